"""Drops a file on a window, as a file manager does (XDND): drop.py WINDOW FILE."""

import pathlib
import sys

from Xlib import X, display
from Xlib.protocol import event

screen = display.Display()
target = screen.create_resource_object("window", int(sys.argv[1]))
files = pathlib.Path(sys.argv[2]).resolve().as_uri().encode() + b"\r\n"
source = screen.screen().root.create_window(0, 0, 1, 1, 0, screen.screen().root_depth)
atom = screen.intern_atom
selection, uris = atom("XdndSelection"), atom("text/uri-list")
source.set_selection_owner(selection, X.CurrentTime)


def send(name, *values):
    data = (source.id, *values) + (0,) * (4 - len(values))
    target.send_event(event.ClientMessage(window=target, client_type=atom(name), data=(32, data)))
    screen.flush()


def wait(name):
    """Until the window says this; meanwhile it may ask for the file."""
    while True:
        it = screen.next_event()
        if it.type == X.ClientMessage and it.client_type == atom(name):
            return it.data[1]
        if it.type == X.SelectionRequest:
            known = it.target == uris
            if known:
                it.requestor.change_property(it.property, uris, 8, files)
            it.requestor.send_event(
                event.SelectionNotify(
                    time=it.time,
                    requestor=it.requestor,
                    selection=it.selection,
                    target=it.target,
                    property=it.property if known else X.NONE,
                )
            )
            screen.flush()


send("XdndEnter", 5 << 24, uris)
send("XdndPosition", 0, 400 << 16 | 400, X.CurrentTime, atom("XdndActionCopy"))
if not wait("XdndStatus")[1] & 1:
    sys.exit("the window takes no files")
send("XdndDrop", 0, X.CurrentTime)
wait("XdndFinished")
