import { refuseOldNode } from "./node-version.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * Runs a command of this folder. Whatever stops it is told in one sentence with a non-zero exit code; ASSAY_DEBUG=1 adds
 * the stack.
 *
 * @param {() => Promise<number>} command - gives the exit code
 * @param {number} [failure] - the exit code of a failure
 */
export async function main(command, failure = 1) {
  try {
    refuseOldNode(process.versions.node);
    process.exitCode = await command();
  } catch (error) {
    console.error(sentenceOf(error));
    if (process.env["ASSAY_DEBUG"]) console.error(error);
    process.exitCode = failure;
  }
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceOf(error) {
  if (error instanceof Refusal || !(error instanceof Error))
    return String(error instanceof Refusal ? error.message : error);

  const code = "code" in error ? error.code : undefined;
  const path = "path" in error ? String(error.path) : "a file";
  if (code === "ENOSPC")
    return "The disk is full. Free some space, or point ASSAY_HOME at another disk, and run the command again.";
  if (code === "EROFS") return `${path} is on a read-only disk. Point ASSAY_HOME at a folder that can be written.`;
  if (code === "EACCES" || code === "EPERM") {
    return `There is no permission to use ${path}. Give this user access to it, or point ASSAY_HOME at a folder of its own.`;
  }

  return `Something unforeseen stopped this: ${error.message}. Run it again with ASSAY_DEBUG=1 to see where.`;
}
