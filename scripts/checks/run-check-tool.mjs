import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../setup/project-root.mjs";

/**
 * Runs an installed tool and keeps what it says.
 *
 * @param {string} script - its entry, from node_modules
 * @param {readonly string[]} args
 * @returns {Promise<{ status: number, output: string, stdout: string }>}
 */
export function runCheckTool(script, args) {
  const child = spawn(process.execPath, [join(ROOT, "node_modules", script), ...args], { cwd: ROOT });
  let output = "";
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });

  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ status: 1, output: error.message, stdout }));
    child.on("close", (code) => resolve({ status: code ?? 1, output: output.trim(), stdout }));
  });
}
