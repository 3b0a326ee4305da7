import { accessSync, constants, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../setup/processes.mjs";

const MEMORY = "/dev/shm";
/** Far more than the tests' databases have taken at once (0.3 GB), so that the machine's other work keeps its share. */
const ROOM = 4 * 2 ** 30;

/**
 * Where the database of the tests lies: in memory, where there is room. Every test file makes and drops a database of
 * some 700 files, which takes a disk several times as long, and longer the more there were.
 *
 * @param {string} [memory] - a file system in memory
 * @returns {string}
 */
export function quickFolder(memory = MEMORY) {
  if (!hasRoom(memory)) return tmpdir();
  removeAbandoned(memory);

  return memory;
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM;
  } catch {
    // There is none on this system, or it is not for this user.
    return false;
  }
}

/**
 * A run that was killed cannot tidy up, and memory is dearer than disk.
 *
 * @param {string} folder
 */
function removeAbandoned(folder) {
  for (const name of readdirSync(folder).filter((one) => one.startsWith("assay-test-"))) {
    const home = join(folder, name);
    const server = serverOf(home);
    if (server !== undefined && !isAlive(server)) rmSync(home, { recursive: true, force: true });
  }
}

/**
 * The process of the database server that serves or served a home.
 *
 * @param {string} home
 * @returns {number | undefined} undefined: none was started there, or it ended in order
 */
function serverOf(home) {
  try {
    return Number.parseInt(readFileSync(join(home, "postgres/postmaster.pid"), "utf8"), 10);
  } catch {
    // Between its making and the start of its server.
    return undefined;
  }
}
