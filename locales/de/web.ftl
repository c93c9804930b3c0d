### The page that loads the program in a browser. `tools/web.sh` takes these texts into it, so each is one
### line without a variable.

web-loading = Arbitro wird geöffnet …
web-failed = Arbitro lässt sich in diesem Browser nicht öffnen.
web-no-javascript = Arbitro braucht JavaScript.
web-second-tab = Arbitro ist schon in einem anderen Tab geöffnet. Schließen Sie ihn, und laden Sie diesen neu.
web-newer = Eine neue Version von Arbitro ist bereit.
web-newer-open = Jetzt öffnen
web-newer-later = Später
