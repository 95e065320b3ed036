#!/bin/sh
# Puts gridpick, its manual and its completions below a folder, or takes them away: install.sh [--uninstall] [PREFIX]
# PREFIX is /usr/local for root, and else ~/.local. Nothing else is written, and nothing is fetched.
set -eu
verb=install
case ${1:-} in
  --uninstall) verb=uninstall; shift ;;
  -h | --help) sed -n 's/^# //p' "$0"; exit ;;
esac
case $#:${1:-} in
  [01]: | 1:[!-]*) ;;
  *) sed -n 's/^# //p' "$0" >&2; exit 2 ;;
esac
default=/usr/local
[ "$(id -u)" -eq 0 ] || default=$HOME/.local
prefix=${1:-$default}
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac

CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")"
./bin/gridpick --version >/dev/null || { echo 'error: this system cannot run bin/gridpick' >&2; exit 1; }
find bin share -type f | LC_ALL=C sort | while read -r file; do
  if [ $verb = uninstall ]; then
    rm -f "$prefix/$file"
    echo "removed $prefix/$file"
    continue
  fi
  # A program that runs is replaced, not written to.
  mkdir -p "$prefix/${file%/*}"
  cp "$file" "$prefix/$file.new"
  mv -f "$prefix/$file.new" "$prefix/$file"
  echo "$prefix/$file"
done
# Folders stay: an empty one may be another package's.
[ $verb = install ] || exit 0
case :$PATH: in *":$prefix/bin:"*) ;; *) echo "Not on your PATH yet: $prefix/bin" ;; esac
case $prefix in
  /usr | /usr/local) ;;
  *) echo "For zsh, in ~/.zshrc before compinit: fpath+=($prefix/share/zsh/site-functions)" ;;
esac
