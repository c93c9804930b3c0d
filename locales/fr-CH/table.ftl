### Swiss French: only what differs from fr.

-minor = mineure
-major = majeure
