//! Tests of the store: what comes out is what went in, whatever happens in between.

mod classes;
mod folder;
mod killing;
mod mending;
mod sharing;
mod shelves;
mod trouble;
