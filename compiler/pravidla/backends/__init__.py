"""From the typed IR and the definitions to something that is used: Python engines, reference pages."""
