#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lucena::fuzzing::check_messages(bytes));
