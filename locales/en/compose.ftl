# Composing lessons, and the folder of lessons.

compose-title = Put a lesson together
compose-language = Language of your words
compose-lesson-title = Title of the lesson
compose-length =
    { $steps ->
        [0] No steps yet
        [one] { $steps } step, about { $minutes } min
       *[other] { $steps } steps, about { $minutes } min
    }
compose-add-exercises = Add exercises
compose-add-boards = Last night’s boards
compose-add-words = Add your own words
compose-add-notes = Add notes for yourself
compose-add-deal = Add a deal
compose-add-table = Add a table
compose-add = Add
compose-short-exercises = Exercises
compose-short-boards = Last night’s boards
compose-short-words = Words
compose-short-notes = Notes
compose-short-deal = Deal
compose-short-table = Table
compose-unnamed-words = No words yet
compose-unnamed-deal = Four hands
compose-unnamed-table = Table with a trick
compose-save = Save the lesson
compose-empty = The steps of the lesson will appear here, in order.
compose-nothing-chosen = Add exercises, boards or words of your own. Then choose a step to look at it.
compose-move-hint = Move a step with the mouse, with “{ compose-up }” and “{ compose-down }”, or with Alt and the arrow keys.
compose-step-spoken = Step { $number }. { $what } { $about }
compose-kept = kept
compose-restore = Put the removed step back
compose-swap-others = Swap all the others
compose-form = How the exercise is used
compose-form-ask = Question
compose-form-vote = Vote
compose-form-worked = Worked example
compose-form-complete = Complete the last step
compose-form-practise = Practice
compose-form-say = Words
compose-form-notes = Notes for the teacher
compose-form-show = Picture
compose-form-check = Checked case
compose-form-recap = Recap
compose-fresh =
    { $items ->
        [one] { $items } fresh exercise
       *[other] { $items } fresh exercises
    }
compose-swap = Another exercise
compose-keep = Keep this one
compose-up = Move up
compose-down = Move down
compose-remove = Remove
compose-words = Your words
compose-words-hint = An empty line begins a new paragraph. **Two stars** before and after words make them bold. {"{1S}"} becomes a bid, as each language writes it. Where a language is left empty, the words of another are shown.
compose-words-of-program = These words come with Arbitro, in every language. What you type here takes their place.
compose-deal = The four hands, as PBN writes them
compose-deal-hint = A seat and a colon, then four hands clockwise, each of spades, hearts, diamonds and clubs with dots between them and thirteen cards. You can copy the deal from a PBN file.
compose-table-declarer = Who plays the contract
compose-table-player = Whose turn it is
compose-table-hand = That player’s cards
compose-table-dummy = Dummy’s cards
compose-table-trick = The cards of the trick, the lead first
compose-table-trumps = Trumps
compose-table-hint = Put a space between cards, and write each as the letter of its suit and its rank: SA, H10, C5. No card may appear twice, and a trick has at most four.
compose-preview = As it will be asked, with its answer
compose-next-part = Next question of this exercise

compose-topics-intro = Pick one or more kinds of exercise. Arbitro suggests different ones, from easy to tricky.
compose-how-many = How many exercises
compose-pick-first = Open a topic below and pick a kind of exercise.
compose-propose = Suggest { $items } exercises
compose-group-picked = { $group } ({ $number } picked)

compose-boards-intro = Use boards that were really played: a PBN file of a tournament. You can also drag it onto the window.
compose-boards-path = Where the PBN file is
compose-boards-read = { $file }: { $boards ->
        [0] no boards
        [one] one board
       *[other] { $boards } boards
    }
compose-boards-asking = What to ask about the boards
compose-boards-score = Score
compose-boards-contract = Contract, declarer, dummy, opening leader
compose-boards-declarer = Declarer
compose-boards-lead = Opening leader
compose-boards-matchpoints = Matchpoints of the tables
compose-boards-first = What is shown before the question
compose-boards-first-hands = The four hands
compose-boards-first-board = Only the board
compose-boards-none = The file does not contain enough for this question. Choose another one.
compose-boards-pick = Pick the boards for the lesson.
compose-board-number = Go to a board: type its number
compose-board-find = Go to it
compose-board-nowhere = There is no board { $number } that suits this question.
compose-boards-add =
    { $items ->
        [one] Add one exercise
       *[other] Add { $items } exercises
    }
compose-board = Board { $board }, dealer { $dealer }
compose-board-vulnerable = { $side } vulnerable
compose-board-result = { $slip }
compose-board-played = { $slip } by { $seat }
compose-board-tables = { $tables } tables

compose-save-intro = The lesson becomes a file that you can give away, carry on a USB stick, or change with any text editor.
compose-path = Where to save the file
compose-save-do = Save
compose-open-file = Open another lesson
compose-saved = Saved: { $file }
compose-saved-copy = Saved: { $file }. What was in that file before is kept in a copy: { $copy }
compose-exists = There is already a file: { $file }. Nothing has been changed.
compose-replace = Replace that file
compose-not-written = The file could not be written: { $file }. Check that the folder exists and that you may write there.
compose-too-long = Nothing has been saved: the lesson is too long for one file. Shorten its texts, or split it into two lessons.
compose-not-kept = Nothing has been saved: what is in { $file } would have been lost, and no copy of it could be made beside it. Save the lesson somewhere else.
compose-not-kept-full = Nothing has been saved: what is in { $file } would have been lost, and there is no room on the disk for a copy of it. Free some space, or save the lesson somewhere else.
compose-not-kept-forbidden = Nothing has been saved: what is in { $file } would have been lost, and you may not put a copy of it into that folder. Save the lesson somewhere else.
compose-not-read = This file cannot be changed here, because something in it is wrong: { $file }
compose-unsaved = This lesson is not saved yet. Save it first, or discard it to change { $file }.
compose-unsaved-new = This lesson is not saved yet. Save it first, or discard it to start another.
compose-edit-anyway = Discard it
compose-no-path = First say where the lesson is to be saved.
compose-unfinished-no-title = Give the lesson a title first.
compose-unfinished-no-steps = The lesson has no steps yet. Add an exercise, or words of your own.
compose-unfinished-too-many-steps = The lesson is too long. Remove some steps, or split it into two lessons.
compose-try = Go through this lesson
compose-project = Show it to the class
compose-new = Start another lesson
compose-file-help =
    A lesson for Arbitro. Every line under “steps” is a step; change, move or remove lines as you like.
    Words are written under their language: it, fr, de, en. No answer is written: Arbitro works it out.
    To check this file: arbitro check followed by its name.

folder-title = Your folder of lessons
folder-intro = Open a folder with lesson files. When a file is saved, Arbitro shows the new version at once.
folder-path = Where the folder is
folder-open = Open the folder
folder-close = Close the folder
folder-compose = Put a lesson together
folder-read = { $folder }: { $lessons ->
        [0] no lessons yet
        [one] one lesson
       *[other] { $lessons } lessons
    }
folder-missing = This folder cannot be found: { $folder }. Its lessons will appear as soon as it is there.
folder-gone = The folder is not available at the moment: { $folder }. Its lessons stay here, and Arbitro will carry on as soon as it is back.
folder-too-much = The folder { $folder } contains too much for Arbitro to look at everything. Some lessons may be missing: open a folder that contains nothing but lessons.
folder-last-good = The last good version stays in use.
folder-more-warnings = { $more ->
    [one] and 1 more warning
   *[other] and { $more } more warnings
}
folder-by-name = Until this is corrected, the lessons are listed in the order of their file names.
folder-not-in-order = Not named in course.ron
folder-deleted = This file has been deleted. The lesson stays here until you close the folder.
folder-take = Go through it
folder-project = Show to the class
folder-edit = Change
