import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { ROOT } from "../setup/project-root.mjs";
import { shortenLog } from "../setup/shorten-log.mjs";

const STOP_WITHIN_MS = 15_000;
const STOP_WITH_PARENT = new URL("./stop-with-parent.mjs", import.meta.url).href;

/**
 * A long-running part of Assay in a process of its own. It ends with us, even when we are killed.
 *
 * @typedef {object} Service
 * @property {Promise<string>} ended - how it ended: an exit code or a signal
 * @property {() => boolean} isRunning
 * @property {() => Promise<void>} stop - asks first, and kills what does not listen
 * @property {() => string} lastWords - the end of its log
 */

/**
 * @param {string} program - a script, from the project root
 * @param {{ env: Record<string, string | undefined>, logFile: string, onMessage?: (message: unknown) => void }} options
 * @returns {Service}
 */
export function startService(program, { env, logFile, onMessage = () => {} }) {
  shortenLog(logFile);
  const log = openSync(logFile, "a");
  const logStart = statSync(logFile).size;
  const child = spawn(process.execPath, ["--enable-source-maps", "--import", STOP_WITH_PARENT, program], {
    cwd: ROOT,
    env: { ...env, NODE_ENV: "production" },
    stdio: ["ignore", log, log, "ipc"],
    // A Ctrl-C in the terminal goes to the whole group; the order of stopping is ours.
    detached: true,
  });
  closeSync(log);
  child.on("message", onMessage);

  let isRunning = true;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {unknown} */ how) => {
      isRunning = false;
      resolve(String(how));
    };
    child.on("error", (error) => end(error.message));
    child.on("exit", (code, signal) => end(code ?? signal));
  });

  return {
    ended,
    isRunning: () => isRunning,
    lastWords: () => readFileSync(logFile).subarray(logStart).toString().trim().split("\n").slice(-5).join("\n"),
    stop: async () => {
      if (!isRunning) return;
      child.kill("SIGTERM");
      const patience = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
      await ended;
      clearTimeout(patience);
    },
  };
}
