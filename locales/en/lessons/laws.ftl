### Lesson: my first penalty card.

chapter-laws-title = When something goes wrong

lesson-first-penalty-card-title = My first penalty card
lesson-first-penalty-card-intro =
    South is declarer. While you sort your cards as a **defender**, one slips out and lies on the table, face up. It happens to everybody. Call the Director, and stay calm: this lesson tells you what comes next.
lesson-first-penalty-card-what =
    A **defender’s** card that partner could have seen, outside normal play, becomes a **penalty card**. It stays face up on the table. Whether partner really looked does not matter.
lesson-first-penalty-card-minor =
    There are two kinds. A penalty card is **minor** only if all of this is true:
    
    – it is **below the ten**,
    – it was exposed **by accident**,
    – it is that defender’s **only** penalty card.
lesson-first-penalty-card-major =
    Every other one is **major**: an honour (ace, king, queen, jack **or ten**), a card that was played or shown on purpose, or two and more cards.
lesson-first-penalty-card-example =
    A first example. East drops { BRIDGE("H9") }: small, by accident, alone. Minor. If East drops { BRIDGE("HT") } instead, it is major, for the ten is an honour.
lesson-first-penalty-card-declarer =
    Only defenders can have penalty cards. If **declarer** drops a card, it simply goes back to the hand: nobody but the opponents could profit from it.
lesson-first-penalty-card-play-major =
    A **major** penalty card must be played at the **first legal opportunity**: when following suit, discarding, ruffing or leading.
    
    But the suit led comes first: whoever can follow suit must do so, even if the penalty card stays on the table.
lesson-first-penalty-card-play-minor =
    A **minor** penalty card is much milder. It only goes before the **other small cards of its suit**. An honour of that suit may be played instead, and every other suit is free.
lesson-first-penalty-card-two =
    Careful: a second card changes everything. As soon as a defender has two penalty cards, **both are major**, the first one too. If both can be played, **declarer** names which.
lesson-first-penalty-card-partner =
    A major penalty card touches its owner’s **partner** too. When the partner is to lead, declarer may require that suit, forbid it, or leave things as they are. The Director explains it at the table; another lesson goes into it.
lesson-first-penalty-card-practise =
    Now fresh positions: first the kind of card, then what may be played.
lesson-first-penalty-card-close =
    You now know a minor penalty card from a major one, and what its owner may play. So the next card that slips out is no drama.
