## Formen der Antwort

explain-remember = Merken Sie sich: { $rule }
decimal-mark = ,
cli-expect-choices = Bitte geben Sie die Nummern aller richtigen Antworten ein, durch Leerzeichen getrennt; 0 für keine.
cli-expect-call-made = Bitte geben Sie die Nummer einer Ansage ein.
cli-expect-column = Bitte geben Sie { $rows } Zahlen ein, durch Leerzeichen getrennt, eine je Zeile; einen Strich für eine leere.
cli-expect-slip = Bitte geben Sie eine Zeile des Boardzettels ein, zum Beispiel { $example }.
cli-expect-count = Bitte geben Sie eine Zahl ein: 0 oder mehr.
answer-call-made-hint = Wählen Sie die Ansage in der Reizung.
answer-slip = Wie auf dem Boardzettel
