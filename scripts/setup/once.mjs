import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { withLock } from "./lock.mjs";
import { ROOT } from "./project-root.mjs";

// A first installation or build on a slow machine, done by another process.
const WAIT_MS = 900_000;

/**
 * Does the work when the inputs changed since it last succeeded. Of two processes that find them changed, one works and
 * the other waits for it.
 *
 * @param {{ mark: string, inputs: readonly string[], ignore?: RegExp }} step - mark: file that remembers the inputs' hash;
 *   inputs: files and folders, all from the project root
 * @param {() => Promise<void>} work
 */
export async function onceFor({ mark, inputs, ignore }, work) {
  const markPath = join(ROOT, mark);
  const isDone = () => existsSync(markPath) && readFileSync(markPath, "utf8") === hashOf(inputs, ignore);
  if (isDone()) return;

  // Not beside the mark: installing and building empty the folders it lies in.
  await withLock(
    join(ROOT, "dist", `${basename(mark)}.lock`),
    async () => {
      if (isDone()) return;

      // Taken before the work, so that a change made meanwhile is not taken for done.
      const hash = hashOf(inputs, ignore);
      await work();
      mkdirSync(dirname(markPath), { recursive: true });
      writeFileSync(markPath, hash);
    },
    WAIT_MS,
  );
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
