# Einen Link zu dem weitergeben, was auf dem Bildschirm ist.

share-open = Link weitergeben
share-title = Link weitergeben
share-text = Wer diesen Link öffnet, sieht diese Seite im eigenen Browser.
share-lesson-text = In diesem Link steckt die ganze Lektion: Wer ihn öffnet, kann sie sofort durchgehen. Im Internet ist sie nirgends gespeichert; bewahren Sie den Link also auf.
share-link = Der Link
share-copy = Link kopieren
share-copied = Fügen Sie den Link jetzt in eine E-Mail oder eine Nachricht ein. Erscheint dort etwas anderes, markieren Sie den Link oben und kopieren Sie ihn mit { $ctrl }+C.
share-code = Der Link als QR-Code
share-code-text = Oder lassen Sie andere die Kamera eines Telefons oder Tablets auf diesen Code richten.
share-no-code = Der Link ist zu lang für einen Code, den Telefone lesen können. Schicken Sie ihn per E-Mail oder in einer Nachricht.
share-file = Lektion im Link
share-unread = Dieser Link lässt sich nicht lesen: Vielleicht ist er unvollständig. Kopieren Sie den ganzen Link, oder lassen Sie ihn sich noch einmal schicken.
