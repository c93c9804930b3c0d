### How it goes, and who learns on this computer.

## The progress page

nav-progress = Progress
progress-title = Your progress
progress-summary = So far you have given { $answered ->
    [one] one answer
   *[other] { $answered } answers
}, { $known } of them right without help; this week { $week ->
    [0] none yet
   *[other] { $week }, of which { $week-known } right without help
}.
progress-known-text = An answer counts as right without help if it was given without a hint.
progress-as-table = As a table
progress-empty = You have not answered any question yet. Once you have tried a few, you will see here what you know well and what is worth another look.
progress-empty-practise = Try a few questions
progress-unasked = { $skills ->
    [one] One topic has not come up yet.
   *[other] { $skills } topics have not come up yet.
}

## Over time

progress-by-day = Day by day
progress-by-week = Week by week
progress-time-text = Answers right without help, out of a hundred
progress-time-soon = From the second day on, a line here shows how you are doing.
progress-plot = Right without help: { $first } at first ({ $first-day }), { $last } most recently ({ $last-day }), best { $best }.
progress-percent = { $percent }%
progress-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}
progress-date-year = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
} { $year }
progress-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
progress-day-year = { $date } { $year }
progress-week-of = week beginning Monday { $day }
progress-row-time = { $time }: { $answered } answered, { $known } right without help, { $percent }

## Topic by topic

progress-skills = Topic by topic
progress-skills-text = Press a topic to practise it.
progress-mastery-text = Familiar: seven of your last ten answers right without help. Solid: nine of ten. Mastered: right without help once more in a later review.
mastery-new = still new
mastery-familiar = familiar
mastery-proficient = solid
mastery-mastered = mastered
progress-skill = { $mastery } · { $known } of { $answered } unaided
progress-row-skill = { $skill }: { $answered } answered, { $known } right without help, { $mastery }, next review: { $due }
progress-due-today = today
progress-column-topic = Topic
progress-column-answered = Answered
progress-column-known = Unaided
progress-column-mastery = Level
progress-column-due = Next review
progress-column-time = When
progress-column-share = Share
progress-slips = Your most frequent mistakes
progress-slip = { $times ->
    [one] **Once:** { $slip }
   *[other] **{ $times } times:** { $slip }
}

## Who learns

learners-title = Learners
learners-open = See the list
learners-intro = Everybody has their own lessons, answers and reviews.
learners-nav = Current learner: { $name }. Change
learners-guest = Guest
learners-guest-text = You are here as a guest: your answers are not saved, and there are no names to choose from.
learners-none = There is nobody here yet. Add a name, or simply begin.
learners-here = current learner
learners-choose = Choose
learners-choose-name = Choose { $name }
learners-rename = Change the name
learners-rename-name = Change the name { $name }
learners-other-name = The new name for { $name }
learners-keep = Save
learners-cancel = Cancel
learners-delete = Delete
learners-delete-name = Delete { $name }
learners-delete-title = Delete { $name }?
learners-delete-text = { $answers ->
    [0] No answers will be lost, only the progress in the course.
    [one] One answer will be lost for good, and with it the progress in the course.
   *[other] { $answers } answers will be lost for good, and with them the progress in the course.
}
learners-delete-advice = To be able to restore them one day, cancel and save them in a file first.
learners-delete-yes = Delete for good
learners-name = A new name
learners-add = Add
learners-added = { $name } is on the list and is now the current learner.
learners-renamed = The name is now { $name }.
learners-deleted = { $name } is no longer on the list.
learners-error-name = A name must have at least one letter and at most { $most }.
learners-error-taken = This name is on the list already. Please choose another one.
learners-error-gone = This name is no longer on the list.
learners-error-unkept = This could not be saved. Perhaps the disk is full.

## Answers in a file

learners-files = On another computer
learners-files-text = Answers and progress fit into a single file. Another computer with Arbitro reads it and adds what it does not have yet; nothing counts twice.
kept-in-browser = Your answers are kept in this browser, which may forget them: Safari does so after seven days without a visit.
kept-take-along = Take my answers along
learners-export = Save in a file
learners-export-all = everybody
learners-export-path = Where to save the file
learners-export-do = Save the file
learners-exported = Saved: { $file }
learners-import = Add from a file
learners-import-path = Where the file is
learners-import-do = Add the file
learners-import-drop = You can also drop the file on this window.
learners-imported = { $answers ->
    [0] No new answers
    [one] One answer has been added
   *[other] { $answers } answers have been added
}; already here: { $known }.
learners-imported-names = { $learners ->
    [one] There is a new name on the list.
   *[other] There are { $learners } new names on the list.
}
learners-imported-nothing = Everything in this file was here already.
learners-no-path = Please type the path of the file first.
learners-error-exists = There is already a file { $file }. It stays as it is; please choose another name.
learners-error-unwritten = The file { $file } cannot be written. Please check that its folder exists and that you may save there.
learners-error-no-file = There is no file { $file }. Please check the path.
learners-error-too-large = The file { $file } is too large. Nothing has been added.
learners-error-foreign = The file { $file } was not saved by Arbitro. Nothing has been added.
learners-error-newer = The file { $file } was saved by a newer version of Arbitro. Please update Arbitro on this computer first.
learners-error-damaged = The file { $file } is damaged. Nothing has been added.
learners-error-unread = The file { $file } cannot be read at the moment. Please check that you may open it and that there is room on the disk.
learners-error-no-history = Nothing has been added from { $file }: no answers are being saved here at the moment.
