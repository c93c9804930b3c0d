### Swiss German: the honour is “Honneur”.

lesson-what-you-may-have-read-penalty =
    Nun die Strafkarten. Zwei Dinge liest man oft falsch: welche Karten Honneurs sind und wen eine Hauptstrafkarte betrifft. Das eine entscheidet über die Art der Strafkarte, das andere über ein Ausspiel (§ 50).
