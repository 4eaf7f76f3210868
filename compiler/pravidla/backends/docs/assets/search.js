/* The search: looks words up in the index that was made with the pages, as search/index.py does. */
(function () {
  "use strict";
  var W = (window.PRAVIDLA || { words: {} }).words, fold = window.PRAVIDLA && window.PRAVIDLA.fold;
  var form = document.querySelector("form.search"), box = document.getElementById("nalezeno");
  if (!form || !box || !fold) { return; }
  var input = form.querySelector("input"), index = null, forms = null, waiting = [], ready = 0;
  /* Every game has an index of its own; a page of a game has one, the start page those of all games. */
  var books = JSON.parse(form.dataset.games || '[["", ""]]').map(function (one) { return { folder: one[0] ? one[0] + "/" : "", title: one[1], index: null, forms: null }; });
  form.hidden = false;

  function open(book) { index = book.index; forms = book.forms; }
  function load(then) {
    if (ready === books.length) { then(); return; }
    waiting.push(then);
    if (waiting.length === 1) { next(); }
  }
  function next() {
    var book = books[ready], script = document.createElement("script");
    script.src = book.folder + "search-data.js";
    script.onload = function () {
      book.index = window.PRAVIDLA_INDEX; book.forms = new Map();
      book.index.lexemes.forEach(function (one, number) {
        one[1].split(",").forEach(function (end) {
          var whole = one[0] + end, known = book.forms.get(whole);
          if (known) { known.push(number); } else { book.forms.set(whole, [number]); }
        });
      });
      ready += 1;
      open(books[0]);
      if (ready < books.length) { next(); } else { waiting.forEach(function (run) { run(); }); waiting = []; }
    };
    document.body.appendChild(script);
  }
  function stem(word) {
    var kept = word, i, end;
    for (i = 0; i < index.endings.length; i += 1) {
      end = index.endings[i];
      if (word.length - end.length >= 3 && word.slice(-end.length) === end) { kept = word.slice(0, -end.length); break; }
    }
    if (/c$/.test(kept)) { kept = kept.slice(0, -1) + "k"; } else if (/z$/.test(kept)) { kept = kept.slice(0, -1) + "h"; }
    if (kept.length > 3 && /[^aeiouy]e[kcnlrtmbzvd]$/.test(kept)) { kept = kept.slice(0, -2) + kept.slice(-1); }
    return kept;
  }
  function number(word) {
    var wanted = word.charAt(0) === "s" ? word : "s" + word, scores = new Map();
    index.entries.forEach(function (entry, place) {
      if (entry[1] !== "paragraph") { return; }
      if (entry[2] === wanted) { scores.set(place, 4); } else if (entry[2].indexOf(wanted + ".") === 0) { scores.set(place, 2); }
      else if (wanted.indexOf(entry[2] + ".") === 0) { scores.set(place, 3); } // a sentence is found by its paragraph
    });
    return scores;
  }
  function lookWord(word, also, titled) {
    var scores = new Map(), known = forms.get(word) || [], holding = new Set(), stems;
    function add(titles, texts, high, low) {
      titles.forEach(function (one) { holding.add(one); scores.set(one, Math.max(scores.get(one) || 0, high)); });
      texts.forEach(function (one) { scores.set(one, Math.max(scores.get(one) || 0, low)); });
    }
    function lexeme(one, high, low) { var found = index.lexemes[one]; add(found[2], found[3], high, low); also.push(one); }
    known.forEach(function (one) { lexeme(one, 8, 4); });
    stems = Object.prototype.hasOwnProperty.call(index.stems, stem(word)) ? index.stems[stem(word)] : null;
    if (stems) { add(stems[0], stems[1], 6, 3); }
    if (!known.length && !scores.size && word.length >= 3) {
      forms.forEach(function (lexemes, whole) { if (whole.indexOf(word) === 0) { lexemes.forEach(function (one) { lexeme(one, 2, 1); }); } });
    }
    holding.forEach(function (one) { titled.set(one, (titled.get(one) || 0) + 1); });
    return scores;
  }
  function matches(text, pattern) { return text.match(pattern) || []; }
  var WORD = /[\p{L}]+(?:['’][\p{L}]+)*/gu, NUMBER = /^s?\d+(\.\d+)*$/i;
  function wordsIn(text) { return matches(text, WORD).filter(function (one) { return one.length > 1; }); }
  function said(text) { return matches(text, /[\p{L}]+(?:['’][\p{L}]+)*|\d+/gu).map(fold).join(" "); }
  function figures(text) { return matches(text, /\d+/g).join(" "); }
  /* What has all words counts, where nothing has, what has the most of them; a word found nowhere is told. A number among words only tells titles apart. First stands what is called just so. */
  function lookUp(query, also, missing) {
    var tokens = query.toLowerCase().split(/\s+/).filter(Boolean), scores, titled = new Map();
    var words = tokens.every(function (one) { return NUMBER.test(one); }) ? [] : wordsIn(query).map(fold), asked = said(query);
    var holding = new Map(), sums = new Map(), most = 0;
    (words.length ? words : tokens).forEach(function (word) {
      var found = words.length ? lookWord(word, also, titled) : number(word);
      if (!found.size) { missing.push(word); }
      found.forEach(function (score, one) {
        var held = (holding.get(one) || 0) + 1;
        holding.set(one, held); sums.set(one, (sums.get(one) || 0) + score);
        most = Math.max(most, held);
      });
    });
    scores = new Map();
    sums.forEach(function (score, one) { if (holding.get(one) === most) { scores.set(one, score); } });
    if (asked && !scores.size) {
      index.entries.forEach(function (entry, place) { if (said(entry[2]) === asked) { scores.set(place, 1); } });
    }
    function close(one) {
      var entry = index.entries[one], best = [-1, 0];
      if (!words.length || (titled.get(one) || 0) < words.length) { return [0, 0]; }
      (entry[1] === "term" ? entry[2].split(", ") : [entry[2]]).forEach(function (name) {
        var length = wordsIn(name).length, level = said(name) === asked ? 3 : figures(name) === figures(query) ? 2 : 1;
        var mine = length === words.length ? [level, 0] : [0, -length];
        if (mine[0] > best[0] || (mine[0] === best[0] && mine[1] > best[1])) { best = mine; }
      });
      return best;
    }
    return Array.from(scores).map(function (pair) { return [close(pair[0]), pair[1], pair[0]]; })
      .sort(function (a, b) { return b[0][0] - a[0][0] || b[1] - a[1] || b[0][1] - a[0][1] || a[2] - b[2]; }).map(function (one) { return one[2]; });
  }
  window.PRAVIDLA.find = function (query, then) { load(function () { then(lookUp(query, [], []).map(function (one) { return index.entries[one]; })); }); };

  function marked(text, query, also) {
    var wanted = new Set(query.split(/\s+/).map(fold)), out = document.createDocumentFragment();
    also.forEach(function (one) { index.lexemes[one][1].split(",").forEach(function (end) { wanted.add(index.lexemes[one][0] + end); }); });
    text.split(/([\p{L}]+(?:['’][\p{L}]+)*)/u).forEach(function (part) {
      if (part && wanted.has(fold(part))) { var mark = document.createElement("mark"); mark.textContent = part; out.appendChild(mark); }
      else { out.appendChild(document.createTextNode(part)); }
    });
    return out;
  }
  function show() {
    var query = input.value.trim();
    if (query.length < 2) { box.hidden = true; box.textContent = ""; return; }
    load(function () {
      var all = 0, most = books.length > 1 ? 8 : 40, list, missing = null, head = document.createElement("p");
      box.textContent = "";
      head.className = "small"; head.setAttribute("role", "status");
      box.appendChild(head);
      books.forEach(function (book) {
        open(book);
        var also = [], lacking = [], found = lookUp(query, also, lacking);
        missing = missing ? missing.filter(function (one) { return lacking.indexOf(one) >= 0; }) : lacking;
        all += found.length;
        if (!found.length) { return; }
        if (book.title) {
          var title = document.createElement("p"); title.className = "found-in"; title.textContent = book.title + ": " + found.length;
          box.appendChild(title);
        }
        list = hits(book, found.slice(0, most), query, also);
        box.appendChild(list);
        if (found.length > most) { box.appendChild(further(book, list, found.slice(most), query, also)); }
      });
      open(books[0]);
      head.textContent = all ? W.hits + ": " + all + (missing.length ? " (" + W.without + ": " + missing.join(", ") + ")" : "") : W.none;
      box.hidden = false;
    });
  }
  /* Of a sentence that stands in its paragraph, the place of its own. */
  function inside(entry, query) {
    var wanted = query.toLowerCase().replace(/^(?=\d)/, "s");
    return entry[1] === "paragraph" && wanted.indexOf(entry[2] + ".") === 0 && /^s\d+\.\d+\.\d+$/.test(wanted) ? wanted : "";
  }
  /* A button that shows the rest of many hits. */
  function further(book, list, rest, query, also) {
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = W.further.replace("{}", rest.length);
    button.addEventListener("click", function () {
      open(book);
      var added = hits(book, rest, query, also), first = added.querySelector("a");
      while (added.firstChild) { list.appendChild(added.firstChild); }
      open(books[0]);
      button.remove();
      first.focus();
    });
    return button;
  }
  function hits(book, found, query, also) {
    var list = document.createElement("ol"), chosen = window.PRAVIDLA.chosen();
    found.forEach(function (one) {
      var entry = index.entries[one], item = document.createElement("li"), link = document.createElement("a"), parts = entry[0].split("#");
      link.href = book.folder + parts[0] + window.PRAVIDLA.query() + "#" + (inside(entry, query) || parts[1] || "");
      link.appendChild(marked(entry[2], query, also));
      item.appendChild(link);
      var kind = document.createElement("span"); kind.className = "small";
      kind.textContent = " " + (W.kinds[entry[1]] || "") + (chosen && window.PRAVIDLA.decide(index.guards[entry[4]], chosen) === false ? " · " + W.not_here : "");
      item.appendChild(kind);
      if (entry[3]) { var text = document.createElement("div"); text.className = "small"; text.appendChild(marked(entry[3], query, also)); item.appendChild(text); }
      list.appendChild(item);
    });
    return list;
  }
  /* A link to something that stands elsewhere now, or under another name, leads on. */
  var lost = window.PRAVIDLA.lost;
  if (lost) {
    load(function () {
      var found = Object.prototype.hasOwnProperty.call(index.moved, lost) ? index.moved[lost] : null;
      index.entries.forEach(function (entry) { if (!found && entry[0].split("#")[1] === lost) { found = entry[0]; } });
      if (found) { location.replace(found.split("#")[0] + window.PRAVIDLA.query() + "#" + found.split("#")[1]); }
    });
  }
  var timer = 0;
  input.addEventListener("focus", function () { load(function () {}); });
  input.addEventListener("input", function () { clearTimeout(timer); timer = setTimeout(show, 60); });
  form.addEventListener("submit", function (event) { event.preventDefault(); show(); var first = box.querySelector("a"); if (first) { first.focus(); } });
  document.addEventListener("keydown", function (event) {
    if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) { event.preventDefault(); input.focus(); }
    if (event.key === "Escape" && !box.hidden) { box.hidden = true; input.focus(); }
  });
}());
