//! The program as its users meet it: the built binary, its languages, its protocols and its classroom game.
