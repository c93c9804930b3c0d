### In front of a class: the projector, the votes, the page of the teacher.

## The page of the teacher

nav-teach = Teach
screen-home-teach-title = A lesson in class
screen-home-teach-text = on the big screen, with votes and a remote control
teach-intro = Here you can prepare a lesson for your class.
teach-class-title = In front of the class
teach-class-text = The lesson fills the screen, one thing at a time. Move on with a remote control, the keyboard or the mouse. The class’s answers do not affect anybody’s progress. **?** lists all the keyboard shortcuts, **Esc** lets you leave.
teach-phones-text = **Q** lets the class vote from its phones, without internet and without names.
teach-second = Languages: { $language }, with a second one below each text:
teach-window-text = Do you have a second screen? Then a separate presenter window shows what comes next, your notes, the answer and the votes.
teach-window-off = No presenter window
teach-window-on = Presenter window
teach-lesson-title = Which lesson?
teach-recent = Lessons you have saved or opened recently:
teach-course = The course:
teach-lessons = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}
teach-votes-kept = The votes of the class have been saved in this file: { $file }
teach-votes-beside = Beside it are a sheet in PDF and a lesson of the same exercises, to practise them again.
teach-votes-unkept = The votes could not be saved in the folder { $file }.

teach-quiz-title = A quiz
teach-quiz-text = Fresh questions for the class to vote on, from phones or by hands, at its own pace. Two teams get points for the share of their right answers, never for speed; with phones that is counted for you.
teach-quiz-mixed = A bit of everything
teach-quiz-items = { $items } questions
teach-quiz-alone = without a ranking
teach-quiz-teams = two teams
teach-quiz-start = Start the quiz

teach-compose-title = A lesson of your own
teach-compose-text = Pick topics, keep or swap the exercises suggested, add your own words. You can use last night’s boards, too.
teach-compose-open = Put a lesson together
teach-file-title = A lesson from a file
teach-file-text = Open a lesson that you or someone else has saved: press what you want to do with it, then choose the file. You can also drop the file on this page.
teach-folder-title = A folder of lessons
teach-folder-text = Open the lessons you have written. When you change one and save it, you see it at once.
teach-folder-open = Open a folder
teach-sheet-title = Exercises on paper
teach-sheet-text = The exercises of a lesson or a topic as a PDF to print, with the answers on pages of their own. And the score table.
teach-sheet-open = Prepare a sheet

## In front of the class

projector-vote = Vote { $round }
projector-item = Question { $item } of { $items }
projector-voted = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
projector-discuss = Talk it over with your neighbours
projector-right = Right answer
projector-remember = Remember
projector-end = End of the lesson
projector-end-knows = What you know now
projector-typed = Go to step { $number }: Enter
projector-timer-left = Time left: { $time }
projector-teams = Team A { $one } : { $other } Team B

## What can be done

projector-back = Back
projector-forward = Next
projector-all = All at once
projector-list = Steps
projector-black = Black screen
projector-hide = Hide the answer
projector-another = Another like it
projector-vote-again = Vote again
projector-timer = Timer
projector-teams-shown = Teams
projector-phones = Phones
projector-phones-off = Phones off
projector-teacher = Presenter window
projector-full = Full screen
projector-leave = Leave
projector-keys = Keyboard shortcuts

projector-leave-title = End the lesson?
projector-leave-text = The lesson in front of the class closes.
projector-leave-votes = The lesson in front of the class closes. You can save the votes in a small text file, without names.
projector-leave-stay = Go on
projector-leave-save = Save the votes and end
projector-leave-end = End

projector-list-title = Go to a step
projector-list-how = Click a step, or type its number and press Enter.
projector-list-here = you are here
projector-list-picture = Picture
projector-list-example = Example
projector-list-question = Question
projector-list-vote = Vote
projector-list-recap = Recap
projector-list-practise = Practice

## Its keys

key-name-forward = → / Space / PgDn
key-name-back = ← / PgUp
key-name-all = A / End
key-name-list = L / O
key-name-jump = number, Enter
key-name-black = B / .
key-name-white = W / ,
key-name-hide = H
key-name-another = N
key-name-timer = T, + and −
key-name-votes = 1 – 4
key-name-vote-again = V
key-name-phones = Q
key-name-teams = S; Alt with 1 or 2
key-name-full = F11
projector-key-forward = show what comes next
projector-key-back = go back one step
projector-key-all = show all of it at once: the text, the picture, the question; then the answer with its reasons
projector-key-list = open the list of steps
projector-key-jump = go to the step with this number (while no vote is open)
projector-key-black = black screen, then the lesson again
projector-key-white = white screen, then the lesson again
projector-key-hide = hide the answer, then show it again
projector-key-another = another question of the same kind
projector-key-timer = start the timer or hide it; half a minute more or less
projector-key-votes = count a vote for A – D; Backspace takes the last one back
projector-key-vote-again = vote a second time
projector-key-phones = let the phones vote; then show their code, or the lesson again
projector-key-teams = show the teams; a point for A or B
projector-key-full = full screen
projector-key-escape = leave; you are asked first, and PgDn then means go on
keys-project = show the lesson to a class

## Phones that vote

class-phones-title = The class votes from its phones
class-phones-text = The phones must be in the same wifi as this computer, which answers them itself: no internet, no account, no names, and nothing leaves the room. Hands count as before and are added.
class-phones-networks = Which network are the phones in?
class-phones-network = { $address } ({ $name })
class-phones-virtual = { $address } ({ $name }, of a program on this computer)
class-phones-own = { $address } (only this computer, to try it out)
class-phones-none = This computer is in no network. Join a wifi or turn on the hotspot of a phone, then try again.
class-phones-numbers = Scores, other numbers, cards
class-phones-choose = choose from four answers
class-phones-typed = type or tap them on the phones
class-phones-type-answer = Type your answer on your phone
class-phones-tap-answer = Tap your answer on your phone
class-phones-own-answers = The class answers on its phones, without options. When you move on, the commonest answers appear, and the right one.
class-phones-others = other answers
class-phones-sure = How sure are you?
class-phones-sure-off = do not ask
class-phones-sure-on = ask after each answer
class-phones-wifi-text = If you like, a second code lets the phones join the wifi. Everybody in the room can read it; it is kept nowhere.
class-phones-wifi = Name of the wifi
class-phones-password = Password of the wifi
class-phones-web = If your club has this app on its website, its address: at the end the phones get a link to the same exercises.
class-phones-start = Let them vote
class-phones-cancel = Cancel
class-phones-failed = That did not work: { $reason }
class-phones-invite = Vote with your phone
class-phones-join = 1. Join the wifi of this room.
class-phones-join-named = 1. Join the wifi { $name }.
class-phones-scan = 2. Point the camera of your phone at the code.
class-phones-type = Or type this address into your browser:
class-phones-code = Code for the phones: { $address }
class-phones-wifi-code = Code of the wifi { $name }
class-phones-present = { $phones ->
    [0] No phone is here yet
    [one] { $phones } phone is here
   *[other] { $phones } phones are here
}
class-phones-help = No phone yet? Perhaps it is in another wifi, or it uses its mobile data: turn them off. Networks for guests often keep devices apart; then the hotspot of a phone helps. If this computer asks whether it may be reached, allow it.
class-phones-lost = This computer has left that network. Turn the phones off and on again.
class-phones-crowded = One device tried to vote more than three times as different phones. Its further votes do not count.

## What a class has answered, on a sheet

class-results-once = { $votes ->
    [one] { $votes } vote.
   *[other] { $votes } votes.
} Right: { $first }%. **{ $answer }**
class-results-twice = { $votes ->
    [one] { $votes } vote.
   *[other] { $votes } votes.
} Right: { $first }%, after the discussion { $second }%. **{ $answer }**
class-results-slip = The commonest slip ({ $votes }): { $slip }
class-results-sure = Sure, and yet wrong: { $votes }
class-results-lesson = { $lesson }, { $date }

## The window of the teacher

teacher-window = Presenter window
teacher-now = The class sees
teacher-now-black = The class sees a black screen. Then it will see:
teacher-now-white = The class sees a white screen. Then it will see:
teacher-now-hidden = The class sees (the answer is hidden)
teacher-now-phones = The class sees the code for the phones. Then it will see:
teacher-next = Next
teacher-answer = Answer: { $answer }
teacher-notes = Notes
teacher-votes-later = Votes are counted as soon as the class sees the answers.
teacher-count = Votes for { $letter }
teacher-sure = { $votes } sure
teacher-one-less = One vote fewer for { $letter }
teacher-one-more = One vote more for { $letter }
teacher-team-less = One point fewer for team { $team }
teacher-team-more = One point more for team { $team }
classroom-advice-explain-again = Fewer than 35% are right: explain it again in different words.
classroom-advice-discuss = 35 to 70% are right: let neighbours talk it over, then vote again.
classroom-advice-go-on = More than 70% are right: show the answer and go on.

## Closing the window

compose-close-asked = This lesson is not saved yet. Save it below, or close the window again to discard it.
