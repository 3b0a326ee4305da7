import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./project-root.mjs";
import { Refusal } from "./refusal.mjs";

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
 * The data folder, made when absent.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string} an absolute path
 */
export function dataFolder(env) {
  const home = dataFolderPath(env);
  try {
    for (const part of ["", "logs", "runtime", "runtime/users"]) mkdirSync(resolve(home, part), { recursive: true });
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
