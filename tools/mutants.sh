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

# The tests of the engine. Those of exercises, words, files and the window are left out.
tests=(
    arithmetic auction auction_counts auction_goes_on auction_laws card_rulings comparing dummy_card
    neutral_notation penalty_cards play play_rulings revokes rubber scoring second_opinion
    tournament tricks
)

rm -rf "$package/src" "$package/tests"
mkdir -p "$package/src" "$package/tests/suite" "$package/.cargo"
cp -a src/engine "$package/src/"
cp -a tests/data "$package/tests/"
cp -a Cargo.lock "$package/Cargo.lock"
cp -a .cargo/mutants.toml "$package/.cargo/"

{
    printf '#![allow(warnings)]\n\nmod given;\n'
    for name in "${tests[@]}"; do
        printf 'mod %s;\n' "$name"
    done
} >"$package/tests/suite/main.rs"
for name in given "${tests[@]}"; do
    cp -a "tests/suite/$name.rs" "$package/tests/suite/"
    if [ -d "tests/suite/$name" ]; then
        cp -a "tests/suite/$name" "$package/tests/suite/"
    fi
done
# The engine alone, by the name of its crate.
find "$package/tests/suite" -name '*.rs' -exec sed -i 's/arbitro::engine/arbitro_engine/g' {} +
# What needs words stands in files of this name.
find "$package/tests/suite" -name told.rs | while read -r file; do : >"$file"; done
# The engine has reasons and no words for them.
cat >"$package/tests/suite/given/told.rs" <<'RUST'
pub fn said_everywhere(_: &[arbitro_engine::laws::call_consequence::CallConsequence]) {}
RUST
# Enough to catch what a mutant breaks: a tenth of the random cases.
find "$package/tests/suite" -name '*.rs' -exec \
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
$(for name in contract-bridge serde smallvec thiserror; do dependency "$name"; done)

[dev-dependencies]
$(dependency proptest)

[[test]]
name = "suite"
path = "tests/suite/main.rs"

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
