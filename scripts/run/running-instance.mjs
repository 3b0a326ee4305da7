import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../setup/lock.mjs";
import { isAlive, isGone, isStill, markOf } from "../setup/processes.mjs";
import { Refusal } from "../setup/refusal.mjs";
import { callers } from "./callers.mjs";

// An instance whose terminal was closed notices within a second and needs a few more to stop.
const LEAVING_WITHIN_MS = 15_000;

/**
 * One `npm start` for a data folder: two would run every job twice over and fight for the port.
 *
 * @param {string} home
 * @returns {Promise<{ isServing: (url: string, baseUrl: string) => void, leave: () => void }>} baseUrl: where people open it
 */
export async function claimInstance(home) {
  const file = join(home, "runtime/start.json");
  const record = { pid: process.pid, mark: markOf(process.pid), callers: callers(process.env) };
  // Of two that start at the same moment one looks when the other is written down.
  await withLock(join(home, "runtime/start.lock"), async () => {
    const other = recordIn(file);
    if (other && isStill(other) && other.pid !== process.pid) await waitOrRefuse(other, home);
    writeFileSync(file, JSON.stringify(record));
  });

  return {
    isServing: (url, baseUrl) => writeFileSync(file, JSON.stringify({ ...record, url, baseUrl })),
    leave: () => rmSync(file, { force: true }),
  };
}

/**
 * Where people open the instance that runs on a data folder; undefined while none does.
 *
 * @param {string} home
 * @returns {string | undefined}
 */
export function runningBaseUrl(home) {
  const running = recordIn(join(home, "runtime/start.json"));

  return running && isStill(running) ? running.baseUrl : undefined;
}

/**
 * @param {{ pid: number, callers: number[], url?: string }} other
 * @param {string} home
 */
async function waitOrRefuse(other, home) {
  const isLeaving = !other.callers.every(isAlive);
  if (isLeaving && (await isGone(other.pid, LEAVING_WITHIN_MS))) return;

  throw new Refusal(
    `Assay is already running on ${home}${other.url ? ` at ${other.url}` : ""} (process ${other.pid}). Open it there, stop it first, or set another ASSAY_HOME and PORT.`,
  );
}

/**
 * @param {string} file
 * @returns {{ pid: number, mark?: string, callers: number[], url?: string, baseUrl?: string } | undefined}
 */
function recordIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Cut short by a full disk or a power cut: nobody stands behind it.
    return undefined;
  }
}
