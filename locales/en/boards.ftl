### Boards from PBN files: what was read, what was left out and why.

pbn-read = { $file }: { $boards ->
    [one] { $boards } board read
   *[other] { $boards } boards read
}, { $auctions } with a whole auction, { $outcomes } with a result.
pbn-unreadable = { $file }: the file cannot be read.

pbn-left-out-board = { $board ->
    [none] This board is left out.
   *[other] Board { $board } is left out.
}
pbn-left-out-condition = { $board ->
    [none] This board is kept.
   *[other] Board { $board } is kept.
}
pbn-left-out-auction = { $board ->
    [none] This board is kept without its auction.
   *[other] Board { $board } is kept without its auction.
}
pbn-left-out-outcome = { $board ->
    [none] This board is kept without its contract and result.
   *[other] Board { $board } is kept without its contract and result.
}
pbn-left-out-play = { $board ->
    [none] This board is kept without its play.
   *[other] Board { $board } is kept without its play.
}
pbn-left-out-line = This line is left out.

pbn-skipped-too-large = The file is larger than 8 MiB, far more than a tournament needs. Export a single tournament, or split the file.
pbn-skipped-not-text = This is not a PBN text file: it contains characters that no PBN file has. Export the boards again as PBN, or save the file as UTF-8 text.
pbn-skipped-too-many-boards = The file has more than { $most } boards. The rest was not read.
pbn-skipped-too-many-damaged = The file has more than { $most } damaged lines. The others are not listed.
pbn-skipped-no-boards = There are no boards in this file.
pbn-skipped-comment-open = A comment in braces begins here and is never closed.
pbn-skipped-tag = This line begins with a square bracket but cannot be read.
pbn-skipped-no-deal = There is no deal.
pbn-skipped-deal = “{ $text }” is not a deal of four hands.
pbn-skipped-hands-unknown = Some of the hands are not given.
pbn-skipped-card-unknown = “{ $text }” is not a card.
pbn-skipped-card-twice = { $card } is dealt twice.
pbn-skipped-card-count = { $count ->
    [one] { $seat } has { $count } card instead of 13.
   *[other] { $seat } has { $count } cards instead of 13.
}
pbn-skipped-dealer = “{ $text }” is not a seat. The dealer is taken from the auction or from the board’s number.
pbn-skipped-vulnerability = “{ $text }” is not a vulnerability. The one that goes with the board’s number is used.
pbn-skipped-auction-seat = “{ $text }” is not a seat, so it is not known who calls first.
pbn-skipped-other-dealer = The dealer is { $dealer }, but { $first } calls first.
pbn-skipped-call = Call number { $number }, “{ $text }”, is not a call.
pbn-skipped-irregular-call = Call number { $number } is marked as irregular.
pbn-skipped-illegal-call = Call number { $number }, { $call }, is not allowed there. { $reason }
pbn-skipped-contract = “{ $text }” is not a contract.
pbn-skipped-declarer = “{ $text }” is not a seat, so it is not known who was declarer.
pbn-skipped-declarer-swapped = Declarer and dummy had changed places.
pbn-skipped-result = “{ $text }” is not a number of tricks from 0 to 13.
pbn-skipped-all-passed = In the auction everybody passed, but a contract is given.
pbn-skipped-other-contract = The auction ends in { $contract } by { $seat }, but a different contract is given.
pbn-skipped-play-seat = “{ $text }” is not the opening leader, so it is not known who played which card.
pbn-skipped-played-card = Card number { $number } of the play, “{ $text }”, is not a card.
pbn-skipped-illegal-card = Card number { $number } of the play, { $card }, may not be played there. { $reason }
pbn-skipped-other-tricks = In the play declarer won { $won } tricks, but a different result is given.

screen-boards-path = Practise on your own boards: the path of a PBN file
screen-boards-choose = Practise on your own boards: choose a PBN file.
screen-boards-open = Open the boards
screen-boards-drop = You can also drop the file on this window. Your boards are used until you close the program.
screen-boards-drop-here = You can also drop the file on this page. Your boards are used until you close Arbitro.
screen-boards-close = Use the program’s boards again
screen-boards-more = { $number ->
    [one] And one more note.
   *[other] And { $number } more notes.
}
