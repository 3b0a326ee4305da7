import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresBinaries } from "../database/postgres-binaries.mjs";
import { initialise, startServer, stopServer } from "../database/postgres-server.mjs";
import { serverUser } from "../database/server-user.mjs";
import { freePort } from "../setup/ports.mjs";

const PASSWORD = "test";
/** For a database that may be lost: half the time of every test is otherwise spent on waiting for the disk. */
export const UNSAFE_AND_FAST = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "jit=off",
  "max_connections=200",
];

/**
 * A PostgreSQL in a temporary folder, on a free port.
 *
 * @param {{ settings: readonly string[], say: (line: string) => void, within?: string }} options - within: where that
 *   folder is made
 * @returns {Promise<{ home: string, urlOf: (database: string) => string, remove: () => Promise<void> }>} home: an empty
 *   folder that goes with it
 */
export async function temporaryDatabase({ settings, say, within = tmpdir() }) {
  const home = mkdtempSync(join(within, `assay-test-${process.pid}-`));
  // The user that PostgreSQL runs as has to pass through.
  chmodSync(home, 0o755);
  const user = serverUser();
  const folder = join(home, "postgres");
  mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);

  const cluster = { binaries: postgresBinaries(user, say), folder, user };
  initialise(cluster, PASSWORD, ["--no-sync"]);
  const port = await freePort();
  const pid = await startServer(cluster, { port, settings, logFile: join(home, "postgres.log") });

  return {
    home,
    urlOf: (database) => `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    remove: async () => {
      await stopServer(pid);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
