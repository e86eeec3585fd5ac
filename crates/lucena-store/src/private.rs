//! Files and folders that only their owner may read: what the user keeps is nobody else's business.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Makes a folder and those above it, if they are not there; new ones are the owner's alone.
///
/// # Errors
/// If it cannot be made.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes a file that is not there yet, for its owner alone, to be written and read.
///
/// # Errors
/// If it is there already or cannot be made.
pub fn create_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes from everybody but the owner what an older program allowed them.
pub fn close_to_others(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(known) = path.metadata() else { return };
        let mode = known.permissions().mode();
        if mode & 0o077 != 0 {
            // Somebody else's file stays as its owner wants it.
            let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o700));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// A file with more at the end of its name, as SQLite calls what it writes ahead.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
