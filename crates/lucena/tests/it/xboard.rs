//! XBoard: transcripts with the binary.

use crate::transcript;

#[test]
fn transcripts() {
    transcript::hold("xboard-");
}
