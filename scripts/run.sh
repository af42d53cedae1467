#!/bin/sh
# run.sh FILE [ARGUMENTS]: set up what is missing, then become `node FILE ARGUMENTS`.
# FILE is a path inside the repository; the current directory stays the caller's.
# Nothing is printed to stdout, and nothing at all when all is in place.
root=$(cd "$(dirname "$0")/.." && pwd -P) || exit 1

fail() {
  echo "orrery: $*" >&2
  exit 1
}

# A copy of the lock inside node_modules tells which lock was installed; npm ci removes it first.
install() {
  cmp -s "$1/package-lock.json" "$1/node_modules/.installed-lock" && return
  echo "orrery: installing $2 (only this once)..." >&2
  if ! said=$(cd "$1" && npm ci --include=dev --include=optional --loglevel=error 2>&1); then
    printf '%s\n' "$said" | grep -v '^npm error     at ' >&2
    fail "could not install $2; npm says why above."
  fi
  cp "$1/package-lock.json" "$1/node_modules/.installed-lock"
}

node_is_new() {
  case $(node --version 2>/dev/null) in
    v2[4-9].* | v[3-9][0-9].*) ;;
    *) return 1 ;;
  esac
}

if ! node_is_new; then
  if [ "$(uname -sm)" = 'Linux x86_64' ]; then
    install "$root/tools/node" 'Node 24'
    PATH=$root/tools/node/node_modules/.bin:$PATH
    export PATH
  fi
  node_is_new || fail "Node 24 or newer is required (here: $(node --version 2>/dev/null || echo none)). Get it from https://nodejs.org"
fi

install "$root" 'packages'

# Compiled code is kept from one start to the next, in threads and child processes too: they start three times as fast.
: "${NODE_COMPILE_CACHE:=$root/.build/compiled}"
export NODE_COMPILE_CACHE

file=$1
shift
exec node "$root/$file" "$@"
