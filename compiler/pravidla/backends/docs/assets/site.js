/* The settings of the game, tables that filter and sort, differences of two settings. Without it everything stands. */
(function () {
  "use strict";
  var W = (window.PRAVIDLA || { words: {} }).words;
  var form = document.querySelector("form#nastaveni");
  var game = document.body.dataset.game || "", opened = location.search;
  function each(selector, run, root) { Array.prototype.forEach.call((root || document).querySelectorAll(selector), run); }

  /* ---- guards, decided as the compiler decides them: true, false, or null for "in play" */
  function decide(guard, chosen) {
    if (guard === null || typeof guard === "boolean") { return guard; }
    var results, settled;
    switch (guard[0]) {
      case "module": return chosen.modules.indexOf(guard[1]) >= 0;
      case "option": return chosen.options[guard[1]] === guard[2];
      case "players":
        switch (guard[1]) {
          case "==": return chosen.players === guard[2];
          case "!=": return chosen.players !== guard[2];
          case "<": return chosen.players < guard[2];
          case "<=": return chosen.players <= guard[2];
          case ">": return chosen.players > guard[2];
          default: return chosen.players >= guard[2];
        }
      case "not": results = decide(guard[1], chosen); return results === null ? null : !results;
      default:
        settled = guard[0] === "or";
        results = guard.slice(1).map(function (one) { return decide(one, chosen); });
        return results.indexOf(settled) >= 0 ? settled : results.indexOf(null) >= 0 ? null : !settled;
    }
  }
  function read(root) {
    var chosen = { players: 0, modules: [], options: {} };
    each("select[name=hraci]", function (one) { chosen.players = Number(one.value); }, root);
    each("input[name=moduly]:checked", function (one) { chosen.modules.push(one.value); }, root);
    each("select[data-start]", function (one) { chosen.options[one.name] = one.value; }, root);
    return chosen;
  }
  function write(root, query) {
    var params = new URLSearchParams(query), modules = (params.get("moduly") || "").split(" ").join("+").split("+");
    each("select[name=hraci]", function (one) { if (params.has("hraci")) { one.value = params.get("hraci"); } if (!one.value) { one.selectedIndex = 0; } }, root);
    each("input[name=moduly]", function (one) { one.checked = modules.indexOf(one.value) >= 0; }, root);
    each("select[data-start]", function (one) { one.value = params.get(one.name) || one.dataset.start; if (!one.value) { one.value = one.dataset.start; } }, root);
    offer(root);
  }
  /* What a link asks for that there is not: said, so that nobody takes one game for another. */
  function unknown(root, query) {
    var params = new URLSearchParams(query), wrong = [];
    function has(name, value) { return Array.prototype.some.call(root.querySelectorAll("[name='" + CSS.escape(name) + "']"), function (one) { return one.tagName === "SELECT" ? Array.prototype.some.call(one.options, function (option) { return option.value === value; }) : one.value === value; }); }
    params.forEach(function (value, name) {
      if (name === "vse" || name === "prvni" || name === "druhe") { return; }
      (name === "moduly" ? value.split(" ").join("+").split("+").filter(Boolean) : [value]).forEach(function (one) { if (!has(name, one)) { wrong.push(name + "=" + one); } });
    });
    return wrong;
  }
  /* Options are offered where they can be chosen; elsewhere they have their usual value. */
  function offer(root) {
    var now = read(root);
    each("label[data-when]", function (label) {
      var fits = decide(JSON.parse(label.dataset.when), now) !== false, select = label.querySelector("select");
      label.hidden = !fits;
      if (!fits) { select.value = select.dataset.start; }
    }, root);
  }
  function query(root) {
    var chosen = read(root), parts = ["hraci=" + chosen.players];
    if (chosen.modules.length) { parts.push("moduly=" + chosen.modules.join("+")); }
    each("select[data-start]", function (one) { if (one.value !== one.dataset.start) { parts.push(encodeURIComponent(one.name) + "=" + encodeURIComponent(one.value)); } }, root);
    if (root === form && document.body.classList.contains("show-all")) { parts.push("vse=1"); }
    return "?" + parts.join("&");
  }
  function keep(key, value) { try { if (value === undefined) { return localStorage.getItem(key); } localStorage.setItem(key, value); } catch (error) { return null; } return null; }

  var chosen = null, listeners = [], both = ""; // the two settings that are compared, for the link
  function people(number) { var forms = W.players.split("|"); return number + "\u00a0" + forms[number === 1 ? 0 : number < 5 ? 1 : 2]; }
  function told() {
    var parts = [];
    each("select[name=hraci]", function (one) { parts.push(people(Number(one.value))); }, form);
    each("input[name=moduly]:checked", function (one) { parts.push(one.parentNode.textContent.trim()); }, form);
    each("select[data-start]", function (one) { if (one.value !== one.dataset.start) { parts.push(one.parentNode.firstChild.textContent.trim() + " " + one.options[one.selectedIndex].text); } }, form);
    return parts.join(" · ");
  }
  function apply(announce) {
    offer(form);
    chosen = read(form);
    var away = 0, place = document.scrollingElement.scrollTop, before = place && firstVisible();
    each("[data-guard]:not(.exception)", function (one) {
      var live = decide(JSON.parse(one.dataset.guard), chosen);
      one.classList.toggle("away", live === false);
      if (live === false && one.tagName === "SECTION") { away += 1; }
    });
    each(".exception[data-guard]", function (one) { one.classList.toggle("away", decide(JSON.parse(one.dataset.guard), chosen) === false); });
    each("[data-overridden]", function (one) {
      var over = JSON.parse(one.dataset.overridden).some(function (guard) { return decide(guard, chosen) === true; });
      one.classList.toggle("struck", over && !one.classList.contains("kind-list"));
    });
    each("section[data-players]", function (one) {
      var options = JSON.parse(one.dataset.options), mine = one.dataset.modules ? one.dataset.modules.split("+") : [];
      var fits = Number(one.dataset.players) === chosen.players && mine.join() === chosen.modules.join() &&
        options.every(function (pair) { return chosen.options[pair[0]] === pair[1]; });
      var note = one.querySelector(".other-settings");
      if (!fits && !note) { note = document.createElement("p"); note.className = "only other-settings"; note.textContent = W.other_settings; one.insertBefore(note, one.children[1]); }
      if (fits && note) { note.remove(); }
    });
    var search = query(form);
    each("a[href]", function (one) {
      var href = one.getAttribute("href");
      if (/^[a-z]+:/.test(href) || href.indexOf("../") === 0 || href.charAt(0) === "#" || /\.json$/.test(href)) { return; }
      var parts = href.split("#");
      one.setAttribute("href", parts[0].split("?")[0] + search + (parts[1] ? "#" + parts[1] : ""));
    });
    history.replaceState(null, "", search + both + location.hash);
    keep("pravidla:" + game, search);
    var status = document.getElementById("stav");
    tellEmpty();
    status.textContent = (announce ? W.changed + ". " : "") + W.applies + ": " + told() + (away ? " · " + W.hidden + ": " + away : "");
    if (before) { document.scrollingElement.scrollTop += before.getBoundingClientRect().top - before.was; }
    listeners.forEach(function (run) { run(chosen); });
  }
  /* A chapter of which nothing holds in these settings says so, and offers the module that it waits for. */
  function tellEmpty() {
    var rules = document.querySelectorAll("main > section.rule"), note = document.getElementById("prazdno");
    var empty = rules.length > 0 && !document.body.classList.contains("show-all") && Array.prototype.every.call(rules, function (one) { return one.classList.contains("away"); });
    if (note) { note.remove(); }
    if (!empty) { return; }
    note = document.createElement("p"); note.id = "prazdno"; note.className = "exception"; note.textContent = W.empty + " ";
    var asked = JSON.stringify(Array.prototype.map.call(rules, function (one) { return JSON.parse(one.dataset.guard); }));
    each("input[name=moduly]", function (one) {
      if (one.checked || asked.indexOf(JSON.stringify(["module", one.value])) < 0) { return; }
      var button = document.createElement("button");
      button.type = "button"; button.textContent = W.turn_on + ": " + one.parentNode.textContent.trim();
      button.addEventListener("click", function () { one.checked = true; apply(true); });
      note.appendChild(button); note.appendChild(document.createTextNode(" "));
    }, form);
    document.querySelector("main").insertBefore(note, document.querySelector("main").firstChild);
  }
  function firstVisible() {
    var found = null;
    each("section.rule", function (one) { if (!found && one.getBoundingClientRect().bottom > 0) { found = one; one.was = one.getBoundingClientRect().top; } });
    return found;
  }
  window.PRAVIDLA.decide = decide;
  window.PRAVIDLA.chosen = function () { return chosen; };
  window.PRAVIDLA.query = function () { return form ? query(form) : ""; };
  window.PRAVIDLA.listen = function (run) { listeners.push(run); };

  function show(all) { document.body.classList.toggle("show-all", all); document.getElementById("vse").checked = all; }

  if (form) {
    form.hidden = false;
    var asked = location.search || keep("pravidla:" + game) || "", wrong = unknown(form, location.search);
    write(form, asked);
    if (wrong.length) { document.getElementById("neznamo").hidden = false; document.getElementById("neznamo").textContent = W.unknown + ": " + wrong.join(", "); }
    show(new URLSearchParams(asked).get("vse") === "1");
    form.addEventListener("change", function (event) {
      if (event.target.id === "vse") { document.body.classList.toggle("show-all", event.target.checked); apply(false); return; }
      apply(true);
    });
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.addEventListener("reset", function (event) { event.preventDefault(); write(form, ""); each("select[name=hraci]", function (one) { one.selectedIndex = 0; }, form); show(false); apply(true); });
    apply(false);
    var target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) {
      if (target.closest(".away")) { show(true); apply(false); }
      target.scrollIntoView();
    } else if (location.hash.length > 1) {
      window.PRAVIDLA.lost = decodeURIComponent(location.hash.slice(1)); // the search knows where everything stands now
    }
    window.addEventListener("beforeprint", function () { each("main details:not(.source)", function (one) { one.open = true; }); });
  }

  /* ---- tables that filter and sort */
  /* What a cell says, without the mark of an assumed figure and without what it depends on. */
  function plain(cell) {
    if (!cell) { return ""; }
    var copy = cell.cloneNode(true);
    each("sup.assumed, .only", function (one) { one.remove(); }, copy);
    return copy.textContent.trim();
  }
  var collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
  each("table.index", function (table) {
    var rows = Array.prototype.slice.call(table.tBodies[0].rows), listing = table.closest(".listing"), heads = table.querySelectorAll("thead th, thead td");
    var bar = document.createElement("div"), filters = [], count = document.createElement("span");
    var cards = Array.prototype.slice.call(listing.querySelectorAll("ul.cards > li")); // as many as rows, or none
    bar.className = "filter"; count.setAttribute("role", "status");
    function shown() {
      var left = 0;
      rows.forEach(function (row, number) {
        var fits = filters.every(function (one) { return one(row); });
        row.hidden = !fits;
        if (cards[number]) { cards[number].hidden = !fits; }
        if (fits && !row.classList.contains("away")) { left += 1; }
      });
      count.textContent = left + " " + W.rows;
    }
    var typed = document.createElement("label"), input = document.createElement("input");
    input.type = "search"; typed.textContent = W.filter + " "; typed.appendChild(input); bar.appendChild(typed);
    filters.push(function (row) { return fold(row.textContent).indexOf(fold(input.value)) >= 0; });
    input.addEventListener("input", shown);
    Array.prototype.forEach.call(heads, function (head, column) {
      var values = {};
      rows.forEach(function (row) { var text = plain(row.cells[column]); values[text] = (values[text] || 0) + 1; });
      var names = Object.keys(values);
      if (column > 0 && names.length > 1 && names.length <= 16 && names.length <= rows.length / 2) {
        var label = document.createElement("label"), select = document.createElement("select");
        label.textContent = head.textContent + " "; select.add(new Option(W.all, ""));
        names.sort(collator.compare).forEach(function (name) { select.add(new Option(name, name)); });
        select.addEventListener("change", shown);
        filters.push(function (row) { return !select.value || plain(row.cells[column]) === select.value; });
        label.appendChild(select); bar.appendChild(label);
      }
      if (head.tagName !== "TH") { return; }
      var button = document.createElement("button");
      button.type = "button"; button.textContent = head.textContent; head.textContent = ""; head.appendChild(button);
      button.addEventListener("click", function () {
        var up = head.getAttribute("aria-sort") !== "ascending";
        each("th", function (one) { one.removeAttribute("aria-sort"); }, table);
        head.setAttribute("aria-sort", up ? "ascending" : "descending");
        rows.slice().sort(function (a, b) {
          var x = a.cells[column], y = b.cells[column], order;
          if (x && y && x.dataset.number !== undefined && y.dataset.number !== undefined) { order = x.dataset.number - y.dataset.number; }
          else { order = collator.compare(plain(x), plain(y)); }
          return up ? order : -order;
        }).forEach(function (row) {
          var card = cards[rows.indexOf(row)];
          table.tBodies[0].appendChild(row);
          if (card) { card.parentNode.appendChild(card); }
        });
      });
    });
    bar.appendChild(count);
    listing.insertBefore(bar, listing.firstChild);
    window.PRAVIDLA.listen(shown);
    shown();
  });
  function fold(text) { return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/['’](s$)?/g, ""); }
  window.PRAVIDLA.fold = fold;

  /* ---- differences of any two settings */
  var compare = document.getElementById("porovnani");
  if (compare) {
    compare.hidden = false;
    var sides = compare.querySelectorAll("fieldset");
    var sent = new URLSearchParams(opened);
    write(sides[0], sent.get("prvni") || ""); write(sides[1], sent.get("druhe") || query(form));
    var tell = function () {
      var first = read(sides[0]), second = read(sides[1]), list = document.createElement("ul");
      each("tr[data-items]", function (row) {
        var said = row.dataset.said ? JSON.parse(row.dataset.said) : [];
        if (said.length === 1 && !said[0]) { return; } // an exception: told with what it replaces
        JSON.parse(row.dataset.items).forEach(function (item) {
          var was = state(item, first), now = state(item, second), before = holding(item, said, first), after = holding(item, said, second);
          if (was === now && before === after) { return; }
          var line = document.createElement("li"), link = row.querySelector("a").cloneNode(true), parts = [];
          line.appendChild(link);
          if (was === "away" || now === "away" || !(before && after)) { parts.push(W[now === "holds" ? "holds" : now === "away" ? "no_longer" : now === "struck" ? "replaced" : "in_play"]); }
          if (before && was !== "away") { parts.push(W.was + ": " + before); }
          if (after && now !== "away") { parts.push(W.is + ": " + after); }
          line.appendChild(document.createTextNode(" – " + parts.join("; ")));
          list.appendChild(line);
        });
      });
      var out = document.getElementById("rozdily");
      out.textContent = list.children.length ? "" : W.same;
      if (list.children.length) { out.appendChild(list); }
      both = "&prvni=" + encodeURIComponent(query(sides[0])) + "&druhe=" + encodeURIComponent(query(sides[1]));
      history.replaceState(null, "", query(form) + both + location.hash);
    };
    /* What is said of something in some settings: by itself, or by the exception that holds. */
    var holding = function (item, said, settings) {
      var over = item[1].map(function (guard) { return decide(guard, settings) === true; }).indexOf(true);
      return said[over + 1] || "";
    };
    var state = function (item, settings) {
      var live = decide(item[0], settings);
      if (live === false) { return "away"; }
      if (item[1].some(function (guard) { return decide(guard, settings) === true; })) { return "struck"; }
      return live === null ? "play" : "holds";
    };
    compare.addEventListener("change", function () { Array.prototype.forEach.call(sides, offer); tell(); });
    compare.addEventListener("submit", function (event) { event.preventDefault(); });
    window.PRAVIDLA.listen(function () { write(sides[1], query(form)); tell(); });
    tell();
  }
}());
