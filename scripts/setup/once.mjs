import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./project-root.mjs";

/**
 * Does the work when the inputs changed since it last succeeded.
 *
 * @param {{ mark: string, inputs: readonly string[], ignore?: RegExp }} step - mark: file that remembers the inputs' hash;
 *   inputs: files and folders, all from the project root
 * @param {() => Promise<void>} work
 */
export async function onceFor({ mark, inputs, ignore }, work) {
  const markPath = join(ROOT, mark);
  const wanted = hashOf(inputs, ignore);
  if (existsSync(markPath) && readFileSync(markPath, "utf8") === wanted) return;

  await work();
  mkdirSync(dirname(markPath), { recursive: true });
  writeFileSync(markPath, wanted);
}

/**
 * @param {readonly string[]} inputs
 * @param {RegExp | undefined} ignore
 */
function hashOf(inputs, ignore) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(filesUnder)) {
    if (ignore?.test(file)) continue;
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  }

  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]} files only, in a fixed order; a path that does not exist gives none
 */
export function filesUnder(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];

  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
