### Swiss Italian: only what differs from Italian. A suit is “colore”.

option-why-opponents-suit = Un colore licitato dagli avversari non si può più licitare
slip-opponents-suit-barred = un colore licitato dagli avversari non è soltanto loro: lo può licitare chiunque, se la licita è abbastanza alta.
slip-suit-shown-not-named = quel giocatore ha mostrato il colore con un’altra licita; conta chi l’ha nominato per primo.
