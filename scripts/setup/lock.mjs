import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isStill, markOf } from "./processes.mjs";
import { Refusal } from "./refusal.mjs";

const WAIT_MS = 120_000;
// Longer than another process needs between seeing a dead owner and writing itself down.
const SETTLE_MS = 200;
// Longer than an owner takes to be written after its file was made: one without an end is left by a power cut or a full disk.
const UNFINISHED_MS = 5000;

/**
 * Runs the work while no other process of this machine runs work under the same lock file. The lock of a process that was
 * killed is taken over.
 *
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {number} [waitMs] - for another process to finish
 * @returns {Promise<T>}
 */
export async function withLock(path, work, waitMs = WAIT_MS) {
  mkdirSync(dirname(path), { recursive: true });
  for (const deadline = Date.now() + waitMs; !(await isTaken(path)); ) {
    if (Date.now() > deadline) {
      throw new Refusal(
        `Another Assay process (${ownerOf(path)?.pid}) has been setting up for ${Math.round(waitMs / 60_000)} minutes. Stop it and run the command again.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
async function isTaken(path) {
  try {
    writeOwner(path, "wx");
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const owner = ownerOf(path);
  if (owner === undefined ? !isLeftUnfinished(path) : isStill(owner)) return false;

  const mine = `${path}.${process.pid}`;
  writeOwner(mine, "w");
  renameSync(mine, path);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const now = ownerOf(path);
  return now?.pid === process.pid && isStill(now);
}

/**
 * A full disk lets the file be made and nothing be written: such a one would be nobody's for ever.
 *
 * @param {string} path
 * @param {"w" | "wx"} flag
 */
function writeOwner(path, flag) {
  const file = openSync(path, flag);
  try {
    writeFileSync(file, `${process.pid} ${markOf(process.pid)}\n`);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** @param {string} path */
function isLeftUnfinished(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > UNFINISHED_MS;
}

/**
 * @param {string} path
 * @returns {{ pid: number, mark?: string } | undefined} undefined while the file is being written or when it has just been
 *   removed
 */
function ownerOf(path) {
  try {
    const [, pid, mark, end] = /^(\d+)(?: (.*?))?(\n?)$/s.exec(readFileSync(path, "utf8")) ?? [];
    if (pid === undefined || (mark !== undefined && end === "")) return undefined;

    return { pid: Number(pid), ...(mark === undefined ? {} : { mark }) };
  } catch {
    return undefined;
  }
}
