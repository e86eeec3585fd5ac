//! The same thing in every language.

use crate::Language;

/// One value for each language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerLanguage<T>([T; Language::COUNT]);

impl<T> PerLanguage<T> {
    /// What is made for each language.
    pub fn new(make: impl FnMut(Language) -> T) -> PerLanguage<T> {
        PerLanguage(Language::ALL.map(make))
    }

    /// What is made for each language, if it can be made for all.
    pub fn try_new(mut make: impl FnMut(Language) -> Option<T>) -> Option<PerLanguage<T>> {
        let made: Vec<T> = Language::ALL.into_iter().map_while(&mut make).collect();
        made.try_into().ok().map(PerLanguage)
    }

    /// What is written in two languages only: the others read the English.
    pub fn written(portuguese: T, english: T) -> PerLanguage<T>
    where
        T: Clone,
    {
        PerLanguage::new(|language| match language {
            Language::Portuguese => portuguese.clone(),
            _ => english.clone(),
        })
    }

    /// The value of a language.
    pub const fn get(&self, language: Language) -> &T {
        &self.0[language.index()]
    }

    /// The value of a language, to be changed.
    pub const fn get_mut(&mut self, language: Language) -> &mut T {
        &mut self.0[language.index()]
    }

    /// The English value.
    pub const fn english(&self) -> &T {
        self.get(Language::English)
    }

    /// Each value changed.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> PerLanguage<U> {
        PerLanguage(self.0.map(change))
    }
}

impl<T: Default> Default for PerLanguage<T> {
    fn default() -> PerLanguage<T> {
        PerLanguage::new(|_| T::default())
    }
}
