#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lucena_lab::fuzzing::check_journal(bytes));
