#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lucena_chess::fuzzing::check_san(bytes));
