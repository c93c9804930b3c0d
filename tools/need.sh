# Sourced by scripts that run on Debian and, as far as they can, elsewhere.

# Installs those of Debian's packages that are missing.
need() {
    if command -v apt-get >/dev/null 2>&1 && ! dpkg-query -W "$@" >/dev/null 2>&1; then
        apt-get update -qq
        apt-get install -y --no-install-recommends "$@"
    fi
}
