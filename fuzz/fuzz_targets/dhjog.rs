#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lucena_lang::fuzzing::check_heuristics(bytes));
