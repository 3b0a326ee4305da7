import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** In the data folder, readable by its owner alone. */
export const KEY_FILE = "judge.key";

const KEY_BYTES = 32;

/** A key of the data folder; undefined when there is none, or the file holds something else. */
export async function readKeyFile(home: string, file = KEY_FILE): Promise<Buffer | undefined> {
  const text = await readFile(join(home, file), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  const key = Buffer.from(text.trim(), "base64url");

  return key.length === KEY_BYTES ? key : undefined;
}

/** The same, made when there is none. Of two processes that make it at once one wins, and both use that one. */
export async function ensureKeyFile(home: string, file = KEY_FILE): Promise<Buffer> {
  const known = await readKeyFile(home, file);
  if (known !== undefined) return known;

  await mkdir(home, { recursive: true });
  const draft = join(home, `${file}.${randomUUID()}`);
  await writeFile(draft, randomBytes(KEY_BYTES).toString("base64url"), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and never over another file.
    await link(draft, join(home, file));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }

  const made = await readKeyFile(home, file);
  if (made === undefined)
    throw new Error(`The file ${file} of the data folder holds no key. Restore it, or delete it to have one made.`);

  return made;
}
