### Chapters: those that are optional, and the test at the end of each.

chapter-optional = { $chapter } (freiwillig)
chapter-is-it-played-title = Ist die Karte gespielt?

## The test. $known of $items were known, $pass of them pass it.

screen-test-title = Kapiteltest
screen-test-state-new = { $items } neue Fragen, bestanden mit { $pass }
screen-test-state-best = bestes Ergebnis: { $known } von { $items }
screen-test-state-passed = ✓ bestanden, { $known } von { $items }
screen-test-passed = Kapiteltest bestanden
screen-test-passed-text = { $known } von { $items } ohne Hilfe richtig. Weiter zum nächsten Kapitel!
screen-test-missed = Noch nicht ganz
screen-test-missed-text = { $known } von { $items } ohne Hilfe richtig; bestanden ist der Test mit { $pass }. Üben Sie ein wenig, und versuchen Sie es dann noch einmal: Die Fragen werden andere sein.
screen-test-again = Test wiederholen
screen-home-chapter-finished = fertig
screen-home-chapter-sealed = fertig ✓ Test bestanden
screen-lesson-end-test = Kapiteltest: { $items } Fragen
cli-test = Diese Fragen umfassen das ganze Kapitel. Tipps gibt es, aber eine Antwort nach einem Tipp zählt nicht als richtig.
cli-chapter-unknown = Ein Kapitel „{ $chapter }“ mit einem Test gibt es nicht. „arbitro lesson“ zeigt die Liste.
cli-lesson-test = Jetzt der Test zu diesem Kapitel: { $command }
