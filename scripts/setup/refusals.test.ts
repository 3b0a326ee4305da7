import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { refuseFullDisk, refuseMissingDatabase } from "@/scripts/database/data-folder.mjs";
import { runAssay } from "@/scripts/run/assay.mjs";
import { sentenceOf } from "./main.mjs";
import { refuseOldNode } from "./node-version.mjs";
import { webAddress } from "./ports.mjs";

test.each(["18.20.4", "20.18.3", "8.0.0"])("Node %s is told to make room for a newer one", (version) => {
  expect(() => refuseOldNode(version)).toThrow(`This is Node ${version}, and Assay needs 20.19 or newer.`);
});

test.each(["20.19.0", "20.20.2", "22.1.0", "24.0.0"])("Node %s is new enough", (version) => {
  expect(() => refuseOldNode(version)).not.toThrow();
});

test("a nearly full disk is refused with what is free and what is needed", () => {
  expect(() => refuseFullDisk("/data", 12_345_678)).toThrow(
    "Only 12 MB are free for /data, and Assay needs 200 MB. Free some space, or point ASSAY_HOME at another disk.",
  );
  expect(() => refuseFullDisk(tmpdir(), 200_000_000)).not.toThrow();
});

test.each(["filter list --corpus A", "export --corpus A --preset chat --out approved.jsonl", "stats judge --corpus A"])(
  "%s makes no database in a wrong data folder",
  async (line) => {
    const home = join(givenFolder(), "typo");

    expect(
      await runAssay(line.split(" "), { ...process.env, DATABASE_URL: undefined, ASSAY_HOME: home }, () => undefined),
    ).toBe(3);
    expect(existsSync(home)).toBe(false);
  },
);

test("a folder without a database is told to be the wrong one", () => {
  const home = join(givenFolder(), "typo");

  expect(() => refuseMissingDatabase(home)).toThrow(
    `There is no database in ${home} yet: point ASSAY_HOME at the folder that Assay was started with`,
  );
});

test("a data folder with a database is read", () => {
  const home = givenFolder();
  mkdirSync(join(home, "postgres"));

  expect(() => refuseMissingDatabase(home)).not.toThrow();
});

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "assay-refusals-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  return folder;
}

test.each([
  ["ENOSPC", /^The disk is full\. Free some space/],
  ["EACCES", /^There is no permission to use \/x\. Give this user access/],
  ["EROFS", /^\/x is on a read-only disk/],
  ["EWHAT", /^Something unforeseen stopped this: it broke\./],
])("an error of the system (%s) becomes a sentence without a stack trace", (code, sentence) => {
  const told = sentenceOf(Object.assign(new Error("it broke"), { code, path: "/x" }));

  expect(told).toMatch(sentence);
  expect(told).not.toContain("\n");
});

test.each([
  [{}, { host: "127.0.0.1", port: 3650 }],
  [
    { PORT: "80", HOSTNAME: "0.0.0.0" },
    { host: "0.0.0.0", port: 80 },
  ],
  [
    { PORT: "", HOSTNAME: "" },
    { host: "127.0.0.1", port: 3650 },
  ],
  [{ HOSTNAME: "::1" }, { host: "::1", port: 3650 }],
])("the environment %j gives the address %j", (env, address) => {
  expect(webAddress(env)).toEqual(address);
});

test("the machine's name in HOSTNAME, as containers set it, does not open Assay to the network", () => {
  expect(webAddress({ HOSTNAME: "4f1c2d3e" }).host).toBe("127.0.0.1");
});
