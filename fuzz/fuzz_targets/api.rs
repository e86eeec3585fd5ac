#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| lucena_server::fuzzing::check_request(bytes));
