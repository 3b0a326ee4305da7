import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** `npm run assay` as a person runs it, with no database in its environment but one that is given. */
export function spawnAssay(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { npm_lifecycle_event: _npm, DATABASE_URL: _given, ...inherited } = process.env;

  return spawnSync(process.execPath, [resolve("scripts/assay.mjs"), ...args], {
    env: { ...inherited, ...env },
    encoding: "utf8",
  });
}
