import { lstat, readdir, readlink } from "node:fs/promises";
import { dirname } from "node:path";
import { isConnectionLoss } from "@/lib/db/error-codes";
import { UsageError } from "./usage-error";

/**
 * Refuses a place where no export can go, before anything is read. Nothing but a plain file is ever replaced: the file is
 * written aside and moved into place, which would put it where a link or a device was.
 *
 * @throws Error with the sentence
 */
export async function checkPlace(path: string, { isReplacing }: { readonly isReplacing: boolean }): Promise<void> {
  // One made for the person would hide the file of a mistyped name from them.
  const folder = dirname(path);
  if ((await kindAt(folder)) === "nothing")
    throw new Error(`There is no folder “${folder}”. Make it first, or choose another place with --out.`);

  // Where the manifest goes follows from the place of the file.
  const adviceFor = (name: string, own: string): string => (name === path ? own : "Choose another place with --out.");
  for (const name of [path, `${path}.manifest.json`]) {
    switch (await kindAt(name)) {
      case "nothing":
      case "unseen":
        continue;
      case "folder":
        throw new Error(`“${name}” is a folder. ${adviceFor(name, "Name a file in it with --out.")}`);
      case "link":
        throw new Error(
          `“${name}” is a link to “${await readlink(name)}”. ${adviceFor(name, "Name the file itself with --out.")}`,
        );
      case "other":
        throw new Error(`“${name}” is no plain file. ${adviceFor(name, "Name one with --out.")}`);
      case "file":
        if (!isReplacing)
          throw new Error(`“${name}” is there already. Choose another place with --out, or replace it with --force.`);
    }
  }
}

/**
 * Refuses a place for a new folder where something is already; an empty folder may be there.
 *
 * @throws Error with the sentence
 */
export async function checkNewFolder(path: string): Promise<void> {
  const kind = await kindAt(path);
  if (kind === "nothing" || kind === "unseen") return;
  if (kind === "folder" && (await readdir(path)).length === 0) return;

  throw new Error(`“${path}” is there already. Name a folder that is not there yet with --out.`);
}

/** The dash means the output elsewhere: here it would become a file of that name. */
export function placeOf(out: string): string {
  if (out === "-") throw new UsageError("The rows go to a file. Name one with --out; a file named “-” is “./-”.");

  return out;
}

/** The sentence about a file that the system refuses to write; undefined for any other error. */
export function fileMistake(error: unknown, path: string): Error | undefined {
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return undefined;
  // A socket to the database is written to as well.
  if (isConnectionLoss(error)) return undefined;
  if (error.code === "ENOSPC" || error.code === "EDQUOT")
    return new Error(`The disk of “${path}” is full. Free some space, or choose another place with --out.`);
  if (error.code === "EFBIG")
    return new Error(
      `“${path}” may grow no larger there. Raise that limit, choose another place with --out, or end its name in .gz.`,
    );

  return "path" in error || error.syscall === "write"
    ? new Error(`“${path}” cannot be written (${String(error.code)}). Choose another place with --out.`)
    : undefined;
}

/** What cannot be looked at is told when it is written. */
async function kindAt(path: string): Promise<"nothing" | "file" | "folder" | "link" | "other" | "unseen"> {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) return "link";
    if (found.isDirectory()) return "folder";

    return found.isFile() ? "file" : "other";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT" ? "nothing" : "unseen";
  }
}
