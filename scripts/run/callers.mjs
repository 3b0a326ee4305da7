import { spawnSync } from "node:child_process";

/**
 * The processes that have to live for somebody to be able to stop us: npm, and the shell it puts between. Nobody when the
 * script was started directly, as a service manager does.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {number[]}
 */
export function callers(env) {
  if (!env["npm_lifecycle_event"] || process.platform === "win32") return [];

  const parent = process.ppid;
  const above = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(parent)], { encoding: "utf8" }).stdout ?? "";
  const [, grandparent, name] = /^\s*(\d+)\s+(.*)$/.exec(above.trim()) ?? [];
  return name?.endsWith("sh") ? [parent, Number(grandparent)] : [parent];
}
