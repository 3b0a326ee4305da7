import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS } from "@/scripts/cli/commands";
import { mayMakeDatabase, needsDatabase } from "./needs-database.mjs";

const CLI = join(import.meta.dirname, "../cli");

test.each([
  ["classify FILE", false],
  ["stats agreement --ratings FILE", false],
  ["stats", false],
  ["stats judge --help", false],
  ["help", false],
  ["", false],
  ["import FILE", true],
  ["import", false],
  ["export", false],
  ["seed", true],
  ["set-up-link", true],
  ["export --corpus A", true],
  ["rejudge --corpus A", true],
  ["stats judge --corpus A", true],
  ["stats pass --corpus A", true],
  ["stats problems --corpus A", true],
  ["stats compare --corpus A", true],
  ["stats training --corpus A", true],
  ["stats rescore --corpus A", true],
  ["metrics FILE", true],
  ["filter list --corpus A", true],
  ["filter list -h", false],
  ["leak check --train FILE", false],
  ["leak clusters FILE", false],
  ["leak clusters --corpus A", true],
  ["leak split --corpus=A --name B", true],
  ["leak audit --split B --corpus A", true],
  ["leak protect FILE --corpus A --name B", true],
  ["release verify FOLDER", false],
  ["release frobnicate", false],
  ["frobnicate", false],
])("%s: %s", (line, isNeeded) => {
  expect(needsDatabase(line.split(" ").filter((word) => word !== ""))).toBe(isNeeded);
});

test("every statistics that has a test with a database is given one", () => {
  const names = readdirSync(CLI).flatMap((file) => /^stats-(\w+)\.db\.test\.ts$/.exec(file)?.[1] ?? []);

  expect(names).toContain("judge");
  expect(names.filter((name) => !needsDatabase(["stats", name]))).toEqual([]);
});

test("every word of releases but the one that checks a folder is given one", () => {
  const names = readdirSync(CLI).flatMap(
    (file) => /^release-(build|diff|list|rebuild|show|sign|verify)\.ts$/.exec(file)?.[1] ?? [],
  );

  expect(names).toContain("sign");
  expect(names.filter((name) => !needsDatabase(["release", name]))).toEqual(["verify"]);
});

test("every command but those of files alone is given one", () => {
  expect(Object.keys(COMMANDS).filter((name) => !needsDatabase([name, "judge"]))).toEqual([
    "classify",
    "leak",
    "release",
  ]);
});

test("what only reads does not make one", () => {
  const makers = Object.keys(COMMANDS).filter((name) => mayMakeDatabase([name]));

  expect(makers).toEqual(["catalogue", "import", "metrics", "seed", "set-up-link"]);
});
