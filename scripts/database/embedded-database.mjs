import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { withLock } from "../setup/lock.mjs";
import { freePort } from "../setup/ports.mjs";
import { isAlive } from "../setup/processes.mjs";
import { shortenLog } from "../setup/shorten-log.mjs";
import { databaseFolder, refuseFullDisk } from "./data-folder.mjs";
import { postgresBinaries } from "./postgres-binaries.mjs";
import { initialise, runningServer, startServer, stopServer } from "./postgres-server.mjs";
import { serverUser } from "./server-user.mjs";
import { TUNED } from "./tuned.mjs";

const DATABASE = "assay";
const SETTINGS = [
  ...TUNED,
  "shared_buffers=256MB",
  "max_wal_size=2GB",
  "timezone=UTC",
  "log_timezone=UTC",
  ...sharedMemorySettings(),
];

/**
 * The database of a data folder, started when it is not running. Several processes may hold it at once: the last one to
 * release it stops it.
 *
 * @param {string} home
 * @param {(line: string) => void} say
 * @returns {Promise<{ url: string, pid: number, release: () => Promise<void> }>} pid: of its server
 */
export async function embeddedDatabase(home, say) {
  const lock = join(home, "runtime/database.lock");
  const folder = databaseFolder(home, serverUser(), say);

  return withLock(lock, async () => {
    const server = runningServer(folder) ?? (await start(home, folder, say));
    writeFileSync(holderFile(home, process.pid), "");
    const url = addressOf(server.port, passwordOf(folder));
    await createDatabase(url);
    writeFileSync(join(home, "runtime/database.json"), JSON.stringify({ url, ...server }), { mode: 0o600 });

    return { url, pid: server.pid, release: () => withLock(lock, () => release(home, folder)) };
  });
}

/**
 * @param {string} home
 * @param {string} folder
 */
async function release(home, folder) {
  rmSync(holderFile(home, process.pid), { force: true });
  if (livingHolders(home) > 0) return;

  const server = runningServer(folder);
  if (server) await stopServer(server.pid);
  rmSync(join(home, "runtime/database.json"), { force: true });
}

/**
 * @param {string} home
 * @param {string} folder
 * @param {(line: string) => void} say
 */
async function start(home, folder, say) {
  refuseFullDisk(home);
  refuseFullDisk(folder);
  const user = serverUser();
  const cluster = { binaries: postgresBinaries(user, say), folder, user };
  if (!existsSync(join(folder, "PG_VERSION")))
    say(`Making a new database in the data folder ${home}; set ASSAY_HOME to use another folder …`);
  initialise(cluster, passwordOf(folder));

  const logFile = join(home, "logs/postgres.log");
  shortenLog(logFile);
  const port = await freePort(portBefore(home));
  return { port, pid: await startServer(cluster, { port, settings: SETTINGS, logFile }) };
}

/**
 * Where a server that ended by itself was: who works with it finds the next one there.
 *
 * @param {string} home
 * @returns {number | undefined}
 */
function portBefore(home) {
  try {
    return JSON.parse(readFileSync(join(home, "runtime/database.json"), "utf8")).port;
  } catch {
    // None was here, or the file was cut short by a full disk or a power cut.
    return undefined;
  }
}

/**
 * Kept beside the cluster, wherever that is, because one is useless without the other.
 *
 * @param {string} folder
 */
function passwordOf(folder) {
  const file = `${folder}.password`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });

  return readFileSync(file, "utf8");
}

/**
 * @param {number} port
 * @param {string} password
 */
function addressOf(port, password) {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/** @param {string} url */
async function createDatabase(url) {
  const client = new pg.Client({ connectionString: url.replace(/\/assay$/, "/postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/**
 * @param {string} home
 * @param {number} pid
 */
function holderFile(home, pid) {
  return join(home, "runtime/users", String(pid));
}

/** @param {string} home */
function livingHolders(home) {
  return readdirSync(join(home, "runtime/users")).filter((name) => {
    const living = isAlive(Number(name));
    if (!living) rmSync(join(home, "runtime/users", name), { force: true });
    return living;
  }).length;
}

/** Containers often give /dev/shm 64 MB, too little for parallel queries, which then fail with "no space left". */
function sharedMemorySettings() {
  if (process.platform !== "linux" || !existsSync("/dev/shm")) return [];
  const disk = statfsSync("/dev/shm");
  return disk.bsize * disk.blocks < 512_000_000 ? ["dynamic_shared_memory_type=sysv"] : [];
}
