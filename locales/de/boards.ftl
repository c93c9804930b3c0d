### Boards from PBN files: what was read, what was left out and why.

pbn-read = { $file }: { $boards ->
    [one] { $boards } Board gelesen
   *[other] { $boards } Boards gelesen
}, { $auctions } mit vollständiger Reizung, { $outcomes } mit Ergebnis.
pbn-unreadable = { $file }: Die Datei lässt sich nicht lesen.

pbn-left-out-board = { $board ->
    [none] Dieses Board wird ausgelassen.
   *[other] Board { $board } wird ausgelassen.
}
pbn-left-out-condition = { $board ->
    [none] Dieses Board bleibt.
   *[other] Board { $board } bleibt.
}
pbn-left-out-auction = { $board ->
    [none] Dieses Board bleibt, aber ohne Reizung.
   *[other] Board { $board } bleibt, aber ohne Reizung.
}
pbn-left-out-outcome = { $board ->
    [none] Dieses Board bleibt, aber ohne Kontrakt und Ergebnis.
   *[other] Board { $board } bleibt, aber ohne Kontrakt und Ergebnis.
}
pbn-left-out-play = { $board ->
    [none] Dieses Board bleibt, aber ohne das Spiel der Karten.
   *[other] Board { $board } bleibt, aber ohne das Spiel der Karten.
}
pbn-left-out-line = Diese Zeile wird ausgelassen.

pbn-skipped-too-large = Die Datei ist größer als 8 MiB, viel mehr, als ein Turnier braucht. Exportieren Sie ein einzelnes Turnier, oder teilen Sie die Datei.
pbn-skipped-not-text = Das ist keine PBN-Textdatei: Sie enthält Zeichen, die in keiner PBN-Datei vorkommen. Exportieren Sie die Boards noch einmal als PBN, oder speichern Sie die Datei als UTF-8-Text.
pbn-skipped-too-many-boards = Die Datei enthält mehr als { $most } Boards. Der Rest wurde nicht gelesen.
pbn-skipped-too-many-damaged = Die Datei enthält mehr als { $most } beschädigte Zeilen. Die übrigen werden nicht aufgezählt.
pbn-skipped-no-boards = In dieser Datei gibt es keine Boards.
pbn-skipped-comment-open = Hier beginnt ein Kommentar in geschweiften Klammern, der nicht geschlossen wird.
pbn-skipped-tag = Diese Zeile beginnt mit einer eckigen Klammer, lässt sich aber nicht lesen.
pbn-skipped-no-deal = Die Austeilung fehlt.
pbn-skipped-deal = „{ $text }“ ist keine Austeilung von vier Blättern.
pbn-skipped-hands-unknown = Einige Blätter sind nicht angegeben.
pbn-skipped-card-unknown = „{ $text }“ ist keine Karte.
pbn-skipped-card-twice = Die Karte { $card } ist zweimal ausgeteilt.
pbn-skipped-card-count = { $count ->
    [one] { $seat } hat { $count } Karte statt 13.
   *[other] { $seat } hat { $count } Karten statt 13.
}
pbn-skipped-dealer = „{ $text }“ ist kein Platz. Der Teiler ergibt sich aus der Reizung oder aus der Nummer des Boards.
pbn-skipped-vulnerability = „{ $text }“ ist keine Gefahrenlage. Es gilt diejenige, die zur Nummer des Boards gehört.
pbn-skipped-auction-seat = „{ $text }“ ist kein Platz: Niemand weiß, wer die erste Ansage macht.
pbn-skipped-other-dealer = Teiler ist { $dealer }, aber { $first } macht die erste Ansage.
pbn-skipped-call = Ansage Nummer { $number }, „{ $text }“, ist keine Ansage.
pbn-skipped-irregular-call = Ansage Nummer { $number } ist als regelwidrig gekennzeichnet.
pbn-skipped-illegal-call = Ansage Nummer { $number }, { $call }, ist dort nicht erlaubt. { $reason }
pbn-skipped-contract = „{ $text }“ ist kein Kontrakt.
pbn-skipped-declarer = „{ $text }“ ist kein Platz: Niemand weiß, wer Alleinspieler war.
pbn-skipped-declarer-swapped = Alleinspieler und Dummy hatten die Rollen getauscht.
pbn-skipped-result = „{ $text }“ ist keine Stichzahl von 0 bis 13.
pbn-skipped-all-passed = In der Reizung haben alle gepasst, aber es ist ein Kontrakt angegeben.
pbn-skipped-other-contract = Die Reizung endet mit { $contract } von { $seat }, aber es ist ein anderer Kontrakt angegeben.
pbn-skipped-play-seat = „{ $text }“ spielt nicht aus, also ist unbekannt, wer welche Karte gespielt hat.
pbn-skipped-played-card = Karte Nummer { $number } des Spiels, „{ $text }“, ist keine Karte.
pbn-skipped-illegal-card = Karte Nummer { $number } des Spiels, { $card }, darf dort nicht gespielt werden. { $reason }
pbn-skipped-other-tricks = Im Spiel machte der Alleinspieler { $won } Stiche, aber es ist ein anderes Ergebnis angegeben.

screen-boards-path = Mit eigenen Boards üben: der Pfad einer PBN-Datei
screen-boards-choose = Mit eigenen Boards üben: Wählen Sie eine PBN-Datei.
screen-boards-open = Boards öffnen
screen-boards-drop = Sie können die Datei auch auf dieses Fenster ziehen. Ihre Boards werden benutzt, bis Sie das Programm schließen.
screen-boards-drop-here = Sie können die Datei auch auf diese Seite ziehen. Ihre Boards werden benutzt, bis Sie Arbitro schließen.
screen-boards-close = Wieder die Boards des Programms benutzen
screen-boards-more = { $number ->
    [one] Und ein weiterer Hinweis.
   *[other] Und { $number } weitere Hinweise.
}
