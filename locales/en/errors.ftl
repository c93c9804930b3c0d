### What is wrong with a lesson file, for the teacher who wrote it.

lesson-error-at = { $file }, line { $line }, column { $column }:
lesson-error-file = { $file }:
lesson-error-found = your file has: { $found }
lesson-error-expected = possible here: { $expected }
lesson-error-nearest = did you mean: { $nearest }?

lesson-error-unreadable = the file cannot be read
lesson-error-not-text = the file is not UTF-8 text
lesson-error-too-large = the file is larger than 1 MiB
lesson-error-link-damaged = the link is not complete: perhaps an e-mail cut it off. Copy the whole link, or ask for it again
lesson-error-too-deep = the brackets are nested too deeply
lesson-error-syntax = this cannot be read as a lesson
lesson-error-expected-kind = this value is of the wrong kind
lesson-error-quoted-word = this word is written without quotation marks
lesson-error-comma-missing = a comma is missing here
lesson-error-name-missing = a name and a colon belong before this value
lesson-error-quote-inside = a quotation mark in the middle of a text ends it: write “ ” inside a text
lesson-error-unclosed = a bracket or a quotation mark is not closed
lesson-error-unknown-field = there is no such field here
lesson-error-unknown-variant = there is no such step, exercise or word here
lesson-error-missing-field = a field is missing here
lesson-error-duplicate-field = this field is given twice
lesson-error-trailing = there is something after the end of the lesson
lesson-error-format = this lesson was written for a later version
lesson-error-id-twice = this id is used twice in the course
lesson-error-id-form = an id is made up of at most 60 lower-case letters, digits and hyphens
lesson-error-missing-text = there is no such text in the language files
lesson-error-empty-text = this text is empty
lesson-error-no-steps = a lesson needs at least one step
lesson-error-too-many-steps = a lesson has at most 200 steps
lesson-error-too-many-lessons = a course has at most 200 chapters and 2000 lessons
lesson-error-lesson-missing = there is no such lesson file
lesson-error-named-twice = this lesson is listed twice; the first mention counts
lesson-error-notation = this { $field } cannot be read
lesson-error-illegal-call = the auction is not legal: call { $number }, { $call }, is not allowed there. { $reason }
lesson-error-card-twice = { $found } appears twice
lesson-error-too-many-cards = a hand has at most 13 cards
lesson-error-too-many-seen = so many cards are shown that too few are left for the defenders
lesson-error-declarers-cards = declarer must have as many cards as dummy, or one fewer once declarer has played to the trick
lesson-error-shown-out = { $found } is still held, but an earlier trick shows that the hand has no card of that suit
lesson-error-trick-full = before the player’s turn a trick has at most three cards
lesson-error-tricks = the number of tricks must be between 0 and 13
lesson-error-how = there is no such way of exposing a card
lesson-error-how-not-here = this way of exposing a card cannot be asked here
lesson-error-how-missing = a card is exposed, but “how” is missing
lesson-error-exposes-missing = “how” is given, but no exposed card
lesson-error-penalty-cards = write penalty cards like this: H5:minor or H5:major C8:major
lesson-error-minor-honour = an honour is never a minor penalty card
lesson-error-minor-beside-another = a minor penalty card is always the player’s only one
lesson-error-penalty-of-declarer = declarer and dummy never have penalty cards
lesson-error-not-in-hand = this card is not in the player’s hand
lesson-error-nothing-asked = nothing is asked: give “exposes” and “how”, or “trick”
lesson-error-auction-not-over = the auction must be over
lesson-error-skill = there is no such skill
lesson-error-kind = there is no such kind of exercise
lesson-error-kind-of-other-skills = exercises of this kind do not practise any of these skills
lesson-error-items = the number of items must be between 1 and 50
lesson-error-reveal-not-here = this picture cannot appear bit by bit in this way
lesson-error-deal = a deal has four hands of 13 cards, written as in PBN
lesson-error-deal-count = a deal needs 13 cards in each hand; { $seat } has { $count }
lesson-error-expect-denied = “expect” says { $found }, the rules say { $expected }
lesson-error-bold-open = warning: the bold text that begins here is not closed with **
lesson-error-brace-open = warning: the brace that opens here is not closed
lesson-error-brace-unknown = warning: this text in braces is not a call, a card or a player, and will be shown as it is
lesson-error-language-lacking = warning: this text is missing in: { $found }. Other texts of the lesson exist in that language

## What a field is, inside the sentences above

lesson-field-auction = auction
lesson-field-call = call
lesson-field-seat = seat
lesson-field-hand = hand
lesson-field-cards = list of cards
lesson-field-card = card
lesson-field-contract = contract
lesson-field-strain = strain
lesson-field-vulnerability = vulnerability
lesson-field-tricks = number of tricks
lesson-field-items = number of items
lesson-field-kind = kind of exercise
lesson-field-how = word
lesson-field-penalty-cards = list of penalty cards
lesson-field-skill = skill
lesson-field-id = id
lesson-field-text = text

## What would be right there

lesson-expect-call = P, X, XX or a bid from 1C to 7NT
lesson-expect-auction = calls in turn, for example 1S P 2S X
lesson-expect-seat = N, E, S or W
lesson-expect-hand = cards, for example SA HT D2
lesson-expect-cards = cards, for example D7 D2 DQ
lesson-expect-contract = for example 4S, 4SX or 3NTXX
lesson-expect-strain = C, D, H, S or NT
lesson-expect-vulnerability = None, NS, EW or All
