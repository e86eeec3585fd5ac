//! Memory for tables that are looked up at random places, in large pages where the system gives them.
//!
//! With pages of four kibibytes nearly every look-up in a table of many mebibytes also misses the processor's memory
//! of where pages are, and even a prefetch waits for that. Large pages come from the system and go back to it at once: an
//! allocator keeps what it was given back, for each of its threads apart, and a server that thinks on many of them would
//! hold a table for each.

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

/// The size of a large page where there are any.
const PAGE: usize = 2 << 20;

/// There is not so much memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoMemory;

/// A slice of values that need no dropping, in large pages if it is long enough to gain by them.
pub(crate) struct Large<T> {
    start: NonNull<T>,
    count: usize,
}

impl<T: Default> Large<T> {
    /// So many values, all as they are by default.
    ///
    /// # Errors
    /// If the system does not have that much memory to give.
    pub(crate) fn try_new(count: usize) -> Result<Large<T>, NoMemory> {
        const { assert!(!std::mem::needs_drop::<T>() && size_of::<T>() != 0) };
        let layout = layout::<T>(count).ok_or(NoMemory)?;
        // SAFETY: the layout is never empty: no type of size 0 gets here, and it has room for one value at least.
        let start = unsafe { obtain(layout) }.ok_or(NoMemory)?.cast::<T>();
        for index in 0..count {
            // SAFETY: the layout has room for `count` values from `start` on.
            unsafe { start.add(index).write(T::default()) };
        }
        Ok(Large { start, count })
    }

    /// The same where only a table of modest size is wanted.
    pub(crate) fn new(count: usize) -> Large<T> {
        Large::try_new(count).unwrap_or_else(|_| handle_alloc_error(Layout::new::<T>()))
    }

    /// Makes all values what they are by default.
    pub(crate) fn reset(&mut self) {
        self.fill_with(T::default);
    }
}

/// The memory of a slice: whole large pages if it fills most of one.
fn layout<T>(count: usize) -> Option<Layout> {
    let layout = Layout::array::<T>(count.max(1)).ok()?;
    match PAGE / 2 <= layout.size() {
        true => layout.align_to(PAGE).ok().map(|layout| layout.pad_to_align()),
        false => Some(layout),
    }
}

/// Memory of this layout, of any content; nothing if the system does not have it.
///
/// # Safety
/// The layout is not empty.
unsafe fn obtain(layout: Layout) -> Option<NonNull<u8>> {
    #[cfg(target_os = "linux")]
    if layout.align() == PAGE {
        return map(layout.size());
    }
    // SAFETY: as our caller says.
    NonNull::new(unsafe { alloc(layout) })
}

/// Gives memory back.
///
/// # Safety
/// It was obtained with this very layout, and nobody uses it any more.
unsafe fn release(start: NonNull<u8>, layout: Layout) {
    #[cfg(target_os = "linux")]
    if layout.align() == PAGE {
        // SAFETY: `map` gave exactly this range.
        unsafe { libc::munmap(start.as_ptr().cast(), layout.size()) };
        return;
    }
    // SAFETY: as our caller says.
    unsafe { dealloc(start.as_ptr(), layout) };
}

/// So many bytes, a multiple of a large page, from the system, which is asked for large pages and free to give small ones.
#[cfg(target_os = "linux")]
fn map(bytes: usize) -> Option<NonNull<u8>> {
    // The system does not know what large pages want: one more than needed has an end of one in it.
    let whole = bytes.checked_add(PAGE)?;
    let (rights, kind) = (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
    // SAFETY: a new mapping touches no memory that is in use.
    let found = unsafe { libc::mmap(std::ptr::null_mut(), whole, rights, kind, -1, 0) };
    if found == libc::MAP_FAILED {
        return None;
    }
    let found = found.cast::<u8>();
    let before = found.align_offset(PAGE);
    let after = whole - bytes - before;
    // SAFETY: `before`, `bytes` and `after` cut the mapping into three parts, each of whole pages; only the middle one is
    // used, and the advice changes no content.
    unsafe {
        let start = found.add(before);
        if before != 0 {
            libc::munmap(found.cast(), before);
        }
        if after != 0 {
            libc::munmap(start.add(bytes).cast(), after);
        }
        libc::madvise(start.cast(), bytes, libc::MADV_HUGEPAGE);
        NonNull::new(start)
    }
}

impl<T> Deref for Large<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: all `count` values were written when the slice was made, and nobody else owns them.
        unsafe { std::slice::from_raw_parts(self.start.as_ptr(), self.count) }
    }
}

impl<T> DerefMut for Large<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and `self` is borrowed alone.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.count) }
    }
}

impl<T> Drop for Large<T> {
    fn drop(&mut self) {
        if let Some(layout) = layout::<T>(self.count) {
            // SAFETY: the memory was obtained with this very layout; its values need no dropping.
            unsafe { release(self.start.cast(), layout) };
        }
    }
}

// SAFETY: it owns its values as a `Vec` does.
unsafe impl<T: Send> Send for Large<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Large<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_can_be_had_and_written() {
        for count in [0, 1, 1_000, PAGE / 16, PAGE / 8, PAGE / 8 + 1] {
            let mut slice = Large::<u64>::new(count);
            assert_eq!(slice.len(), count);
            assert!(slice.iter().all(|&value| value == 0));
            assert!(
                count < PAGE / 16 || slice.as_ptr().align_offset(PAGE) == 0,
                "large pages from their beginning"
            );
            slice.iter_mut().zip(1..).for_each(|(value, number)| *value = number);
            assert!(slice.iter().copied().eq(1..=count as u64));
            slice.reset();
            assert!(slice.iter().all(|&value| value == 0));
        }
    }

    #[test]
    fn what_is_not_there_is_refused() {
        assert_eq!(Large::<u64>::try_new(usize::MAX / 16).err(), Some(NoMemory));
        assert_eq!(Large::<u64>::try_new(usize::MAX).err(), Some(NoMemory));
    }
}
