#!/bin/sh
# A chess program that misbehaves as its first argument says. It knows no chess: its moves are a fixed list.
mode=$1
count=0
say() { echo "$@"; }

case $mode in
mute) exec sleep 60 ;;
dead-at-start) echo "no memory today" >&2; exit 7 ;;
esac

while read -r word rest; do
    case $word in
    uci)
        say "id name scripted $mode"
        say "option name Hash type spin default 1 min 1 max 8"
        say "option name Clear Hash type button"
        say uciok ;;
    isready)
        [ "$mode" = mute-later ] && [ $count -gt 0 ] && continue
        say readyok ;;
    go)
        count=$((count + 1))
        case $mode in
        dies) echo "segmentation fault, says the script" >&2; exit 3 ;;
        hangs) continue ;;
        floods) while :; do echo "info string blah blah blah blah blah blah blah blah"; done ;;
        long-line) head -c 3000000 /dev/zero | tr '\0' x; say; say "bestmove a1a1" ;;
        illegal) say "bestmove e1e5" ;;
        none) say "bestmove (none)" ;;
        rubbish) printf 'bestmove \377\376\n' ;;
        dies-later) [ $count -ge 2 ] && exit 0; say "info depth 1 score cp 5 nodes 9"; say "bestmove $2" ;;
        x-resigns) say resign ;;
        x-claims) say "1/2-1/2 {boring}" ;;
        x-*) ;;
        *) say "bestmove (none)" ;;
        esac ;;
    quit) exit 0 ;;
    protover)
        [ "$mode" = version-one ] || say 'feature ping=1 setboard=1 usermove=1 myname="scripted" done=1' ;;
    ping) say "pong $rest" ;;
    usermove) [ "$mode" = x-refuses ] && say "Illegal move: $rest" ;;
    esac
done
