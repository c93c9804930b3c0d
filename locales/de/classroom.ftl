### In front of a class: the projector, the votes, the page of the teacher.

## The page of the teacher

nav-teach = Unterrichten
screen-home-teach-title = Lektion vor der Klasse
screen-home-teach-text = auf der Leinwand, mit Abstimmung und Fernbedienung
teach-intro = Hier bereiten Sie die Lektion für Ihre Klasse vor.
teach-class-title = Vor der Klasse
teach-class-text = Die Lektion füllt den ganzen Bildschirm und zeigt immer nur eine Sache auf einmal. Weiter geht es mit der Fernbedienung, der Tastatur oder der Maus. Die Antworten der Klasse verändern niemandes Lernstand. **?** zeigt alle Tastenkürzel, mit **Esc** hören Sie auf.
teach-phones-text = Mit **Q** stimmt die Klasse mit ihren Handys ab, ohne Internet und ohne Namen.
teach-second = Sprachen: { $language }, und darunter jeweils:
teach-window-text = Haben Sie einen zweiten Bildschirm? Dann zeigt Ihnen ein eigenes Fenster, was als Nächstes kommt, Ihre Notizen, die Antwort und die Stimmen.
teach-window-off = Ohne eigenes Fenster
teach-window-on = Mit eigenem Fenster
teach-lesson-title = Welche Lektion?
teach-recent = Ihre zuletzt gespeicherten oder geöffneten Lektionen:
teach-course = Der Kurs:
teach-lessons = { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
}
teach-votes-kept = Die Stimmen der Klasse stehen in dieser Datei: { $file }
teach-votes-beside = Daneben liegen ein Blatt als PDF und eine Lektion mit denselben Übungen, um sie zu wiederholen.
teach-votes-unkept = Die Stimmen konnten nicht im Ordner { $file } gespeichert werden.

teach-quiz-title = Ein Quiz
teach-quiz-text = Neue Fragen, über die die Klasse abstimmt, mit Handys oder per Handzeichen, in ihrem Tempo. Zwei Teams bekommen Punkte für ihren Anteil richtiger Antworten, nie für Schnelligkeit; mit Handys wird das von selbst gezählt.
teach-quiz-mixed = Von allem etwas
teach-quiz-items = { $items } Fragen
teach-quiz-alone = ohne Rangliste
teach-quiz-teams = zwei Teams
teach-quiz-start = Quiz beginnen

teach-compose-title = Eine eigene Lektion
teach-compose-text = Wählen Sie Themen, behalten Sie die vorgeschlagenen Übungen oder tauschen Sie sie aus, und fügen Sie einen eigenen Text hinzu. Das geht auch mit den Boards von gestern Abend.
teach-compose-open = Lektion zusammenstellen
teach-file-title = Eine Lektion aus einer Datei
teach-file-text = Öffnen Sie eine Lektion, die Sie oder andere gespeichert haben: Drücken Sie auf das, was Sie mit ihr vorhaben, und wählen Sie dann die Datei. Sie können die Datei auch auf diese Seite ziehen.
teach-folder-title = Ein Ordner mit Lektionen
teach-folder-text = Öffnen Sie die Lektionen, die Sie geschrieben haben. Was Sie ändern und speichern, sehen Sie sofort.
teach-folder-open = Ordner öffnen
teach-sheet-title = Übungen auf Papier
teach-sheet-text = Die Übungen einer Lektion oder eines Themas als PDF zum Drucken, mit den Lösungen auf eigenen Seiten. Dazu die Tabelle aller Scores.
teach-sheet-open = Blatt vorbereiten

## In front of the class

projector-vote = Abstimmung { $round }
projector-item = Frage { $item } von { $items }
projector-voted = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
projector-discuss = Sprechen Sie mit Ihren Nachbarn darüber
projector-right = Richtige Antwort
projector-remember = Zum Merken
projector-end = Ende der Lektion
projector-end-knows = Das wissen Sie jetzt
projector-typed = Zum Schritt { $number }: Enter
projector-timer-left = Restzeit: { $time }
projector-teams = Team A { $one } : { $other } Team B

## What can be done

projector-back = Zurück
projector-forward = Weiter
projector-all = Alles auf einmal
projector-list = Schritte
projector-black = Schwarzer Bildschirm
projector-hide = Antwort verbergen
projector-another = Noch eine ähnliche
projector-vote-again = Noch einmal abstimmen
projector-timer = Timer
projector-teams-shown = Teams
projector-phones = Handys
projector-phones-off = Handys aus
projector-teacher = Eigenes Fenster
projector-full = Vollbild
projector-leave = Aufhören
projector-keys = Tastenkürzel

projector-leave-title = Lektion beenden?
projector-leave-text = Die Lektion vor der Klasse wird geschlossen.
projector-leave-votes = Die Lektion vor der Klasse wird geschlossen. Sie können die Stimmen in einer kleinen Textdatei speichern, ohne Namen.
projector-leave-stay = Weitermachen
projector-leave-save = Stimmen speichern und beenden
projector-leave-end = Beenden

projector-list-title = Zu einem Schritt gehen
projector-list-how = Klicken Sie auf einen Schritt, oder geben Sie seine Nummer ein, und drücken Sie Enter.
projector-list-here = jetzt hier
projector-list-picture = Bild
projector-list-example = Beispiel
projector-list-question = Frage
projector-list-vote = Abstimmung
projector-list-recap = Wiederholung
projector-list-practise = Übung

## Its keys

key-name-forward = → / Leertaste / Bild ↓
key-name-back = ← / Bild ↑
key-name-all = A / Ende
key-name-list = L / O
key-name-jump = Nummer, Enter
key-name-black = B / .
key-name-white = W / ,
key-name-hide = H
key-name-another = N
key-name-timer = T, + und −
key-name-votes = 1 – 4
key-name-vote-again = V
key-name-phones = Q
key-name-teams = S; Alt mit 1 oder 2
key-name-full = F11
projector-key-forward = zeigen, was als Nächstes kommt
projector-key-back = einen Schritt zurück
projector-key-all = alles auf einmal zeigen: den Text, das Bild, die Frage; dann die Antwort mit ihren Gründen
projector-key-list = die Liste der Schritte öffnen
projector-key-jump = zum Schritt mit dieser Nummer gehen (solange nicht abgestimmt wird)
projector-key-black = schwarzer Bildschirm, dann wieder die Lektion
projector-key-white = weißer Bildschirm, dann wieder die Lektion
projector-key-hide = die Antwort verbergen, dann wieder zeigen
projector-key-another = eine andere Frage derselben Art
projector-key-timer = den Timer starten oder ausblenden; eine halbe Minute mehr oder weniger
projector-key-votes = eine Stimme für A – D zählen; die Rücktaste nimmt die letzte weg
projector-key-vote-again = ein zweites Mal abstimmen
projector-key-phones = mit den Handys abstimmen lassen; dann ihren Code zeigen oder wieder die Lektion
projector-key-teams = die Teams zeigen; ein Punkt für A oder B
projector-key-full = Vollbild
projector-key-escape = aufhören; vorher werden Sie gefragt, und Bild ↓ heißt dann weitermachen
keys-project = die Lektion vor der Klasse zeigen

## Phones that vote

class-phones-title = Die Klasse stimmt mit ihren Handys ab
class-phones-text = Die Handys müssen im selben WLAN sein wie dieser Computer, der ihnen selbst antwortet: kein Internet, kein Konto, keine Namen, und nichts verlässt den Raum. Gehobene Hände zählen wie bisher und kommen hinzu.
class-phones-networks = In welchem Netz sind die Handys?
class-phones-network = { $address } ({ $name })
class-phones-virtual = { $address } ({ $name }, von einem Programm auf diesem Computer)
class-phones-own = { $address } (nur dieser Computer, zum Ausprobieren)
class-phones-none = Dieser Computer ist in keinem Netz. Verbinden Sie ihn mit einem WLAN oder dem Hotspot eines Handys, und versuchen Sie es noch einmal.
class-phones-numbers = Punkte, andere Zahlen und Karten
class-phones-choose = aus vier Antworten wählen
class-phones-typed = auf den Handys eingeben
class-phones-type-answer = Tippen Sie Ihre Antwort ins Handy
class-phones-tap-answer = Tippen Sie auf dem Handy auf Ihre Antwort
class-phones-own-answers = Die Klasse antwortet auf den Handys, ohne Vorgaben. Wenn Sie weitergehen, erscheinen die häufigsten Antworten und die richtige.
class-phones-others = andere Antworten
class-phones-sure = Wie sicher sind Sie?
class-phones-sure-off = nicht fragen
class-phones-sure-on = nach jeder Antwort fragen
class-phones-wifi-text = Wenn Sie möchten, verbindet ein zweiter Code die Handys mit dem WLAN. Alle im Raum können ihn lesen; er wird nirgends gespeichert.
class-phones-wifi = Name des WLANs
class-phones-password = Passwort des WLANs
class-phones-web = Hat Ihr Club dieses Programm auf seiner Website, deren Adresse: Am Ende bekommen die Handys einen Link zu denselben Übungen.
class-phones-start = Abstimmen lassen
class-phones-cancel = Abbrechen
class-phones-failed = Das ging nicht: { $reason }
class-phones-invite = Mit dem Handy abstimmen
class-phones-join = 1. Verbinden Sie sich mit dem WLAN in diesem Raum.
class-phones-join-named = 1. Verbinden Sie sich mit dem WLAN { $name }.
class-phones-scan = 2. Richten Sie die Kamera des Handys auf den Code.
class-phones-type = Oder tippen Sie diese Adresse in den Browser:
class-phones-code = Code für die Handys: { $address }
class-phones-wifi-code = Code für das WLAN { $name }
class-phones-present = { $phones ->
    [0] Noch kein Handy da
    [one] { $phones } Handy ist da
   *[other] { $phones } Handys sind da
}
class-phones-help = Kein Handy da? Vielleicht ist es in einem anderen WLAN, oder es nutzt mobile Daten: Schalten Sie diese aus. Gästenetze trennen oft die Geräte voneinander; dann hilft der Hotspot eines Handys. Fragt dieser Computer, ob er erreichbar sein darf, erlauben Sie es.
class-phones-lost = Dieser Computer ist nicht mehr in diesem Netz. Schalten Sie die Handys aus und wieder ein.
class-phones-crowded = Ein Gerät wollte öfter als dreimal abstimmen, als wäre es mehrere Handys. Seine weiteren Stimmen zählen nicht.

## What a class has answered, on a sheet

class-results-once = { $votes ->
    [one] { $votes } Stimme.
   *[other] { $votes } Stimmen.
} Richtig: { $first } %. **{ $answer }**
class-results-twice = { $votes ->
    [one] { $votes } Stimme.
   *[other] { $votes } Stimmen.
} Richtig: { $first } %, nach dem Gespräch { $second } %. **{ $answer }**
class-results-slip = Der häufigste Fehler ({ $votes }): { $slip }
class-results-sure = Sicher und doch falsch: { $votes }
class-results-lesson = { $lesson }, { $date }

## The window of the teacher

teacher-window = Eigenes Fenster
teacher-now = Die Klasse sieht
teacher-now-black = Die Klasse sieht einen schwarzen Bildschirm. Danach sieht sie wieder:
teacher-now-white = Die Klasse sieht einen weißen Bildschirm. Danach sieht sie wieder:
teacher-now-hidden = Die Klasse sieht (die Antwort ist verborgen)
teacher-now-phones = Die Klasse sieht den Code für die Handys. Danach sieht sie:
teacher-next = Danach
teacher-answer = Antwort: { $answer }
teacher-notes = Notizen
teacher-votes-later = Gezählt wird, sobald die Klasse die Antworten sieht.
teacher-count = Stimmen für { $letter }
teacher-sure = { $votes } sicher
teacher-one-less = Eine Stimme weniger für { $letter }
teacher-one-more = Eine Stimme mehr für { $letter }
teacher-team-less = Ein Punkt weniger für Team { $team }
teacher-team-more = Ein Punkt mehr für Team { $team }
classroom-advice-explain-again = Weniger als 35 % haben richtig geantwortet: Erklären Sie es noch einmal mit anderen Worten.
classroom-advice-discuss = 35 bis 70 % haben richtig geantwortet: Lassen Sie die Nachbarn darüber reden und dann noch einmal abstimmen.
classroom-advice-go-on = Mehr als 70 % haben richtig geantwortet: Zeigen Sie die Antwort, und machen Sie weiter.

## Closing the window

compose-close-asked = Diese Lektion ist noch nicht gespeichert. Speichern Sie sie hier, oder schließen Sie das Fenster noch einmal, um sie zu verwerfen.
