//! What can be asked of the web application: one table of routes, from which the router, the OpenAPI document and the
//! front end's types are made.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};

/// Describes a type to a generator of schemas.
pub type Shape = fn(&mut SchemaGenerator) -> Schema;

/// Describes a type.
pub fn shape<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// What a request or an answer carries.
#[derive(Clone, Copy)]
pub enum Payload {
    /// Nothing.
    Nothing,
    /// JSON of a type.
    Json(Shape),
    /// Bytes.
    File,
    /// Events; the type has a field for each of them.
    Events(Shape),
}

/// The names in paths that are numbers.
const NUMBERS: &[&str] =
    &["id", "version", "member", "set", "tournament", "game", "annotation", "position", "positions"];

/// A route of the API.
#[derive(Clone, Copy)]
pub struct Route {
    /// `get`, `post`, `put` or `delete`.
    pub method: &'static str,
    /// The path, with names in braces.
    pub path: &'static str,
    /// The name of what it does.
    pub id: &'static str,
    /// What it is for.
    pub about: &'static str,
    /// What is asked in the address.
    pub query: Option<Shape>,
    /// What is sent.
    pub request: Payload,
    /// What comes back.
    pub answer: Payload,
}

impl Route {
    /// The names in the path, each with whether it is a number.
    pub fn parameters(&self) -> impl Iterator<Item = (&'static str, bool)> + use<> {
        let names = self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        names.map(|name| (name, NUMBERS.contains(&name)))
    }
}

/// The schemas of all that routes mention.
pub struct Schemas {
    asked: SchemaGenerator,
    answered: SchemaGenerator,
}

impl Default for Schemas {
    fn default() -> Schemas {
        let settings = SchemaSettings::draft2020_12;
        Schemas { asked: settings().for_deserialize().into(), answered: settings().for_serialize().into() }
    }
}

impl Schemas {
    /// The schema of something that is sent to the application.
    pub fn asked(&mut self, shape: Shape) -> Value {
        shape(&mut self.asked).to_value()
    }

    /// The schema of something that the application sends.
    pub fn answered(&mut self, shape: Shape) -> Value {
        shape(&mut self.answered).to_value()
    }

    /// The properties of something that is asked in an address, each with its schema and whether it must be there.
    pub fn query(&mut self, shape: Shape) -> Vec<(String, Value, bool)> {
        let schema = self.asked(shape);
        let name = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()).unwrap_or_default();
        let known = self.asked.definitions().get(name).cloned().unwrap_or_default();
        let required =
            |name: &str| known["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name));
        let properties = known["properties"].as_object().into_iter().flatten();
        properties.map(|(name, schema)| (name.clone(), schema.clone(), required(name))).collect()
    }

    /// All that was mentioned, by name. A type that goes both ways is shown as it is answered.
    pub fn into_definitions(mut self) -> Map<String, Value> {
        let mut all = self.asked.take_definitions(true);
        all.extend(self.answered.take_definitions(true));
        all.sort_keys();
        all
    }
}
