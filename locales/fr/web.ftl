### The page that loads the program in a browser. `tools/web.sh` takes these texts into it, so each is one
### line without a variable.

web-loading = Arbitro s’ouvre…
web-failed = Arbitro ne s’ouvre pas dans ce navigateur.
web-no-javascript = Arbitro a besoin de JavaScript.
web-second-tab = Arbitro est déjà ouvert dans un autre onglet. Fermez-le, puis rechargez celui-ci.
web-newer = Une nouvelle version d’Arbitro est prête.
web-newer-open = L’ouvrir maintenant
web-newer-later = Plus tard
