//! The first thing that the file we give away does: look at the processor, and run the program that was built for it.
//!
//! Both are the same program (`build.sh`); of the one that does not run nothing is ever read from disk.

use std::process::ExitCode;

unsafe extern "C" {
    safe fn lucena_any() -> u8;
    safe fn lucena_v3() -> u8;
}

fn main() -> ExitCode {
    // So that tests, and whoever wants to know the difference, can have the other one.
    let is_plain = std::env::var_os("LUCENA_PROCESSOR").is_some_and(|wish| wish == "any");
    ExitCode::from(if is_plain || !has_v3() || is_slow_at_pext() { lucena_any() } else { lucena_v3() })
}

/// Whether the processor has what the level x86-64-v3 asks for: Intel since Haswell (2013), AMD since Excavator (2015).
fn has_v3() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("f16c")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("movbe")
        && is_x86_feature_detected!("popcnt")
}

/// AMD before Zen 3, and Hygon's copies of Zen 1, take hundreds of cycles for a PEXT, which the other path does without.
fn is_slow_at_pext() -> bool {
    use std::arch::x86_64::__cpuid;
    let vendor = __cpuid(0);
    let name = [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat();
    let version = __cpuid(1).eax;
    let family = (version >> 8 & 0xf) + (version >> 20 & 0xff);
    match name.as_slice() {
        b"AuthenticAMD" => family < 0x19,
        b"HygonGenuine" => true,
        _ => false,
    }
}
