//! Ctrl-C as a wish to stop in good order: work under way is given up, what was done is kept and reported.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that the first Ctrl-C sets; the second one ends the program at once.
pub(super) fn flag() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        // The order matters: whoever has set the flag before is taken at his word now. If the system refuses
        // a handler, the signal does what it always did.
        let _ = signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&flag));
        let _ = signal_hook::flag::register(signal, Arc::clone(&flag));
    }
    flag
}
