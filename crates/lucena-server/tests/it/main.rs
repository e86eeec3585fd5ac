//! Tests of the vocabulary and of the web application.

mod class;
mod competing;
mod crowds;
mod desk;
mod doors;
mod generated;
mod glossary;
mod guarding;
mod jobs;
mod keeping;
mod listening;
mod patterns;
mod playing;
mod refusals;
mod routes;
mod sample;
mod streaming;
