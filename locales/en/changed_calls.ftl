### Changing a call (Law 25), and comparing a call with the one it replaces (Law 23).

kind-change_of_call = Changing a call
kind-comparable_call = Comparable calls
skill-change-of-call = when a call may be changed
skill-comparable-call = when a call is comparable
remember-change-of-call = a slip of the fingers can be put right until partner calls. A change of mind needs the left-hand opponent’s consent.
remember-comparable-call = nearly the same, narrower, or the same question: one of the three is enough.

## change_of_call. $seat has called and would rather have called $call; in the options $seat sits on the left.

scene-change-slip = { $seat } sees it and says at once: “I wanted { $call }.” The Director finds that only the fingers slipped.
scene-change-mind = { $seat } thinks again: “{ $call } would be better.” The Director finds that the first call was meant.
exercise-change_of_call = What happens to the first call ({ $call })?
option-change-corrected = { $call } takes its place
option-change-stands = It stands, and nobody can change that
option-change-unless-accepted = It stands, unless { $seat } accepts { $call }
option-change-unless-either = It stands, unless either opponent accepts { $call }
slip-change-slip-stands = a call that was never meant is put right, even when it is already on the table.
slip-change-limit-is-next-call = the limit is partner’s next call; a call by the left-hand opponent does not matter.
slip-change-needs-consent = a slip of the fingers is put right without anybody’s consent.
slip-change-after-partners-call = once partner has called, even a slip of the fingers stands.
slip-change-of-mind-is-free = a call that was meant, if only for a moment, is not a slip of the fingers: the left-hand opponent decides.
slip-change-never-accepted = the left-hand opponent may accept the second call.
slip-change-slip-restricts-lead = a slip of the fingers has no consequences once it is put right, not even for the lead.
slip-change-comparable-restricts-lead = if the two calls are comparable, the lead stays free.

## comparable_call. What the withdrawn and the new call of $seat mean, in a table of three columns.

scene-call-withdrawn = { $seat }’s { $call } was cancelled.
scene-call-new = In its place { $seat } now says { $call }.
exercise-comparable_call = How does the new call compare with the withdrawn one?
option-comparable-similar = It means the same, or nearly the same
option-comparable-subset = It shows fewer hands, and all of them were possible before
option-comparable-purpose = It asks the same question
option-comparable-none = None of these: it is not comparable
meaning-title = What the two calls mean
meaning-column = Agreement
meaning-withdrawn = Withdrawn
meaning-new = New
meaning-call = Call
meaning-points = Points
meaning-asks = Asks for
meaning-asks-nothing = nothing
meaning-asks-majors = a four-card major
meaning-asks-stopper = a stopper
meaning-asks-aces = aces
meaning-any = any
meaning-least = { $least } or more
meaning-most = at most { $most }
meaning-range = { $least } to { $most }
reason-comparable-similar = The new call means the same as the withdrawn one, or nearly the same: it is comparable.
reason-comparable-subset = Every hand that the new call shows was also possible after the withdrawn one: it is comparable.
reason-comparable-purpose = Both calls ask the same question: the new one is comparable.
reason-not-comparable = The new call is neither nearly the same nor narrower, and it does not ask the same question: it is not comparable.
reason-comparison-modelled = How close “nearly” must be is for the Director to judge. This exercise allows three points, or one card of a suit, at either end.
slip-comparable-must-be-the-same = the meaning need not be exactly the same: a small difference is allowed.
slip-narrower-not-comparable = a call that only narrows down the hands is comparable.
slip-same-question-not-comparable = a call that asks the same question is comparable, whatever its name and level.
slip-wider-is-subset = the new call must be the narrower one; here it shows hands that the withdrawn one did not.
slip-comparable-by-name = it is the meaning that counts, not the name of the call, and here the two meanings lie too far apart.
slip-any-question-same-purpose = a question for something else does not serve the same purpose.
slip-similar-is-subset = the new call also shows some hands that the withdrawn one did not; it is nearly the same, but not a subset.
slip-subset-is-similar = every hand of the new call was possible before, and none was added: that is a subset.
slip-no-question-same-purpose = these calls describe a hand; they do not ask the same question.
