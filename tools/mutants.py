#!/usr/bin/env python3
"""Every mutant of cargo-mutants in one build: minutes for two thousand of them instead of hours.

    tools/mutants.sh all

Works in the package that tools/mutants.sh has made. cargo-mutants says which mutants there are.
Each function gets all of its mutated bodies beside its own, and a number in the environment chooses
between them, so that nothing is compiled from one mutant to the next. Each test is first run alone,
to learn which functions it reaches; a mutant meets only the tests that reach it, the quickest first.

A mutant that does not compile is left out (unviable), as cargo-mutants does. Those of constants
cannot be chosen while the program runs: they are counted as untried.
"""

import collections
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time

PATIENCE = 20  # Seconds for one mutant and a group of tests; the whole suite takes a few.
MEMORY = 3 << 30  # Bytes: a mutant that fills the memory has been noticed.
SLOW = 0.1  # Seconds from which a test is run by itself, after the others.

# Which body runs, and which functions have been reached.
SWITCH = """
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
static NOW: AtomicU32 = AtomicU32::new(u32::MAX);
static HIT: [AtomicBool; 8000] = [const { AtomicBool::new(false) }; 8000];
static COVER: AtomicBool = AtomicBool::new(false);
pub fn now(function: usize) -> u32 {
    let now = NOW.load(Relaxed);
    if now == u32::MAX { return first(function); }
    if COVER.load(Relaxed) && !HIT[function].swap(true, Relaxed) { hit(function); }
    now
}
#[cold]
fn first(function: usize) -> u32 {
    COVER.store(std::env::var_os("MUTANT_COVER").is_some(), Relaxed);
    let chosen = std::env::var("MUTANT").ok().and_then(|text| text.parse().ok());
    NOW.store(chosen.unwrap_or(0), Relaxed);
    now(function)
}
#[cold]
fn hit(function: usize) {
    use std::io::Write;
    let path = std::env::var_os("MUTANT_COVER").unwrap();
    let file = std::fs::OpenOptions::new().append(true).create(true).open(path);
    file.unwrap().write_all(format!("{function}\\n").as_bytes()).unwrap();
}
"""


class Source:
    """A file with the mutants of its functions, and where they stand in what is written."""

    def __init__(self, path, mutants):
        self.text = path.read_text()
        self.starts = [0]
        for line in self.text.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)
        functions = collections.defaultdict(list)
        for mutant in mutants:
            functions[self.span(mutant["function"])].append(mutant)
        # A function within another is mutated with it.
        self.functions = collections.defaultdict(list)
        for start, end in functions:
            around = [it for it in functions if it[0] <= start and end <= it[1]]
            self.functions[min(around)] += functions[start, end]

    def span(self, of):
        ends = of["span"]["start"], of["span"]["end"]
        return tuple(self.starts[end["line"] - 1] + end["column"] - 1 for end in ends)

    def body(self, function, mutants):
        """From the brace that opens it to the one that closes it."""
        start, end = function
        own = next(it for it in mutants if self.span(it["function"]) == function)
        name = own["function"]["function_name"].split("::")[-1]
        head = re.compile(r"\bfn\s+" + re.escape(name) + r"\b").search(self.text, start)
        at, depth = head.end(), 0
        while depth or self.text[at] != "{":
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(self.text[at], 0)
            at += 1
        return at, self.text.rindex("}", at, end) + 1

    def switched(self, unviable, reached):
        """The text with every viable mutant to choose from; its lines by mutant; which function."""
        parts, lines, at = [], {}, 0
        for function in sorted(self.functions):
            mutants = self.functions[function]
            start, end = self.body(function, mutants)
            number = len(set(reached.values())) + 1
            returns = mutants[0]["function"]["return_type"]
            opaque = re.match(r"-> impl (.*)$", returns, re.S)
            boxed = ("Box::new(", f") as Box<dyn {opaque[1]} + '_>") if opaque else ("", "")
            parts.append(self.text[at:start] + "{ match crate::now(%d) {\n" % number)
            for mutant in mutants:
                reached[mutant["id"]] = number
                if mutant["id"] in unviable:
                    continue
                first, last = self.span(mutant)
                mutated = self.text[start:first] + mutant["replacement"] + " " + self.text[last:end]
                line = "".join(parts).count("\n") + 1
                lines[mutant["id"]] = range(line, line + mutated.count("\n") + 1)
                parts.append(f"{mutant['id']} => {boxed[0]}{mutated}{boxed[1]},\n")
            parts.append(f"_ => {boxed[0]}{self.text[start:end]}{boxed[1]}" + "}}")
            at = end
        text = "".join(parts) + self.text[at:]
        # What asks for the mutant cannot run while the program is compiled.
        text = text.replace("const fn", "fn")
        lazy = r"static \1: std::sync::LazyLock<\2> = std::sync::LazyLock::new(|| {\3\n});"
        text = re.sub(r"static (\w+): ([^=]+) = \{(.*?)\n\};", lazy, text, flags=re.S)
        return text, lines


def written(package, target, mutants):
    """Writes the package with all viable mutants; which there are, and the function of each."""
    by_file = collections.defaultdict(list)
    for mutant in mutants:
        if mutant["function"]:
            by_file[mutant["file"]].append(mutant)
    sources = {
        path.relative_to(package).as_posix(): Source(path, by_file[str(path.relative_to(package))])
        for path in sorted((package / "src").rglob("*.rs"))
    }
    unviable = set()
    while True:
        reached, lines = {}, {}
        for name, source in sources.items():
            text, lines[name] = source.switched(unviable, reached)
            if name == "src/engine/lib.rs":
                text = "#![allow(warnings)]\n" + text + SWITCH
            file = target / name
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists() or file.read_text() != text:
                file.write_text(text)
        check = ["cargo", "check", "--lib", "--message-format=json"]
        said = subprocess.run(check, cwd=target, capture_output=True, text=True)
        messages = [json.loads(line) for line in said.stdout.splitlines() if line[:1] == "{"]
        errors = [it["message"] for it in messages if it["reason"] == "compiler-message"]
        errors = [it for it in errors if it["level"] == "error"]
        spans = [span for error in errors for span in error["spans"] if span["is_primary"]]
        found = {
            mutant
            for span in spans
            for mutant, own in lines.get(span["file_name"], {}).items()
            if span["line_start"] in own
        }
        if not errors and said.returncode == 0:
            return unviable, reached
        if not found:
            sys.exit("".join(it["rendered"] for it in errors) or said.stderr)
        unviable |= found


class Tests:
    """The compiled tests, and what each of them reaches."""

    def __init__(self, target):
        # The same random cases for every mutant, as .cargo/config.toml has them for cargo.
        same = {"PROPTEST_RNG_SEED": "1", "CARGO_MANIFEST_DIR": str(target)}
        self.env = dict(os.environ, RUST_BACKTRACE="0", **same)
        build = ["cargo", "test", "--no-run", "--message-format=json"]
        said = subprocess.run(build, cwd=target, check=True, stdout=subprocess.PIPE, text=True)
        made = [json.loads(line) for line in said.stdout.splitlines() if line[:1] == "{"]
        self.binary = next(it["executable"] for it in made if it.get("executable"))
        self.target = target
        self.took, self.reaches = {}, {}
        listed = subprocess.run([self.binary, "--list"], capture_output=True, text=True, check=True)
        cover = target / "cover"
        for name in re.findall(r"^(.*): test$", listed.stdout, re.M):
            cover.unlink(missing_ok=True)
            begun = time.monotonic()
            env = dict(self.env, MUTANT_COVER=str(cover))
            alone = [self.binary, "--exact", name]
            subprocess.run(alone, cwd=target, env=env, check=True, stdout=subprocess.DEVNULL)
            self.took[name] = time.monotonic() - begun
            self.reaches[name] = set(cover.read_text().split()) if cover.exists() else set()

    def outcome(self, mutant, function):
        """`caught`, `timeout` or `missed`."""
        names = [name for name in self.took if str(function) in self.reaches[name]]
        names.sort(key=self.took.get)
        quick = [name for name in names if self.took[name] < SLOW]
        for group in [quick] * bool(quick) + [[name] for name in names[len(quick) :]]:
            outcome = self.run(mutant, group)
            if outcome != "missed":
                return outcome
        return "missed"

    def run(self, mutant, names):
        def limits():
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        process = subprocess.Popen(
            [self.binary, "--exact", "--test-threads=1", *names],
            cwd=self.target,
            env=dict(self.env, MUTANT=str(mutant)),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=limits,
        )
        late = threading.Event()

        def stop():
            late.set()
            process.kill()

        clock = threading.Timer(PATIENCE, stop)
        clock.start()
        failed = False
        for line in process.stdout:
            if "... FAILED" in line:
                failed = True
                process.kill()
                break
        code = process.wait()
        clock.cancel()
        if failed:
            return "caught"
        if late.is_set():
            return "timeout"
        return "caught" if code else "missed"


def main():
    package = pathlib.Path(sys.argv[1]).resolve()
    # What the package depends on is built already where cargo-mutants has run.
    os.environ.setdefault("CARGO_TARGET_DIR", str(package / "target"))
    target = package / "all"
    listed = ["cargo", "mutants", "--dir", str(package), "--list", "--json"]
    mutants = json.loads(subprocess.run(listed, check=True, stdout=subprocess.PIPE).stdout)
    for number, mutant in enumerate(mutants, 1):
        mutant["id"] = number
    target.mkdir(exist_ok=True)
    (target / "src/engine").mkdir(parents=True, exist_ok=True)
    for name in ["Cargo.toml", "Cargo.lock", "src/engine/README.md"]:
        shutil.copy2(package / name, target / name)
    shutil.rmtree(target / "tests", ignore_errors=True)
    shutil.copytree(package / "tests", target / "tests")
    manifest = (target / "Cargo.toml").read_text()
    # Compiled once, run often.
    faster = manifest.replace("incremental = true", "incremental = true\nopt-level = 1")
    (target / "Cargo.toml").write_text(faster)

    unviable, reached = written(package, target, mutants)
    tests = Tests(target)
    begun = time.monotonic()
    outcomes = {}
    for mutant in mutants:
        number = mutant["id"]
        if number in unviable:
            outcomes[number] = "unviable"
        elif number not in reached:
            outcomes[number] = "untried"
        else:
            outcomes[number] = tests.outcome(number, reached[number])
        if outcomes[number] in ["missed", "timeout"]:
            print(f"{outcomes[number]:8} {mutant['name']}", flush=True)
    counted = collections.Counter(outcomes.values())
    killed = counted["caught"] + counted["timeout"]
    tried = killed + counted["missed"]
    parts = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counted.items()))
    print(f"{len(mutants)} mutants in {time.monotonic() - begun:.0f} s: {parts}")
    print(f"killed {killed} of {tried}: {100 * killed / tried:.1f} %")


if __name__ == "__main__":
    main()
