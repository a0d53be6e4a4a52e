#!/bin/sh
# Installs the system packages that a build needs and that are not there yet.
#
#   Scripts/install-packages.sh ncurses [tmux]
#
# What is there is found by using it: ncurses by compiling and linking a program with wide characters, tmux by its
# being on PATH. When nothing is missing this prints nothing, changes nothing and does not touch the network.
# Otherwise it installs through apt-get (as root, or through sudo) or brew; where that is not possible it ends with
# status 1 and one line that names the packages.

set -eu
cd "$(dirname "$0")/.."

say() { printf 'trilane: %s\n' "$1" >&2; }

stop() {
  say "$1"
  exit 1
}

# The compiler that will build the board is asked, with the module map it will use.
has_ncurses() {
  command -v "${SWIFTC:-swiftc}" >/dev/null || stop "there is no ${SWIFTC:-swiftc} on PATH: install Swift 6.1 or newer from https://swift.org/install, then run make again."
  case $(uname -s) in
    Darwin) libraries=-lncurses ;;
    *) libraries='-lncursesw -ltinfo' ;;
  esac
  probe=$(mktemp -d)
  cat >"$probe/probe.swift" <<'PROBE'
import CNcurses
var cell = cchar_t()
_ = setcchar(&cell, [0xAC00, 0], 0, 0, nil)
PROBE
  found=0
  # shellcheck disable=SC2086 # two options on Linux
  "${SWIFTC:-swiftc}" -I CNcurses "$probe/probe.swift" -o "$probe/probe" $libraries >/dev/null 2>&1 || found=1
  rm -r "$probe"
  return "$found"
}

has() {
  case $1 in
    ncurses) has_ncurses ;;
    tmux) command -v tmux >/dev/null ;;
    *) stop "install-packages.sh knows ncurses and tmux, not '$1'." ;;
  esac
}

# Prints those of the arguments that are missing, one a line.
missing() {
  for thing in "$@"; do
    has "$thing" || printf '%s\n' "$thing"
  done
}

# Prints the names under which Debian has the arguments.
debian_names() {
  for thing in "$@"; do
    case $thing in
      ncurses) printf 'libncursesw5-dev ' ;;
      *) printf '%s ' "$thing" ;;
    esac
  done
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

# Package lists may be absent (a fresh container) or out of date: they are fetched only if the first try fails.
install_with_apt() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" </dev/null && return
  as_root apt-get update </dev/null
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" </dev/null
}

# shellcheck disable=SC2046,SC2086 # names of packages hold no spaces
install() {
  if command -v apt-get >/dev/null; then
    packages=$(debian_names "$@")
    packages=${packages% }
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
      stop "needs $packages and there is neither root nor sudo: have 'apt-get install $packages' run by root, then run make again."
    fi
    say "installing $packages with apt-get."
    install_with_apt $packages || stop "apt-get could not install $packages: install it by hand, then run make again."
  elif command -v brew >/dev/null; then
    say "installing $* with brew."
    brew install "$@" </dev/null || stop "brew could not install $*: install it by hand, then run make again."
  else
    stop "needs $* (ncurses: the development files, with wide characters): install it with this system's package manager, then run make again."
  fi
}

wanted=$(missing "$@")
[ -n "$wanted" ] || exit 0
# shellcheck disable=SC2086 # one argument a word
install $wanted

wanted=$(missing "$@" | tr '\n' ' ')
[ -z "$wanted" ] || stop "still cannot use ${wanted% } after installing: see the compiler's or the package manager's own words with 'swift build'."
