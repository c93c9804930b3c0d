### The page that loads the program in a browser. `tools/web.sh` takes these texts into it, so each is one
### line without a variable.

web-loading = Arbitro is opening…
web-failed = Arbitro does not open in this browser.
web-no-javascript = Arbitro needs JavaScript.
web-second-tab = Arbitro is already open in another tab. Close that one, then reload this one.
web-newer = A new version of Arbitro is ready.
web-newer-open = Open it now
web-newer-later = Later
