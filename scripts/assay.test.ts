import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./testing/temporary-folder";

const folder = await temporaryFolder();

test.each([
  ["a data folder without a database", ["export", "--corpus", "A"], {}, /^There is no database in \S+ yet: /],
  [
    "a database that is none",
    ["import", "x.jsonl"],
    { DATABASE_URL: "mysql://host/db" },
    /^DATABASE_URL is not a Post/,
  ],
])("%s is a failure (3), and never mistaken for rejected rows (1)", (_what, args, env, sentence) => {
  const { status, stdout, stderr } = assay(args, env);

  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stdout).toBe("");
  expect(status).toBe(3);
});

function assay(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { npm_lifecycle_event: _npm, DATABASE_URL: _given, ...inherited } = process.env;

  return spawnSync(process.execPath, [resolve("scripts/assay.mjs"), ...args], {
    env: { ...inherited, ASSAY_HOME: join(folder, "home"), ...env },
    encoding: "utf8",
  });
}
