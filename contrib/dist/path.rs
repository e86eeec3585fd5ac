//! The whole program as a function of C: `build.sh` builds it once for each kind of processor, and `choose.rs` calls one of them.

/// Runs Lucena on the arguments and streams of the process; gives the exit status.
#[unsafe(no_mangle)]
pub extern "C" fn lucena_main() -> u8 {
    lucena::cli::main()
}
