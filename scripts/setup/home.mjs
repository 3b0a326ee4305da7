import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ROOT } from "./project-root.mjs";
import { Refusal } from "./refusal.mjs";

/** What lies in them are rewards, trajectories and whatever a log tells of them. */
const CLOSED = ["logs", "uploads", "releases", "exports"];

/**
 * The data folder: ASSAY_HOME, or .assay in the project.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string} an absolute path
 */
export function dataFolderPath(env) {
  return resolve(ROOT, env["ASSAY_HOME"] || ".assay");
}

/**
 * The data folder, made when absent, and closed to other users: all of it where it is made here, else the folders in it
 * that hold data. Root's is left open to pass through, since PostgreSQL runs as another user and keeps its own in there.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string} an absolute path
 */
export function dataFolder(env) {
  const home = dataFolderPath(env);
  try {
    const isNew = !existsSync(home);
    for (const part of ["", "runtime/users", ...CLOSED]) makeFolder(resolve(home, part));
    if (isNew && process.getuid?.() !== 0) close(home);
    for (const part of CLOSED) close(resolve(home, part));
    accessSync(home, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : undefined;
    if (reason === "ENOSPC") throw error;
    throw new Refusal(
      `The data folder ${home} cannot be written (${reason}). Point ASSAY_HOME at a folder of your own.`,
    );
  }

  return home;
}

/**
 * Makes a folder and those above it. Node's own way never comes back where a file system makes none, as below /proc.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;

  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** @param {string} folder */
function close(folder) {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // The folder of another user, and a disk without modes, can be written to all the same.
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EPERM" && code !== "ENOTSUP") throw error;
  }
}
