import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../setup/project-root.mjs";

const STOP_WITH_PARENT = new URL("./stop-with-parent.mjs", import.meta.url).href;

/**
 * Runs the bundled command line to its end.
 *
 * @param {readonly string[]} args
 * @param {object} options
 * @param {Record<string, string | undefined>} options.env
 * @param {"inherit" | "ignore" | number} options.stdout
 * @param {"inherit" | "ignore" | number} options.stderr
 * @param {() => Promise<object>} [options.answer] - to what the command asks for, which is its database
 * @returns {{ ended: Promise<number>, kill: (signal: NodeJS.Signals) => void }} ended: its exit code
 */
export function runCommandLine(args, { env, stdout, stderr, answer }) {
  const child = spawn(
    process.execPath,
    ["--enable-source-maps", "--import", STOP_WITH_PARENT, join(ROOT, "dist/cli.mjs"), ...args],
    {
      cwd: typingFolder(process.env),
      env: { NODE_ENV: "production", ...env },
      stdio: ["inherit", stdout, stderr, "ipc"],
    },
  );
  child.on("message", async () => {
    const message = await answer?.();
    // It may have been stopped meanwhile.
    if (message && child.connected) child.send(message);
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(3));
    child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });

  return { ended, kill: (signal) => void child.kill(signal) };
}

/**
 * Where the person typed the command, so that the files they name are found: npm moves to the project's folder first.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
export function typingFolder(env) {
  return (env["npm_lifecycle_event"] && env["INIT_CWD"]) || process.cwd();
}
