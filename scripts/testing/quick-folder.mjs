import { accessSync, constants, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runningServer, stopServer } from "../database/postgres-server.mjs";
import { isAlive } from "../setup/processes.mjs";

const MEMORY = "/dev/shm";
/** Far more than the tests' databases have taken at once (0.3 GB), so that the machine's other work keeps its share. */
const ROOM = 4 * 2 ** 30;

/**
 * Where the database of the tests lies: in memory, where there is room. Every test file makes and drops a database of
 * some 700 files, which takes a disk several times as long, and longer the more there were.
 *
 * @param {string} [memory] - a file system in memory
 * @param {number} [room] - bytes that have to be free in it
 * @returns {Promise<string>}
 */
export async function quickFolder(memory = MEMORY, room = ROOM) {
  try {
    accessSync(memory, constants.W_OK);
    await removeAbandoned(memory);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= room ? memory : tmpdir();
  } catch {
    // There is none on this system, or it or what lies in it is not for this user.
    return tmpdir();
  }
}

/**
 * What a run that was killed left: its server goes on without it, and memory is dearer than disk. A home is named by the
 * process of its run.
 *
 * @param {string} folder
 */
async function removeAbandoned(folder) {
  for (const name of readdirSync(folder)) {
    const run = /^assay-test-(\d+)-/.exec(name)?.[1];
    if (run === undefined || isAlive(Number(run))) continue;
    const home = join(folder, name);
    const server = runningServer(join(home, "postgres"));
    if (server) await stopServer(server.pid);
    rmSync(home, { recursive: true, force: true });
  }
}
