#!/bin/sh
# What `make run` shows until the web application exists: a first minute with the program, then its own prompt.
set -e
lucena=$1

case "${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}" in
pt*)
    hello="Lucena, o xadrez que se explica"
    counting="Quantas sequências de 5 lances há a partir da posição inicial?"
    classroom="O jogo da sala de aula: as Brancas jogam e2e3, as Pretas respondem."
    typing="Agora é a sua vez: isto é o próprio motor (UCI). Experimente: d, go perft 4, quit."
    ;;
*)
    hello="Lucena, the chess that explains itself"
    counting="How many sequences of 5 moves are there from the starting position?"
    classroom="The classroom game: White plays e2e3, Black answers."
    typing="Your turn: this is the engine itself (UCI). Try: d, go perft 4, quit."
    ;;
esac

printf '\n%s\n\n' "$hello"
"$lucena" --help
printf '\n%s\n$ lucena perft 5\n' "$counting"
"$lucena" perft 5
printf '\n%s\n$ lucena trabalho\n' "$classroom"
printf '%s\n' "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" e2e3 | "$lucena" trabalho
printf '\n%s\n' "$typing"
"$lucena"
