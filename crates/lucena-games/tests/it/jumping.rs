//! Places of a packed file: the right text, and nothing unpacked twice.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::atomic::Ordering;

use lucena_games::collection::unpack;
use lucena_games::counted::Counted;
use lucena_games::jump::Jumps;

fn empty_file(name: &str) -> File {
    let path = std::env::temp_dir().join(format!("lucena-jump-{}-{name}", std::process::id()));
    let file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&path);
    let file = file.expect("the folder for temporary files can be written");
    std::fs::remove_file(&path).expect("an open file can be removed");
    file
}

#[test]
fn every_place_is_reached_and_the_stream_is_read_once() {
    let text: Vec<u8> = (0..400_000_u64).flat_map(|number| format!("{number:06} ").into_bytes()).collect();
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packer.write_all(&text).unwrap();
    let packed = packer.finish().unwrap();
    let counted = Counted::new(std::io::Cursor::new(packed.clone()));
    let read = counted.done();
    let (unpacked, _) = unpack(counted).unwrap();
    let mut jumps = Jumps::new(unpacked, empty_file("places"));
    assert_eq!(jumps.read_at(70, 14).unwrap(), b"000010 000011 ");
    assert!(read.load(Ordering::Relaxed) < packed.len() as u64 / 2, "only as far as was wanted");
    let places = [2_799_993, 0, 1 << 20, (1 << 20) - 3, 2_000_000, (2 << 20) - 1];
    for _ in 0..3 {
        for place in places {
            let wanted = &text[place..text.len().min(place + 1_500_000)];
            assert!(jumps.read_at(place as u64, 1_500_000).unwrap() == wanted, "{place}");
        }
    }
    assert_eq!(read.load(Ordering::Relaxed), packed.len() as u64, "the stream was gone through once");
    assert_eq!(jumps.read_at(text.len() as u64, 10).unwrap(), b"");
    assert_eq!(jumps.read_at(u64::MAX, 10).unwrap(), b"");
}
