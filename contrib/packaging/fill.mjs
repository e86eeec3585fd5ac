// Fills the manifests of this folder for a release: what stands between @ signs becomes the version, the address of the project and the checksums of
// what was built.
//   node contrib/packaging/fill.mjs FOLDER
// FOLDER has the archives of all systems and gets the manifests. One whose archive is not there is left out, and that is said.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2];
const workspace = readFileSync(join(here, "../../Cargo.toml"), "utf8");
const value = (key) => workspace.match(new RegExp(`^${key} = "(.*)"`, "m"))[1];
const facts = { VERSION: value("version"), HOMEPAGE: value("homepage"), REPOSITORY: value("repository") };

for (const kind of ["homebrew", "winget"]) {
  const templates = readdirSync(join(here, kind)).map((name) => [name, plain(readFileSync(join(here, kind, name), "utf8"))]);
  const wanted = templates.flatMap(([, text]) => [...text.matchAll(/@SHA256:(.*?)@/g)].map(([, name]) => name));
  const missing = wanted.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    console.log(`${kind}: left out, without ${missing.join(", ")}`);
    continue;
  }
  mkdirSync(join(folder, kind), { recursive: true });
  for (const [name, text] of templates) {
    writeFileSync(join(folder, kind, name), text.replace(/@SHA256:(.*?)@/g, (_, archive) => digest(join(folder, archive))));
  }
  console.log(`${kind}: ${templates.length} files`);
}

// The text with version and address, and without the remark that it is a template.
function plain(text) {
  return text.replace(/^# Filled in by .*\n/, "").replace(/@(VERSION|HOMEPAGE|REPOSITORY)@/g, (_, key) => facts[key]);
}

function digest(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
