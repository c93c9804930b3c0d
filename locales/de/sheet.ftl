### Blätter zum Drucken: Übungen mit Lösungen, Merkblatt zur Abrechnung, Tabelle aller Scores.

## Auf jeder Seite

sheet-page = Seite { $page } von { $pages }

## Übungsblätter

sheet-name = Name
sheet-date = Datum
sheet-look-up = Jede Übung trägt am rechten Rand einen Code. Geben Sie ihn in Arbitro auf der Seite „{ screen-practice-title }“ ein: Dort können Sie die Übung lösen, und Arbitro sagt Ihnen, ob die Antwort stimmt und warum.
sheet-key = Lösungen: { $title }
sheet-call-number = Nummer der Ansage
sheet-points = Punkte
sheet-mark-calls = Kreuzen Sie alle richtigen Ansagen an.
sheet-mark-cards = Kreuzen Sie alle richtigen Karten an.

## Das Merkblatt zur Abrechnung

sheet-card-title = Die Turnierabrechnung auf einer Seite
sheet-card-file = merkblatt-abrechnung
sheet-card-tricks = Punkte für jeden gereizten und gewonnenen Stich
sheet-card-first-trick = { $strain }, der erste Stich
sheet-card-next-trick = { $strain }, jeder weitere Stich
sheet-card-premiums = Prämien für den erfüllten Kontrakt
sheet-card-game-is = Vollspiel heißt: mindestens { $points } Stichpunkte im Kontrakt. Ohne Kontra sind das { $contracts }.
sheet-card-slam = Zu einem Schlemm gehört auch die Vollspielprämie.
sheet-card-overtricks = Punkte für jeden Überstich
sheet-card-undertricks = Was jeder Faller kostet
sheet-card-imps = Teamturnier: IMP für die Differenz
sheet-card-difference = Ab
sheet-card-imp = IMP
sheet-card-matchpoints = Paarturnier: Matchpunkte
sheet-card-matchpoints-text = Für jeden Score, den ein Paar schlägt, bekommt es { $win }, für jeden gleichen { $tie }.
sheet-card-boards = Teiler und Gefahrenlage
sheet-card-boards-how = Nummer des Boards, Teiler, wer in Gefahr ist. Board { $again } ist wie Board 1 und so fort.
sheet-card-both = alle

## Die Tabelle aller Scores

sheet-table-title = Alle Scores im Turnierbridge
sheet-table-file = score-tabelle
sheet-table-made = Erfüllte Kontrakte
sheet-table-how = Die erste Spalte nennt die Stufe und die Überstiche: 3+1 ist ein Kontrakt auf der Dreierstufe mit einem Überstich. In jeder Spaltengruppe: { doubling-undoubled } (–), { doubling-doubled } (X), { doubling-redoubled } (XX).
sheet-table-down = Gefallene Kontrakte
sheet-table-down-how = Die erste Spalte nennt die Zahl der Faller. Die Denomination spielt hier keine Rolle.

## Im Terminal

cli-sheet-written = Geschrieben: { $file }
cli-sheet-again = Dasselbe Blatt noch einmal: { $option }
sheet-error-exists = Die Datei { $file } gibt es schon, und es wurde nichts geschrieben.
sheet-error-same-file = Die Übungen und die Lösungen können nicht beide in { $file } stehen.
sheet-error-not-written = Die Datei { $file } konnte nicht geschrieben werden. Gibt es diesen Ordner, und dürfen Sie darin schreiben?
sheet-error-not-made = Die Seiten konnten nicht erzeugt werden.
sheet-error-empty = Diese Lektion stellt keine Fragen; es gibt nichts zu drucken.
cli-sheet-force = Mit --force wird sie ersetzt.
cli-sheet-unknown = Es gibt weder eine Lektion noch ein Thema „{ $name }“.

## Die Seite „Übungsblatt“

screen-sheet-title = Übungsblatt
screen-sheet-intro = Übungen auf A4, mit Lösungen und Rechenweg. Jede trägt einen Code, mit dem Sie sie in Arbitro wiederfinden.
screen-sheet-what = Worum geht es?
screen-sheet-lesson = Eine Lektion
screen-sheet-topic = Ein Thema
screen-sheet-whole-group = alles davon
screen-sheet-choose-lesson = Bitte wählen Sie zuerst eine Lektion.
screen-sheet-items = Höchstzahl der Übungen
screen-sheet-language = Sprache
screen-sheet-second = Zweite Sprache, kleiner
screen-sheet-key = Die Lösungen
screen-sheet-key-inside = am Ende derselben Datei
screen-sheet-key-apart = in einer eigenen Datei
screen-sheet-path = Wo die Datei liegen soll
screen-sheet-make = Blatt erzeugen
screen-sheet-made = Erzeugt: { $file }
screen-sheet-no-path = Bitte geben Sie zuerst an, wo die Datei liegen soll.
screen-sheet-more = Außerdem zum Drucken
screen-sheet-more-text = Für den Tisch, als Dateien im selben Ordner.
screen-sheet-more-text-here = Für den Tisch, jeweils als eigene Datei.
screen-sheet-card = Merkblatt zur Abrechnung
screen-sheet-table = Tabelle aller Scores
sheet-key-file = { $name }-loesungen
