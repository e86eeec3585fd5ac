//! The program: hands the arguments, the environment and the standard streams to the library.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(lucena::cli::main())
}
