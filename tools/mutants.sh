#!/usr/bin/env bash
# Mutation testing of the rules engine: the engine and its own tests alone, so that a mutant costs
# seconds and not minutes, and counts as caught only where a test of the engine catches it.
#
#   tools/mutants.sh all                                     every mutant in one build: minutes
#   tools/mutants.sh --list                                  which there are
#   tools/mutants.sh --file 'src/engine/score/**'            those of one folder, one build each
#   tools/mutants.sh --shard 0/12 --sharding round-robin     a twelfth of them
#
# "all" is tools/mutants.py; everything else goes to cargo-mutants, which both need
# (cargo install cargo-mutants --locked) and which leaves what it found in target/mutants/mutants.out.
# Mutants that no test can catch are named in .cargo/mutants.toml, with the reason.
set -euo pipefail
cd "$(dirname "$0")/.."

# Below the root, so that .cargo/config.toml holds there too.
package="${MUTANTS_DIR:-target/mutants}"

rm -rf "$package/src" "$package/tests"
mkdir -p "$package/src" "$package/tests" "$package/.cargo"
cp -a src/engine "$package/src/"
cp -a tests/data "$package/tests/"
cp -a Cargo.lock "$package/Cargo.lock"
cp -a .cargo/mutants.toml "$package/.cargo/"
rm "$package/src/engine/Cargo.toml"
# Enough to catch what a mutant breaks: a tenth of the random cases.
find "$package/src/engine/tests" -name '*.rs' -exec \
    sed -i -E 's/with_cases\([0-9_]+\)/with_cases(200)/' {} +

dependency() { grep -hm1 "^$1 = " Cargo.toml src/engine/Cargo.toml; }
cat >"$package/Cargo.toml" <<TOML
[package]
name = "arbitro-engine"
version = "0.0.0"
edition = "2024"
autotests = false

[workspace]

[lib]
path = "src/engine/lib.rs"
doctest = false
test = false

[dependencies]
$(for name in contract-bridge serde smallvec strum thiserror; do dependency "$name"; done)

[dev-dependencies]
$(dependency proptest)

[[test]]
name = "laws"
path = "src/engine/tests/suite/main.rs"

[profile.dev]
debug = false
incremental = true

# Built once.
[profile.dev.package."*"]
opt-level = 2
TOML

case " $* " in
" all ") exec python3 tools/mutants.py "$package" ;;
*" --list "*) exec cargo mutants --dir "$package" "$@" ;;
esac
# In place: the package is a copy already, and is built from one mutant to the next.
exec cargo mutants --dir "$package" --output "$package" --in-place \
    --minimum-test-timeout 20 "$@"
