//! The transposition table: what earlier visits found out about a position, shared by all threads.
//!
//! An entry is two atomic words, the data and the key xor the data. Two threads may write the same entry at
//! once; then the words do not fit together, the key does not match, and the entry is simply not found. So no
//! lock is needed, and a reader never acts on half an entry.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use lucena_chess::{Key, Move};
use lucena_eval::Score;

use crate::pages::{Large, NoMemory};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The true score is this or more: a move was good enough to stop.
    Lower = 1,
    /// The true score is this or less: no move was good enough.
    Upper = 2,
    /// The score is true.
    Exact = 3,
}

impl Bound {
    const fn from_bits(bits: u64) -> Option<Bound> {
        match bits & 3 {
            1 => Some(Bound::Lower),
            2 => Some(Bound::Upper),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    /// Whether the bound promises at least the stored score.
    #[inline]
    pub(crate) const fn is_lower(self) -> bool {
        self as u8 & 1 != 0
    }

    /// Whether the bound promises at most the stored score.
    #[inline]
    pub(crate) const fn is_upper(self) -> bool {
        self as u8 & 2 != 0
    }
}

/// What the table knows about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The best move, or the one that refuted; it must still be proved legal here.
    pub(crate) mv: Option<Move>,
    /// The score, with mates counted from this position.
    pub(crate) score: i16,
    /// The static evaluation, without correction; `NO_EVALUATION` in check.
    pub(crate) evaluation: i16,
    /// How deep the position was searched below this point.
    pub(crate) depth: i32,
    /// What the score says.
    pub(crate) bound: Bound,
    /// Whether the position was once on a principal variation.
    pub(crate) was_pv: bool,
}

impl Entry {
    /// Whether the numbers are such as a search can find.
    fn is_sound(&self) -> bool {
        let is_score = |value: i16| i32::from(value).abs() <= Score::MATE.value();
        is_score(self.score)
            && (self.evaluation == NO_EVALUATION || is_score(self.evaluation))
            && -DEPTH_OFFSET < self.depth
    }
}

/// The evaluation stored for positions in check, which have none.
pub(crate) const NO_EVALUATION: i16 = i16::MIN;

/// Depths are stored plus this, so that quiescence may store negative ones.
const DEPTH_OFFSET: i32 = 8;
/// The age counts modulo this.
const AGES: u8 = 32;
const ENTRIES: usize = 4;

impl Entry {
    /// move 16 | score 16 | evaluation 16 | depth 8 | age 5, was_pv 1, bound 2.
    #[inline]
    fn pack(self, age: u8) -> u64 {
        let depth = (self.depth + DEPTH_OFFSET).clamp(1, 255) as u64;
        let flags = u64::from(age) << 3 | u64::from(self.was_pv) << 2 | self.bound as u64;
        u64::from(self.mv.map_or(0, Move::to_bits)) << 48
            | u64::from(self.score as u16) << 32
            | u64::from(self.evaluation as u16) << 16
            | depth << 8
            | flags
    }

    #[inline]
    fn unpack(data: u64) -> Option<Entry> {
        Some(Entry {
            mv: Move::from_bits((data >> 48) as u16),
            score: (data >> 32) as u16 as i16,
            evaluation: (data >> 16) as u16 as i16,
            depth: (data >> 8 & 255) as i32 - DEPTH_OFFSET,
            bound: Bound::from_bits(data)?,
            was_pv: data & 4 != 0,
        })
    }
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    #[inline]
    fn load(&self) -> (u64, u64) {
        let data = self.data.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ data, data)
    }

    #[inline]
    fn save(&self, key: Key, data: u64) {
        self.data.store(data, Ordering::Relaxed);
        self.check.store(key.0 ^ data, Ordering::Relaxed);
    }
}

/// Four entries that share a cache line: a position may be stored in any of them.
#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; ENTRIES]);

const _: () = assert!(size_of::<Cluster>() == 64);

/// The shared memory of a search.
pub(crate) struct Table {
    clusters: Large<Cluster>,
    age: AtomicU8,
}

impl Table {
    /// A table of so many mebibytes.
    ///
    /// # Errors
    /// If the system does not have that much memory to give.
    pub(crate) fn new(mebibytes: usize) -> Result<Table, NoMemory> {
        let count = mebibytes.max(1) * (1 << 20) / size_of::<Cluster>();
        Ok(Table { clusters: Large::try_new(count)?, age: AtomicU8::new(0) })
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.clusters.reset();
        *self.age.get_mut() = 0;
    }

    /// A new search begins: what is in the table becomes older, and cheaper to overwrite.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age() + 1) % AGES, Ordering::Relaxed);
    }

    fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    /// The cluster of a key: the high bits choose, by multiplication, so that any number of clusters will do.
    #[inline]
    fn index(&self, key: Key) -> usize {
        ((u128::from(key.0) * self.clusters.len() as u128) >> 64) as usize
    }

    /// Asks the processor to fetch the cluster of a position that will soon be looked up.
    #[inline]
    pub(crate) fn prefetch(&self, key: Key) {
        lucena_chess::prefetch(&self.clusters[self.index(key)]);
    }

    /// What is known about a position.
    #[inline]
    pub(crate) fn probe(&self, key: Key) -> Option<Entry> {
        let cluster = &self.clusters[self.index(key)];
        cluster.0.iter().find_map(|slot| {
            let (stored, data) = slot.load();
            if stored == key.0 { Entry::unpack(data) } else { None }
        })
    }

    /// Remembers what was found out, in the place of what is worth least.
    #[inline]
    pub(crate) fn store(&self, key: Key, mut entry: Entry) {
        debug_assert!(entry.is_sound(), "{entry:?}");
        let age = self.age();
        let cluster = &self.clusters[self.index(key)];
        let mut victim = &cluster.0[0];
        let mut least = i32::MAX;
        for slot in &cluster.0 {
            let (stored, data) = slot.load();
            let old = Entry::unpack(data);
            if stored == key.0
                && let Some(old) = old
            {
                entry.mv = entry.mv.or(old.mv);
                // A much deeper result of this very search is not thrown away for a shallow bound.
                let is_current = (data >> 3 & 31) as u8 == age;
                if is_current && entry.bound != Bound::Exact && entry.depth + 4 < old.depth {
                    return;
                }
                victim = slot;
                break;
            }
            let worth = old.map_or(-1000, |old| old.depth - 8 * i32::from(age_distance(age, data)));
            if worth < least {
                least = worth;
                victim = slot;
            }
        }
        victim.save(key, entry.pack(age));
    }

    /// How full the table is with results of this search, in thousandths, judged by a sample.
    pub(crate) fn permille_full(&self) -> u32 {
        let age = self.age();
        let sample = self.clusters.iter().take(250).flat_map(|cluster| &cluster.0);
        let (mut used, mut seen) = (0, 0);
        for slot in sample {
            let (_, data) = slot.load();
            seen += 1;
            used += u32::from(data & 3 != 0 && age_distance(age, data) == 0);
        }
        used * 1000 / seen.max(1)
    }

    /// The size in bytes.
    #[cfg(test)]
    fn bytes(&self) -> usize {
        self.clusters.len() * size_of::<Cluster>()
    }
}

/// How many searches ago an entry was written.
#[inline]
fn age_distance(now: u8, data: u64) -> u8 {
    let then = (data >> 3 & 31) as u8;
    (AGES + now - then) % AGES
}

#[cfg(test)]
mod tests {
    use lucena_chess::testkit::Random;

    use super::*;

    /// A number that can be a score.
    fn score_of(bits: u64) -> i16 {
        bits as i16 % Score::MATE.value() as i16
    }

    fn random_entry(random: &mut Random) -> Entry {
        Entry {
            mv: Move::from_bits(random.next_u64() as u16),
            score: score_of(random.next_u64()),
            evaluation: score_of(random.next_u64()),
            depth: random.below(200) as i32 - 7,
            bound: [Bound::Lower, Bound::Upper, Bound::Exact][random.below(3)],
            was_pv: random.below(2) == 0,
        }
    }

    #[test]
    fn entries_survive_packing() {
        let mut random = Random::new(1);
        for _ in 0..10_000 {
            let entry = random_entry(&mut random);
            assert_eq!(Entry::unpack(entry.pack(random.below(32) as u8)), Some(entry));
        }
    }

    #[test]
    fn what_is_found_is_what_was_stored() {
        let mut random = Random::new(2);
        let table = Table::new(1).expect("one mebibyte");
        let mut truth = std::collections::HashMap::new();
        let mut found = 0;
        for round in 0..200_000 {
            let key = Key(random.next_u64());
            let entry = random_entry(&mut random);
            table.store(key, entry);
            truth.insert(key, entry);
            if round % 2 == 0 {
                assert_eq!(table.probe(key), Some(entry), "just stored, so it must be there");
            }
            assert_eq!(table.probe(Key(random.next_u64())), None);
        }
        let mut keys: Vec<_> = truth.keys().copied().collect();
        keys.sort_unstable();
        for key in keys {
            if let Some(entry) = table.probe(key) {
                assert_eq!(entry, truth[&key]);
                found += 1;
            }
        }
        assert!(found > table.bytes() / 16 / 2, "most places should be in use, {found} are");
    }

    #[test]
    fn torn_entries_are_not_found() {
        let table = Table::new(1).expect("one mebibyte");
        let mut random = Random::new(3);
        for _ in 0..1000 {
            let key = Key(random.next_u64());
            table.store(key, random_entry(&mut random));
            let slot = &table.clusters[table.index(key)].0;
            let slot = slot.iter().find(|slot| slot.load().0 == key.0).expect("stored just now");
            let data = slot.data.load(Ordering::Relaxed);
            slot.data.store(data ^ 1 << random.below(64), Ordering::Relaxed);
            assert_eq!(table.probe(key), None);
        }
    }

    #[test]
    fn threads_never_see_the_entry_of_another_key() {
        let table = Table::new(1).expect("one mebibyte");
        // Every entry tells its key, so that a reader can prove that it got the right one.
        let entry = |key: u64| Entry {
            mv: None,
            score: score_of(key),
            evaluation: score_of(key >> 16),
            depth: (key >> 32 & 63) as i32,
            bound: Bound::Lower,
            was_pv: false,
        };
        std::thread::scope(|scope| {
            for seed in 0..4 {
                let table = &table;
                scope.spawn(move || {
                    let mut random = Random::new(seed % 2);
                    for _ in 0..50_000 {
                        // Few clusters, so that the threads collide.
                        let key = random.next_u64() >> 12 & !0xfff0_0000_0000_0000 | 0xff;
                        table.store(Key(key), entry(key));
                        if let Some(found) = table.probe(Key(key)) {
                            assert_eq!(found, entry(key));
                        }
                    }
                });
            }
        });
    }

    #[test]
    fn deep_results_of_this_search_outlive_shallow_ones() {
        let table = Table::new(1).expect("one mebibyte");
        let entry =
            |depth| Entry { mv: None, score: 0, evaluation: 0, depth, bound: Bound::Lower, was_pv: false };
        table.store(Key(0), entry(30));
        (1..100).for_each(|n| table.store(Key(n), entry(2)));
        assert_eq!(table.probe(Key(0)), Some(entry(30)));
        (0..16).for_each(|_| table.grow_older());
        (1..100).for_each(|n| table.store(Key(n), entry(2)));
        assert_eq!(table.probe(Key(0)), None, "an old result must give way");
    }

    #[test]
    fn fullness_counts_this_search_only() {
        let mut table = Table::new(1).expect("one mebibyte");
        assert_eq!(table.permille_full(), 0);
        let mut random = Random::new(4);
        for _ in 0..100_000 {
            table.store(Key(random.next_u64()), random_entry(&mut random));
        }
        assert!(table.permille_full() > 700);
        table.grow_older();
        assert_eq!(table.permille_full(), 0);
        table.clear();
        assert_eq!(table.permille_full(), 0);
    }
}
