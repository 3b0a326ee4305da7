import { spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { commandOf, folderOf, isAlive, isGone } from "../setup/processes.mjs";
import { Refusal } from "../setup/refusal.mjs";

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 30_000;
const LISTEN_ADDRESS = "127.0.0.1";

/**
 * @typedef {object} Cluster
 * @property {string} binaries
 * @property {string} folder
 * @property {import("./postgres-binaries.mjs").ServerUser} user
 */

/**
 * Makes a new cluster unless the folder already holds one.
 *
 * @param {Cluster} cluster
 * @param {string} password
 * @param {readonly string[]} [flags] - more of initdb's own
 */
export function initialise({ binaries, folder, user }, password, flags = []) {
  if (existsSync(join(folder, "PG_VERSION"))) return;

  // Made aside and moved into place, so that a start killed here leaves no half-made cluster behind.
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  renameSync(folder, unfinished);
  // Beside the cluster, where its user may pass: the folder for temporary files may be closed to it.
  const passwordFile = `${unfinished}.password`;
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const result = spawnSync(
    join(binaries, "bin", "initdb"),
    [
      ...["-D", unfinished, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8"],
      ...["--locale-provider=builtin", "--locale=C.UTF-8", "--lc-messages=C", ...flags],
    ],
    { ...user, cwd: "/", encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (result.status === 0) {
    renameSync(unfinished, folder);
    return;
  }

  throw new Refusal(
    /no space left/i.test(result.stderr ?? "")
      ? `The disk is full: no database could be made in ${folder}. Free some space, or point ASSAY_HOME at another disk.`
      : `No database could be made in ${folder}: ${lastLine(result.stderr) || result.error?.message}. Empty that folder, or point ASSAY_HOME at another one.`,
  );
}

/**
 * Starts the server as a process of its own, which a Ctrl-C in the terminal does not reach.
 *
 * @param {Cluster} cluster
 * @param {{ port: number, settings: readonly string[], logFile: string }} options
 * @returns {Promise<number>} its process id, once it answers
 */
export async function startServer(cluster, { port, settings, logFile }) {
  for (const deadline = Date.now() + READY_WITHIN_MS; ; ) {
    const logStart = existsSync(logFile) ? readFileSync(logFile).length : 0;
    const pid = launch(cluster, { port, settings, logFile });
    const outcome = await readiness(cluster.folder, pid, deadline);
    if (outcome === "ready") return pid;

    const log = readFileSync(logFile).subarray(logStart).toString();
    // Server processes of a start that was killed leave a moment later.
    if (/still in use|could not bind/.test(log) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      continue;
    }
    throw new Refusal(reasonOf(log, cluster.folder, logFile));
  }
}

/**
 * The server of this folder that is already running, whoever started it.
 *
 * @param {string} folder
 * @returns {{ pid: number, port: number } | undefined}
 */
export function runningServer(folder) {
  const pidFile = join(folder, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;

  const lines = readFileSync(pidFile, "utf8").split("\n");
  const [pid, folderThen = "", port] = [Number(lines[0]), lines[1], Number(lines[3])];
  const command = isAlive(pid) ? commandOf(pid) : "";
  const isOfFolder = folderOf(pid) === realpathSync(folder) || (folderThen !== "" && command.includes(folderThen));
  if (command.includes("postgres") && isOfFolder) return { pid, port };

  // Left by a kill -9 or a power cut. Its number may belong to another program by now, or to a PostgreSQL of another folder,
  // which this one would take for itself.
  rmSync(pidFile, { force: true });
  return undefined;
}

/**
 * Ends the server in its "fast" way: sessions are closed, nothing is lost, no recovery at the next start.
 *
 * @param {number} pid
 */
export async function stopServer(pid) {
  if (!isAlive(pid)) return;

  process.kill(pid, "SIGINT");
  if (await isGone(pid, STOP_WITHIN_MS)) return;
  process.kill(pid, "SIGQUIT");
  await isGone(pid, STOP_WITHIN_MS);
}

/**
 * @param {Cluster} cluster
 * @param {{ port: number, settings: readonly string[], logFile: string }} options
 */
function launch({ binaries, folder, user }, { port, settings, logFile }) {
  if (!existsSync(logFile)) writeFileSync(logFile, "");
  const log = openSync(logFile, "a");
  const child = spawn(
    join(binaries, "bin", "postgres"),
    [...["-D", folder, "-p", String(port), "-h", LISTEN_ADDRESS, "-k", ""], ...settings.flatMap((one) => ["-c", one])],
    { ...user, cwd: "/", detached: true, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  child.unref();
  if (child.pid === undefined)
    throw new Refusal("PostgreSQL could not be started. Set DATABASE_URL to a PostgreSQL of your own.");

  return child.pid;
}

/**
 * @param {string} folder
 * @param {number} pid
 * @param {number} deadline
 * @returns {Promise<"ready" | "ended">}
 */
async function readiness(folder, pid, deadline) {
  while (Date.now() < deadline && isAlive(pid)) {
    // The eighth line of this file is the server's own word on its state.
    const file = join(folder, "postmaster.pid");
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    if (Number(lines[0]) === pid && lines[7]?.trim() === "ready") return "ready";
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  return "ended";
}

/**
 * @param {string} log
 * @param {string} folder
 * @param {string} logFile
 */
function reasonOf(log, folder, logFile) {
  if (/no space left/i.test(log)) {
    return `The disk is full, so the database in ${folder} could not start. Free some space and run the command again.`;
  }
  if (/incompatible with server|initialized by PostgreSQL version/.test(log)) {
    return `The database in ${folder} was made by another version of PostgreSQL. Restore a backup into an empty data folder (see docs/operations.md).`;
  }
  if (/permission denied|has invalid permissions|wrong ownership/i.test(log)) {
    return `PostgreSQL has no permission to use ${folder}. Give it back to the user that made it, or point ASSAY_HOME at another folder.`;
  }

  return `The database in ${folder} did not start: ${lastLine(log)} The whole story is in ${logFile}.`;
}

/** @param {string | null} text */
function lastLine(text) {
  return (text ?? "").trim().split("\n").at(-1) ?? "";
}
