### Chapters: those that are optional, and the test at the end of each.

chapter-optional = { $chapter } (facultatif)
chapter-is-it-played-title = La carte est-elle jouée ?

## The test. $known of $items were known, $pass of them pass it.

screen-test-title = Test du chapitre
screen-test-state-new = { $items } questions nouvelles, réussi à partir de { $pass }
screen-test-state-best = meilleur résultat : { $known } sur { $items }
screen-test-state-passed = ✓ réussi, { $known } sur { $items }
screen-test-passed = Test du chapitre réussi
screen-test-passed-text = Réponses justes sans indice : { $known } sur { $items }. Au chapitre suivant !
screen-test-missed = Encore un petit effort
screen-test-missed-text = Réponses justes sans indice : { $known } sur { $items }. Le test est réussi à partir de { $pass }. Entraînez-vous un peu, puis recommencez : les questions seront différentes.
screen-test-again = Refaire le test
screen-home-chapter-finished = terminé
screen-home-chapter-sealed = terminé ✓ test réussi
screen-lesson-end-test = Test du chapitre : { $items } questions
cli-test = Ces questions portent sur tout le chapitre. Les indices sont là, mais une réponse donnée après un indice compte comme non réussie.
cli-chapter-unknown = Il n’y a pas de chapitre « { $chapter } » avec un test. « arbitro lesson » en donne la liste.
cli-lesson-test = Et maintenant le test de ce chapitre : { $command }
