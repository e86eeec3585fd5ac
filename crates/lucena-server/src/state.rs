//! What all requests share: the store, the library, the places for searches, the jobs.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use lucena_explain::{Acceptance, Reaction, Voice};
use lucena_lang::Source;
use lucena_lang::patlan::Library;
use lucena_store::{self as shelves, Feedback, Mended, Store, StoreError};
use lucena_text::Text;

use crate::api::stream::Streams;
use crate::api::unpacking::Unpacking;
use crate::class::attempts::Attempts;
use crate::class::door::Seen;
use crate::class::tournament::Tournaments;
use crate::error::ApiError;
use crate::guard::{Security, Ticket};
use crate::jobs::Jobs;
use crate::slots::{SlotLimits, Slots};

/// How an application is set up.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// The data folder; without it everything is forgotten at the end.
    pub folder: Option<PathBuf>,
    /// What is allowed.
    pub limits: SlotLimits,
    /// Who may ask.
    pub security: Security,
}

/// The application, shared by all its requests.
pub type State = Arc<Application>;

/// What all requests share.
pub struct Application {
    pub(crate) store: Store,
    /// Why nothing outlives the program, if so.
    pub(crate) unkept: Option<StoreError>,
    /// What became of a data file that was found damaged.
    pub(crate) mended: Option<Mended>,
    /// Where bases of games lie.
    pub(crate) bases: PathBuf,
    pub(crate) limits: SlotLimits,
    pub(crate) security: Security,
    /// Opens once what the token opens.
    pub(crate) ticket: Ticket,
    pub(crate) slots: Slots,
    /// Packed bases of which games were asked for.
    pub(crate) unpacking: Unpacking,
    /// The streams that pages listen to.
    pub(crate) streams: Streams,
    pub(crate) voice: Voice,
    pub(crate) jobs: Jobs,
    /// The competitions of classes.
    pub(crate) tournaments: Tournaments,
    /// Who guessed wrong lately.
    pub(crate) attempts: Attempts,
    /// When members were last noted to be there.
    pub(crate) seen: Seen,
    /// Where it listens, once it does.
    address: OnceLock<SocketAddr>,
    library: RwLock<Arc<Library>>,
    acceptance: RwLock<Acceptance>,
}

impl Application {
    /// Sets the application up and takes up the work that an earlier run left.
    ///
    /// A data folder that cannot be used is no reason not to start: then nothing is kept, and
    /// [`trouble`](Application::trouble) says why.
    ///
    /// # Errors
    /// If not even a store in memory can be had.
    pub fn start(setup: Setup) -> Result<State, StoreError> {
        let shelf = Shelf::open(setup.folder.as_deref())?;
        shelf.store.limit_bytes(setup.limits.store_bytes)?;
        let folder = setup
            .folder
            .unwrap_or_else(|| std::env::temp_dir().join(format!("lucena-{}", std::process::id())));
        let application = Arc::new(Application {
            unkept: shelf.unkept,
            mended: shelf.mended,
            bases: folder.join("bases"),
            limits: setup.limits,
            security: setup.security,
            ticket: Ticket::default(),
            slots: Slots::new(setup.limits),
            unpacking: Unpacking::default(),
            streams: Streams::default(),
            voice: Voice::default(),
            jobs: Jobs::default(),
            tournaments: Tournaments::default(),
            attempts: Attempts::default(),
            seen: Seen::default(),
            address: OnceLock::new(),
            library: RwLock::new(Arc::new(shelf.library)),
            acceptance: RwLock::new(shelf.acceptance),
            store: shelf.store,
        });
        crate::api::base::sweep(&application);
        Jobs::start(&application)?;
        Tournaments::resume(&application)?;
        Ok(application)
    }

    /// Why what is saved does not outlive the program, if it does not.
    pub fn trouble(&self) -> Option<&StoreError> {
        self.unkept.as_ref()
    }

    /// What became of a data file that was found damaged.
    pub fn mended(&self) -> Option<&Mended> {
        self.mended.as_ref()
    }

    /// What stands in the place of the token (`?once=…`) where others may read along: it opens once, within a minute. An earlier one
    /// opens nothing any more.
    pub fn ticket(&self) -> String {
        self.ticket.issue()
    }

    /// Notes where the server listens.
    pub(crate) fn listens(&self, address: SocketAddr) {
        // One server a state: a second one would say nothing new about the first.
        let _ = self.address.set(address);
    }

    /// Where the server listens, if one does.
    pub(crate) fn address(&self) -> Option<SocketAddr> {
        self.address.get().copied()
    }

    /// Ends all work under way; what is not finished goes on at the next start.
    pub fn stop(&self) {
        self.jobs.stop();
        self.tournaments.stop_all();
        self.streams.end();
    }

    /// Refuses what the user would expect to be kept if it cannot be.
    pub(crate) fn must_keep(&self, text: Text) -> Result<(), ApiError> {
        self.unkept.as_ref().map_or(Ok(()), |error| Err(ApiError::store(error, text)))
    }

    /// The shipped patterns with the user's.
    pub(crate) fn library(&self) -> Arc<Library> {
        Arc::clone(&self.library.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads the user's patterns anew.
    pub(crate) fn renew_library(&self) -> Result<(), StoreError> {
        let renewed = Arc::new(library(&self.store)?);
        *self.library.write().unwrap_or_else(PoisonError::into_inner) = renewed;
        Ok(())
    }

    /// How readers took the sentences so far.
    pub(crate) fn acceptance(&self) -> Acceptance {
        self.acceptance.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes a word about a sentence to heart.
    pub(crate) fn learn(&self, feedback: &Feedback) -> Result<(), StoreError> {
        self.store.add_feedback(feedback)?;
        let mut known = self.acceptance.write().unwrap_or_else(PoisonError::into_inner);
        vote(&mut known, feedback);
        Ok(())
    }

    /// The file of a base.
    pub(crate) fn base_file(&self, file: &str) -> PathBuf {
        self.bases.join(Path::new(file).file_name().unwrap_or_default())
    }
}

/// The store with what is read from it at the start.
struct Shelf {
    store: Store,
    unkept: Option<StoreError>,
    mended: Option<Mended>,
    library: Library,
    acceptance: Acceptance,
}

impl Shelf {
    /// Opens the store of a folder, damaged or not; one in memory if that cannot be had.
    fn open(folder: Option<&Path>) -> Result<Shelf, StoreError> {
        let Some(folder) = folder else { return Shelf::read(Store::in_memory()?, None) };
        let opened = Store::open_mending(&folder.join("lucena.sqlite"));
        opened.and_then(|(store, mended)| Shelf::read(store, mended)).or_else(|error| {
            let shelf = Shelf::read(Store::in_memory()?, None)?;
            Ok(Shelf { unkept: Some(error), ..shelf })
        })
    }

    fn read(store: Store, mended: Option<Mended>) -> Result<Shelf, StoreError> {
        // A fault in any of them shows here, when there is still a choice.
        store.open_jobs()?;
        let (library, acceptance) = (library(&store)?, acceptance(&store.feedback()?));
        Ok(Shelf { store, unkept: None, mended, library, acceptance })
    }
}

fn library(store: &Store) -> Result<Library, StoreError> {
    let sources: Vec<Source> = store
        .texts(shelves::Shelf::Patterns)?
        .into_iter()
        .map(|pattern| Source::new(pattern.name, pattern.text))
        .collect();
    Ok(Library::standard().extended(&sources).0)
}

fn acceptance(votes: &[Feedback]) -> Acceptance {
    let mut acceptance = Acceptance::default();
    for feedback in votes {
        vote(&mut acceptance, feedback);
    }
    acceptance
}

/// A word that is none of ours is passed over.
fn vote(acceptance: &mut Acceptance, feedback: &Feedback) {
    if let Some(reaction) = Reaction::from_key(&feedback.verdict) {
        acceptance.vote(&feedback.template, reaction);
    }
}
