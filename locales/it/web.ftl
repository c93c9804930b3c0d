### The page that loads the program in a browser. `tools/web.sh` takes these texts into it, so each is one
### line without a variable.

web-loading = Arbitro si apre…
web-failed = Arbitro non si apre in questo browser.
web-no-javascript = Per Arbitro serve JavaScript.
web-second-tab = Arbitro è già aperto in un’altra scheda. Chiudila, poi ricarica questa.
web-newer = È pronta una nuova versione di Arbitro.
web-newer-open = Aprila ora
web-newer-later = Più tardi
