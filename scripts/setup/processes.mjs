import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync } from "node:fs";

const CHECK_MS = 500;

/**
 * @param {number} pid
 * @returns {boolean} whether a process with this number runs, ours or not; one that has ended and that nobody has asked
 * after keeps its number, and runs nothing
 */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }

  return statOf(pid)?.[0] !== "Z";
}

/**
 * @param {number} pid
 * @returns {string} its command line, empty when there is no such process
 */
export function commandOf(pid) {
  if (existsSync("/proc/self/cmdline")) return textOf(`/proc/${pid}/cmdline`);
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

/**
 * @param {number} pid
 * @returns {string | undefined} where it works, which of a PostgreSQL is its data folder; undefined where the system does
 *   not say
 */
export function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Another system, another person's process, or it has ended.
    return undefined;
  }
}

/**
 * Tells a process from another one that got its number later: its command line and, where the system says so, when it
 * was started.
 *
 * @param {number} pid
 * @returns {string}
 */
export function markOf(pid) {
  return `${statOf(pid)?.[STARTED_AT] ?? ""} ${commandOf(pid)}`;
}

/**
 * Whether the process that wrote down its number and mark runs. After a power cut, or in a container that was started again,
 * its number may belong to any program, this one too.
 *
 * @param {{ pid: number, mark?: string }} record - mark: none in what an older version wrote
 * @returns {boolean}
 */
export function isStill({ pid, mark }) {
  return isAlive(pid) && (mark === undefined ? pid !== process.pid : mark === markOf(pid));
}

/** Place of the time of the start among the fields behind the name, in ticks since the machine was started. */
const STARTED_AT = 19;

/**
 * @param {number} pid
 * @returns {string[] | undefined} what Linux says of it from its state on; undefined on other systems
 */
function statOf(pid) {
  // Its name comes before, in brackets, and may hold any of them.
  const text = textOf(`/proc/${pid}/stat`);
  return text === "" ? undefined : text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Another system, or it has ended meanwhile.
    return "";
  }
}

/**
 * @param {number} pid
 * @param {number} withinMs
 * @returns {Promise<boolean>} true once it has ended, false when it has not by then
 */
export async function isGone(pid, withinMs) {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  return true;
}

/**
 * @param {readonly number[]} pids
 * @param {() => void} onGone - called once, when one of them has ended
 */
export function watchProcesses(pids, onGone) {
  if (pids.length === 0) return;

  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS);
  timer.unref();
}
