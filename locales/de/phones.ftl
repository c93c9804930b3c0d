### The page on which the phones of a class vote.

phones-title = Abstimmung im Unterricht
phones-waiting = Im Moment gibt es nichts abzustimmen. Schauen Sie zur Leinwand.
phones-tap = Tippen Sie auf Ihre Antwort.
phones-tap-cards = Tippen Sie auf die Karten, dann auf „Senden“.
phones-type = Tippen Sie Ihre Antwort ein.
phones-counted = Gezählt: { $answer }. Sie können noch ändern.
phones-closed = Die Abstimmung ist geschlossen. Ihre Antwort: { $answer }. Schauen Sie zur Leinwand.
phones-closed-unanswered = Die Abstimmung ist geschlossen. Schauen Sie zur Leinwand.
phones-late = Die Abstimmung war schon geschlossen: Ihre letzte Antwort zählt nicht. Schauen Sie zur Leinwand.
phones-crowded = Über diese Verbindung haben schon drei Handys abgestimmt. Diese Antwort zählt nicht.
phones-full = Die Klasse ist voll. Diese Antwort zählt nicht.
phones-no-network = Dieses Handy hat kein Netz. Verbinden Sie es mit dem WLAN im Raum.
phones-no-answer = Der Computer der Lehrkraft antwortet nicht. Ist dieses Handy im selben WLAN? Neuer Versuch …
phones-over = Diese Abstimmung ist vorbei. Richten Sie die Kamera noch einmal auf den Code an der Leinwand.
phones-delete = Löschen
phones-minus = Minuszeichen
phones-send = Senden
phones-teams = Ihr Team:
phones-sure = Wie sicher sind Sie?
phones-yes-sure = Sicher
phones-not-sure = Nicht sicher
phones-again = Diese Fragen noch einmal üben
