#!/usr/bin/env bash
# The app for browsers: a folder of static files in target/web, for any host.
#
#   tools/web.sh                 build it, print its sizes, and fail above the limit
#   tools/web.sh --rustup        the same with rustup's own wasm32-unknown-unknown
#   tools/web.sh --serve [PORT]  serve what was built, for a first look (8178)
#   tools/web.sh --test          try what was built in Chromium (node, npm)
#   tools/web.sh --firefox       try it in Firefox, in a window of Xvfb (node, npm)
#   tools/web.sh --figures [N]   compare it with an empty eframe app: times, frames, memory (node, npm)
#
# Debian has no standard library for this target: it is compiled with the program, by Debian's
# compiler for browsers. What is missing is installed there. On other systems: rustup target add
# wasm32-unknown-unknown, a clang that knows wasm32, llvm-ar, and binaryen's wasm-opt.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/need.sh

# What a browser loads before the first picture, gzipped, in bytes.
LIMIT=$((4 * 1024 * 1024))
TARGET=wasm32-unknown-unknown
OUT=target/web
BUILT="${CARGO_TARGET_DIR:-target}"

# compile ARGUMENTS…: a program for browsers, by cargo.
compile() {
    if [ "$RUSTUP" = yes ]; then
        cargo build --locked --profile web --target "$TARGET" --target-dir "$BUILT" "$@"
        return
    fi
    need rustc-web cargo-web rust-web-src lld-22 clang-22 llvm-22 binaryen
    # -Zbuild-std is for nightly compilers; the variable lets Debian's do it too.
    env PATH="/usr/bin:$PATH" RUSTC_BOOTSTRAP=1 \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22 \
        CC_wasm32_unknown_unknown=clang-22 AR_wasm32_unknown_unknown=llvm-ar-22 \
        cargo build --locked --profile web --target "$TARGET" --target-dir "$BUILT" \
        -Zbuild-std=std,panic_abort "$@"
}

# pack CRATE NAME FOLDER: the compiled program, made smaller, and its JavaScript in a folder.
pack() {
    local program="$BUILT/$TARGET/web/$1.wasm"
    # Before bindgen: Debian's wasm-opt does not know the table of JavaScript values that bindgen adds.
    wasm-opt -Oz --debuginfo --enable-bulk-memory --enable-nontrapping-float-to-int \
        --enable-sign-ext --enable-mutable-globals --enable-reference-types --enable-multivalue \
        "$program" -o "$program.opt"
    cargo run --locked --release --manifest-path tools/bindgen/Cargo.toml -- "$program.opt" "$2" "$3"
}

# serve FOLDER PORT: until the script ends.
serve() {
    python3 -m http.server "$2" --bind 127.0.0.1 --directory "$1" >/dev/null 2>&1 &
    trap 'kill $(jobs -p)' EXIT
}

node_packages() {
    npm --prefix tests/web ci --no-audit --no-fund --loglevel=error
}

RUSTUP=no
case "${1:-}" in
--serve)
    echo "http://localhost:${2:-8178}/"
    exec python3 -m http.server "${2:-8178}" --bind 127.0.0.1 --directory "$OUT"
    ;;
--test)
    need chromium
    node_packages
    serve "$OUT" 8179
    # One after the other: a browser that waits for a processor is no fault of the app.
    ARBITRO_ADDRESS=http://localhost:8179/ node --test --test-concurrency=1 tests/web/*.test.mjs
    exit
    ;;
--firefox)
    need firefox-esr xvfb xauth libgl1-mesa-dri
    node_packages
    serve "$OUT" 8179
    ARBITRO_ADDRESS=http://localhost:8179/ LIBGL_ALWAYS_SOFTWARE=1 \
        xvfb-run -a node --test tests/web/firefox.mjs
    exit
    ;;
--figures)
    need chromium
    node_packages
    compile --manifest-path tests/web/empty/Cargo.toml
    mkdir -p target/web-empty
    cp tests/web/empty/index.html target/web-empty
    pack empty empty target/web-empty
    serve "$OUT" 8179
    serve target/web-empty 8180
    node tests/web/figures.mjs http://localhost:8179/ http://localhost:8180/ "${2:-2000}"
    exit
    ;;
--rustup)
    RUSTUP=yes
    ;;
esac

compile -p arbitro-web
rm -rf "$OUT"
mkdir -p "$OUT"
pack arbitro_web arbitro "$OUT"
cp src/web/index.html src/web/page.css src/web/manifest.webmanifest src/web/*.js "$OUT"
# The words before the program is loaded: the texts of web.ftl, one line each.
{
    echo 'export const WORDS = {'
    for language in it fr de en; do
        echo "  $language: {"
        sed -n 's/^\(web-[a-z-]*\) = \(.*\)$/    "\1": "\2",/p' "locales/$language/web.ftl"
        echo '  },'
    done
    echo '};'
} >"$OUT/words.js"
for language in it fr de en; do
    sed -n "s/^web-no-javascript = \(.*\)$/    <p lang=\"$language\">\1<\/p>/p" "locales/$language/web.ftl"
done | sed -i -e '/@NO_JAVASCRIPT@/{r /dev/stdin' -e 'd}' "$OUT/index.html"
cp assets/icon/arbitro.svg "$OUT/icon.svg"
cp assets/icon/arbitro-256.png "$OUT/icon-256.png"
# arbitro-512.png with a palette of 256 colours (Pillow: quantize by FASTOCTREE), a quarter of its size.
cp assets/icon/web-512.png "$OUT/icon-512.png"
# The service worker knows every other file, and changes when one of them does; the page itself it
# knows by its folder.
version=$(cd "$OUT" && cat -- * | sha256sum | cut -c1-16)
files=$(cd "$OUT" && ls | grep -vE '^(offline.js|index.html)$' | sed 's/.*/"&", /' | tr -d '\n')
sed -i "s/@VERSION@/$version/; s/@FILES@/${files%, }/" "$OUT/offline.js"

total=0
for file in "$OUT"/*; do
    packed=$(gzip -9c "$file" | wc -c)
    total=$((total + packed))
    printf '%9d  %9d gzipped  %s\n' "$(stat -c %s "$file")" "$packed" "${file#"$OUT"/}"
done
printf '%9s  %9d gzipped in all; at most %d\n' '' "$total" "$LIMIT"
[ "$total" -le "$LIMIT" ]
