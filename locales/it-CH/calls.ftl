### Swiss Italian: only what differs from Italian. A suit is “colore”.

reason-may-forbid-lead = Se alla fine { $offender } difende, il { -declarer } può vietare a { $seat }, al suo primo attacco, un colore che { $offender } non ha mostrato.
