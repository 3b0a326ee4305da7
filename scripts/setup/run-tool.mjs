import { spawn } from "node:child_process";
import { ROOT } from "./project-root.mjs";
import { Refusal } from "./refusal.mjs";

const TAIL_CHARACTERS = 4000;
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a program to its end, quietly. When it fails, what it wrote last is shown before the sentence.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Partial<NodeJS.ProcessEnv>, failure: string }} options - failure: the sentence for the person
 * @returns {Promise<void>}
 */
export async function runTool(command, args, { env, failure }) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let tail = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      tail = (tail + text).slice(-TAIL_CHARACTERS);
    });
  }

  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill("SIGTERM");
  };
  // Left alone it would go on, and meet the next start in the same folders.
  for (const signal of SIGNALS) process.once(signal, stop);
  const status = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  for (const signal of SIGNALS) process.off(signal, stop);
  if (status === 0) return;
  if (isStopped) throw new Refusal("Stopped. Run the command again to go on.");

  const known = knownReason(tail);
  if (known === undefined && tail.trim() !== "") console.error(tail.trim());
  throw new Refusal(known ?? failure);
}

/** @param {string} output */
function knownReason(output) {
  if (/ENOSPC|no space left/i.test(output)) return "The disk is full. Free some space and run the command again.";
  if (/EACCES|EPERM|EROFS|permission denied|read-only file system/i.test(output)) {
    return `This user may not write in ${ROOT}, where the packages and the build go. Give the folder to this user, or clone the project into one of its own.`;
  }

  return undefined;
}
