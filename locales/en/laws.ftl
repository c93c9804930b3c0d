### How a Law is cited, and what each is about, in our own words.

law-cite = Law { $law }
law-cite-definitions = Definitions
law-book-duplicate = Laws of Duplicate Bridge { $year }
law-book-rubber = Laws of Contract Bridge { $year }

law-subject-17 = whose turn it is to call
law-subject-18 = bids and their order
law-subject-19 = doubles and redoubles
law-subject-22 = the end of the auction
law-subject-24 = cards exposed during the auction
law-subject-27 = insufficient bids
law-subject-41 = the opening lead
law-subject-44 = following suit, winning the trick
law-subject-45 = when a card is played
law-subject-47 = taking a card back
law-subject-48 = cards exposed by declarer
law-subject-49 = cards exposed by a defender
law-subject-50 = penalty cards
law-subject-51 = two or more penalty cards
law-subject-52 = failing to play a penalty card
law-subject-53 = accepting a lead out of turn
law-subject-56 = a defender’s lead out of turn
law-subject-57 = playing too early
law-subject-58 = two cards at once
law-subject-60 = playing on after an irregularity
law-subject-62 = correcting a revoke
law-subject-67 = tricks with too few or too many cards
law-subject-68 = claims and concessions
law-subject-77 = the score
law-subject-definitions = what the words mean
