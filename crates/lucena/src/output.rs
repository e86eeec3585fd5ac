//! Files that are there whole or not at all: they grow beside their place, are put there at the end, and go away again if it does
//! not come to that. What was there before stays until then.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that is being written.
#[derive(Debug)]
pub(crate) struct NewFile {
    file: BufWriter<File>,
    /// Where it belongs.
    path: PathBuf,
    /// Where it grows; nothing once it is in place, or for what is no file and cannot be replaced, like `/dev/null`.
    beside: Option<PathBuf>,
}

impl NewFile {
    /// Begins a file.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub(crate) fn create(path: &str) -> io::Result<NewFile> {
        // A link stays a link: what it leads to is written.
        let path = fs::canonicalize(path).unwrap_or_else(|_| PathBuf::from(path));
        match fs::metadata(&path) {
            Ok(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
            Ok(there) if !there.is_file() => {
                let file = BufWriter::new(File::options().write(true).open(&path)?);
                return Ok(NewFile { file, path, beside: None });
            }
            _ => {}
        }
        let beside = beside(&path);
        let file = BufWriter::new(File::create(&beside)?);
        Ok(NewFile { file, path, beside: Some(beside) })
    }

    /// Everything is written: the file takes the place of what was there.
    ///
    /// # Errors
    /// If the disk is full or the place cannot be taken; then what was there is still there.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        if let Some(beside) = &self.beside {
            self.file.get_ref().sync_all()?;
            fs::rename(beside, &self.path)?;
            self.beside = None;
        }
        Ok(())
    }
}

/// The name under which a file grows: one that nobody else uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    name.into()
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            // What cannot be removed stands in nobody's way: the next run uses another name.
            let _ = fs::remove_file(beside);
        }
    }
}

/// Writes a whole file at once.
///
/// # Errors
/// If it cannot be written; then what was there is still there.
pub(crate) fn write_whole(path: &str, bytes: &[u8]) -> io::Result<()> {
    let mut file = NewFile::create(path)?;
    file.write_all(bytes)?;
    file.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_there_whole_or_not_at_all() {
        let folder = std::env::temp_dir().join(format!("lucena-output-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("review.txt");
        let name = path.to_str().expect("a plain name");
        let entries = || fs::read_dir(&folder).expect("a folder").count();
        write_whole(name, b"old").expect("writable");
        let mut begun = NewFile::create(name).expect("writable");
        begun.write_all(b"half").and_then(|()| begun.flush()).expect("writable");
        assert_eq!((fs::read(&path).expect("there"), entries()), (b"old".to_vec(), 2));
        drop(begun);
        assert_eq!((fs::read(&path).expect("there"), entries()), (b"old".to_vec(), 1));
        write_whole(name, b"new").expect("writable");
        assert_eq!((fs::read(&path).expect("there"), entries()), (b"new".to_vec(), 1));
        assert!(NewFile::create(folder.to_str().expect("a plain name")).is_err());
        assert_eq!(entries(), 1);
        fs::remove_dir_all(&folder).expect("removable");
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_is_not_replaced() {
        write_whole("/dev/null", b"gone").expect("writable");
        assert!(!fs::metadata("/dev/null").expect("there").is_file());
    }
}
