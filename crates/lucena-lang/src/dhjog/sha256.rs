//! SHA-256 (FIPS 180-4), by which a set is known.

/// The digest of some bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    let mut padded = bytes.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend_from_slice(&(bytes.len() as u64 * 8).to_be_bytes());
    let constants = roots(3);
    let mut state: Vec<u32> = roots(2)[..8].to_vec();
    for block in padded.chunks_exact(64) {
        compress(&mut state, block, &constants);
    }
    state.iter().map(|word| format!("{word:08x}")).collect()
}

fn compress(state: &mut [u32], block: &[u8], constants: &[u32]) {
    let mut words: Vec<u32> = block
        .chunks_exact(4)
        .map(|four| four.iter().fold(0, |word, byte| word << 8 | u32::from(*byte)))
        .collect();
    for i in 16..64 {
        let (a, b) = (words[i - 15], words[i - 2]);
        let small = a.rotate_right(7) ^ a.rotate_right(18) ^ a >> 3;
        let large = b.rotate_right(17) ^ b.rotate_right(19) ^ b >> 10;
        words.push(words[i - 16].wrapping_add(small).wrapping_add(words[i - 7]).wrapping_add(large));
    }
    let mut v = [0; 8];
    v.copy_from_slice(state);
    for (word, constant) in words.iter().zip(constants) {
        let [a, b, c, d, e, f, g, h] = v;
        let choice = e & f ^ !e & g;
        let first = (e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25)).wrapping_add(h);
        let first = first.wrapping_add(choice).wrapping_add(*constant).wrapping_add(*word);
        let majority = a & b ^ a & c ^ b & c;
        let second = (a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22)).wrapping_add(majority);
        v = [first.wrapping_add(second), a, b, c, d.wrapping_add(first), e, f, g];
    }
    for (word, change) in state.iter_mut().zip(v) {
        *word = word.wrapping_add(change);
    }
}

/// The first 32 bits of the fractional parts of the square or cube roots of the first 64 primes, by whole numbers.
fn roots(degree: u32) -> Vec<u32> {
    let is_prime = |n: &u128| (2..*n).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    let root = |prime: u128| {
        // The largest number whose power does not exceed the prime shifted left by 32 bits for each factor.
        let wanted = prime << (32 * degree);
        let (mut low, mut high) = (0u128, 1 << 37);
        while low < high {
            let middle = (low + high).div_ceil(2);
            if middle.pow(degree) <= wanted { low = middle } else { high = middle - 1 }
        }
        low as u32
    };
    (2..).filter(is_prime).take(64).map(root).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn digests_are_those_of_the_standard() {
        assert_eq!(super::hex(b""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(super::hex(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        let long = super::hex(b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq");
        assert_eq!(long, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    }
}
