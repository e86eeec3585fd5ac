//! Memory for tables that are looked up at random places, in large pages where the system gives them.
//!
//! With pages of four kibibytes nearly every look-up in a table of many mebibytes also misses the processor's memory
//! of where pages are, and even a prefetch waits for that.

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
        let start = NonNull::new(unsafe { alloc(layout) }.cast::<T>()).ok_or(NoMemory)?;
        if layout.align() == PAGE {
            advise(start.as_ptr().cast(), layout.size());
        }
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

/// Asks the system for large pages; it is free to give small ones.
fn advise(start: *mut u8, bytes: usize) {
    #[cfg(target_os = "linux")]
    // SAFETY: the range was allocated just now with the alignment of a page, and the advice changes no content.
    unsafe {
        libc::madvise(start.cast(), bytes, libc::MADV_HUGEPAGE);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (start, bytes);
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
            // SAFETY: the memory was allocated with this very layout; its values need no dropping.
            unsafe { dealloc(self.start.as_ptr().cast(), layout) };
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
