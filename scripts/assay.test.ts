import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spawnAssay } from "./testing/spawn-assay";
import { temporaryFolder } from "./testing/temporary-folder";

const folder = await temporaryFolder();
const home = join(folder, "home");
const file = join(folder, "rows.jsonl");
await writeFile(file, "{}\n");

test.each([
  ["a data folder without a database", ["filter", "list", "--corpus", "A"], {}, /^There is no database in \S+ yet: /],
  ["a database that is none", ["seed"], { DATABASE_URL: "mysql://host/db" }, /^DATABASE_URL is not a Post/],
])("%s is a failure (3), and never mistaken for rejected rows (1)", (_what, args, env, sentence) => {
  const { status, stdout, stderr } = spawnAssay(args, { ASSAY_HOME: home, ...env });

  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stdout).toBe("");
  expect(status).toBe(3);
});

// Each is told at a stage of its own: options, their values, help. All mistakes are told in cli/run-assay.test.ts.
test.each([
  [["import", file, "--nope"], 2, "Unknown option '--nope'."],
  [["import", file, "--format", "xml"], 2, "“xml” is not a format"],
  [["seed", "--help"], 0, "Usage: assay seed"],
])("%j answers without a database: no data folder is made", (args, code, sentence) => {
  const own = join(folder, "never");
  const { status, stdout, stderr } = spawnAssay(args, { ASSAY_HOME: own });

  expect(`${stdout}${stderr}`).toContain(sentence);
  expect(status).toBe(code);
  expect(existsSync(own)).toBe(false);
});
