#!/usr/bin/env bash
# Writes assets/licences/crates.tsv: each licence, a tab, and the crates that the program is
# built of under it. Needs cargo and python3; run it when Cargo.lock changes.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo metadata --locked --format-version 1 | python3 -c '
import json, sys
data = json.load(sys.stdin)
packages = {p["id"]: p for p in data["packages"]}
nodes = {n["id"]: n for n in data["resolve"]["nodes"]}
root = data["resolve"]["root"]
seen, todo = set(), [root]
while todo:
    node = todo.pop()
    if node in seen:
        continue
    seen.add(node)
    for dep in nodes[node]["deps"]:
        # What only builds or tests the program is not in it.
        if any(kind["kind"] is None for kind in dep["dep_kinds"]):
            todo.append(dep["pkg"])
by = {}
for node in seen - set(data["workspace_members"]):
    p = packages[node]
    licence = (p["license"] or "see its own file").replace("/", " OR ").replace("  ", " ")
    by.setdefault(licence, set()).add(p["name"])
for licence in sorted(by, key=lambda l: (-len(by[l]), l)):
    print(licence + "\t" + ", ".join(sorted(by[licence])))
' > assets/licences/crates.tsv
