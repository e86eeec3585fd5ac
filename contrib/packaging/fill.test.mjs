// The manifests of a release are filled whole: no sign of a template is left, and the sums are those of the archives. With `make dist` done, the archive of
// Linux is the real one; the others are stand-ins, for they are built elsewhere.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const workspace = readFileSync(join(here, "../../Cargo.toml"), "utf8");
const version = workspace.match(/^version = "(.*)"/m)[1];
const archives = ["linux-x86_64.tar.xz", "macos-arm64.tar.gz", "windows-x86_64.zip"].map((end) => `lucena-${version}-${end}`);

function filled(names) {
  const folder = mkdtempSync(join(tmpdir(), "lucena-manifests-"));
  try {
    for (const name of names) {
      const built = join(here, "../../target/artefacts", name);
      if (existsSync(built)) copyFileSync(built, join(folder, name));
      else writeFileSync(join(folder, name), `stands for ${name}`);
    }
    execFileSync("node", [join(here, "fill.mjs"), folder], { stdio: "ignore" });
    const read = (kind) => readdirSync(join(folder, kind)).map((name) => readFileSync(join(folder, kind, name), "utf8"));
    const sums = execFileSync("sha256sum", names, { cwd: folder, encoding: "utf8" });
    const kinds = ["homebrew", "winget"].filter((kind) => existsSync(join(folder, kind)));
    return { sums, manifests: Object.fromEntries(kinds.map((kind) => [kind, read(kind)])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("all archives there: both manifests, with their sums", () => {
  const { sums, manifests } = filled(archives);
  assert.deepEqual(Object.keys(manifests), ["homebrew", "winget"]);
  const text = Object.values(manifests).flat().join("\n");
  assert.doesNotMatch(text, /@[A-Z]/);
  for (const line of sums.trim().split("\n")) assert.ok(text.includes(line.split(" ")[0]), line);
  for (const name of archives) assert.ok(text.includes(`/releases/download/v${version}/${name}`), name);
});

test("a manifest without its archive is left out", () => {
  assert.deepEqual(Object.keys(filled(archives.slice(0, 2)).manifests), ["homebrew"]);
  assert.deepEqual(Object.keys(filled(archives.slice(0, 1)).manifests), []);
});
