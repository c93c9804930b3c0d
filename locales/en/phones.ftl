### The page on which the phones of a class vote.

phones-title = Vote in class
phones-waiting = Nothing to vote on at the moment. Look at the wall.
phones-tap = Tap your answer.
phones-tap-cards = Tap the cards, then send them.
phones-type = Type your answer.
phones-counted = Counted: { $answer }. You may change it.
phones-closed = The vote is closed. Your answer: { $answer }. Look at the wall.
phones-closed-unanswered = The vote is closed. Look at the wall.
phones-late = The vote was closed already: your last answer did not count. Look at the wall.
phones-crowded = Three phones have already voted over this connection. This answer does not count.
phones-full = The class is full. This answer does not count.
phones-no-network = This phone has no network. Join the wifi of the room.
phones-no-answer = The teacher’s computer does not answer. Is this phone in the same wifi? Trying again …
phones-over = This vote is over. Point the camera at the code on the wall once more.
phones-delete = Delete
phones-minus = Minus sign
phones-send = Send
phones-teams = Your team:
phones-sure = How sure are you?
phones-yes-sure = Sure
phones-not-sure = Not sure
phones-again = Practise these questions again
