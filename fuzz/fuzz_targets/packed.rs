#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lucena_games::fuzzing::check_packed(bytes));
