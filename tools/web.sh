#!/usr/bin/env bash
# The app for browsers: a folder of static files in target/web, for any host.
#
#   tools/web.sh                 build it, print its sizes, and fail above the limit
#   tools/web.sh --rustup        the same with rustup's own wasm32-unknown-unknown
#   tools/web.sh --test          try what was built in Chromium (chromium, node, npm)
#   tools/web.sh --serve [PORT]  serve what was built, for a first look (8178)
#
# Debian has no standard library for this target: it is compiled with the program, by Debian's
# compiler for browsers. On other systems: rustup target add wasm32-unknown-unknown, a clang that
# knows wasm32, llvm-ar, and binaryen's wasm-opt.
set -euo pipefail
cd "$(dirname "$0")/.."

# What a browser loads before the first picture, gzipped, in bytes.
LIMIT=$((4 * 1024 * 1024))
TARGET=wasm32-unknown-unknown
OUT=target/web

if [ "${1:-}" = --test ]; then
    npm --prefix tests/web ci --no-audit --no-fund --loglevel=error
    python3 -m http.server 8179 --bind 127.0.0.1 --directory "$OUT" >/dev/null 2>&1 &
    trap 'kill $!' EXIT
    ARBITRO_ADDRESS=http://localhost:8179/ node --test tests/web/app.test.mjs
    exit
fi

if [ "${1:-}" = --serve ]; then
    port="${2:-8178}"
    echo "http://localhost:$port/"
    exec python3 -m http.server "$port" --bind 127.0.0.1 --directory "$OUT"
fi

if [ "${1:-}" = --rustup ]; then
    cargo build --locked -p arbitro-web --profile web --target "$TARGET"
else
    packages=(rustc-web cargo-web rust-web-src lld-22 clang-22 llvm-22 binaryen)
    if ! dpkg-query -W "${packages[@]}" >/dev/null 2>&1; then
        apt-get update -qq
        apt-get install -y --no-install-recommends "${packages[@]}"
    fi
    # -Zbuild-std is for nightly compilers; the variable lets Debian's do it too.
    env PATH="/usr/bin:$PATH" RUSTC_BOOTSTRAP=1 \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22 \
        CC_wasm32_unknown_unknown=clang-22 AR_wasm32_unknown_unknown=llvm-ar-22 \
        cargo build --locked -p arbitro-web --profile web --target "$TARGET" \
        -Zbuild-std=std,panic_abort
fi
program="${CARGO_TARGET_DIR:-target}/$TARGET/web/arbitro_web.wasm"

rm -rf "$OUT"
mkdir -p "$OUT"
# Before bindgen: Debian's wasm-opt does not know the table of JavaScript values that bindgen adds.
optimized="$program.opt"
wasm-opt -O2 --debuginfo --enable-bulk-memory --enable-nontrapping-float-to-int \
    --enable-sign-ext --enable-mutable-globals --enable-reference-types --enable-multivalue \
    "$program" -o "$optimized"
cargo run --locked --release --manifest-path tools/bindgen/Cargo.toml -- "$optimized" "$OUT"
cp src/web/index.html src/web/page.css src/web/manifest.webmanifest src/web/*.js "$OUT"
# The words before the program is loaded: the texts of web.ftl, one line each.
page="$OUT/index.html"
{
    echo 'export const WORDS = {'
    for language in it fr de en; do
        echo "  $language: {"
        sed -n 's/^\(web-[a-z-]*\) = \(.*\)$/    "\1": "\2",/p' "locales/$language/web.ftl"
        echo '  },'
    done
    echo '};'
} >"$OUT/words.js"
needed=$(for language in it fr de en; do
    sed -n "s/^web-no-javascript = \(.*\)$/    <p lang=\"$language\">\1<\/p>/p" "locales/$language/web.ftl"
done)
printf '%s\n' "$needed" | sed -i -e '/@NO_JAVASCRIPT@/{r /dev/stdin' -e 'd}' "$page"
cp assets/icon/arbitro.svg "$OUT/icon.svg"
cp assets/icon/arbitro-256.png "$OUT/icon-256.png"
cp assets/icon/arbitro-512.png "$OUT/icon-512.png"
# The service worker knows every other file, and changes when one of them does.
version=$(cd "$OUT" && cat -- * | sha256sum | cut -c1-16)
files=$(cd "$OUT" && ls | grep -v '^offline.js$' | sed 's/.*/"&", /' | tr -d '\n')
sed -i "s/@VERSION@/$version/; s/@FILES@/${files%, }/" "$OUT/offline.js"

total=0
for file in "$OUT"/*; do
    packed=$(gzip -9c "$file" | wc -c)
    total=$((total + packed))
    printf '%9d  %9d gzipped  %s\n' "$(stat -c %s "$file")" "$packed" "${file#"$OUT"/}"
done
printf '%9s  %9d gzipped in all; at most %d\n' '' "$total" "$LIMIT"
[ "$total" -le "$LIMIT" ]
