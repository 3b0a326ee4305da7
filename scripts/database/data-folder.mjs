import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refusal } from "../setup/refusal.mjs";

// An empty cluster takes 40 MB and a first corpus about as much again.
const LEAST_FREE_BYTES = 200_000_000;

/**
 * Where this data folder keeps its database: inside it, or, when the user that PostgreSQL runs as may not enter it, a
 * folder under /var/lib that belongs to it alone.
 *
 * @param {string} home
 * @param {import("./postgres-binaries.mjs").ServerUser} user
 * @param {(line: string) => void} say
 * @returns {string} exists afterwards, empty or holding a cluster
 */
export function databaseFolder(home, user, say) {
  const { inside, outside } = placesOf(home);
  if (canEnter(home, user)) return prepared(inside, user);

  say(`PostgreSQL may not enter ${home}, so the database is kept in ${outside}.`);
  return prepared(outside, user);
}

/**
 * @param {string} home
 * @throws {Refusal} when the data folder has no database yet
 */
export function refuseMissingDatabase(home) {
  if (Object.values(placesOf(home)).some((place) => existsSync(place))) return;

  throw new Refusal(
    `There is no database in ${home} yet: point ASSAY_HOME at the folder that Assay was started with, or import something first.`,
  );
}

/** @param {string} home */
function placesOf(home) {
  const name = createHash("sha256").update(home).digest("hex").slice(0, 12);

  return { inside: join(home, "postgres"), outside: join("/var/lib/assay", name) };
}

/**
 * @param {string} folder
 * @param {number} freeBytes
 * @throws {Refusal} when too little is free to work with
 */
export function refuseFullDisk(folder, freeBytes = freeBytesAt(folder)) {
  if (freeBytes >= LEAST_FREE_BYTES) return;

  throw new Refusal(
    `Only ${Math.floor(freeBytes / 1_000_000)} MB are free for ${folder}, and Assay needs ${LEAST_FREE_BYTES / 1_000_000} MB. Free some space, or point ASSAY_HOME at another disk.`,
  );
}

/** @param {string} folder */
function freeBytesAt(folder) {
  const disk = statfsSync(folder);
  return disk.bavail * disk.bsize;
}

/**
 * @param {string} folder
 * @param {import("./postgres-binaries.mjs").ServerUser} user
 */
function canEnter(folder, user) {
  if (user.uid === undefined) return true;
  // Root's own view says nothing here: only that user can tell.
  return spawnSync("test", ["-x", folder], { ...user, cwd: "/" }).status === 0;
}

/**
 * @param {string} folder
 * @param {import("./postgres-binaries.mjs").ServerUser} user
 */
function prepared(folder, user) {
  if (existsSync(folder)) return folder;

  // Two steps: a mode given to a recursive mkdir would close the parents too.
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}
