# Giving away a link to what is on the screen.

share-open = Share a link
share-title = Share a link
share-text = Whoever opens this link sees this page in their own browser.
share-lesson-text = The whole lesson is in this link: whoever opens it can take the lesson at once. It is stored nowhere on the internet, so keep the link.
share-link = The link
share-copy = Copy the link
share-copied = Now paste the link into an e-mail or a message. If something else appears there, select the link above and copy it with { $ctrl }+C.
share-code = The link as a QR code
share-code-text = Or let others point the camera of a phone or tablet at this code.
share-no-code = The link is too long for a code that phones can read. Send it by e-mail or in a message.
share-file = Lesson in the link
share-unread = This link cannot be read: perhaps it is not complete. Copy the whole link, or ask for it again.
