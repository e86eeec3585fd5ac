//! The program as its users meet it: the built binary, its languages, its protocols and its classroom game.

mod program;
mod transcript;

mod oracle;
mod trabalho;

mod arena;
mod book;
mod cli;
mod dhjog;
mod doors;
mod eval;
mod explain;
mod fuzz;
mod games;
mod lab;
mod languages;
mod patlan;
mod perft;
mod readme;
mod serve;
mod shelf;
mod stockfish;
mod tables;
mod talk;
mod tidy;
mod tools;
mod uci;
mod xboard;
