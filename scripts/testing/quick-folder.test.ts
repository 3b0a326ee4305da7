import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { quickFolder } from "./quick-folder.mjs";

const folder = mkdtempSync(join(tmpdir(), "quick-"));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const GIB = 2 ** 30;
const givenMemory = (bytes: number) => vi.spyOn(process, "availableMemory").mockReturnValue(bytes);

/** What a run left, and the process that its server was. */
function givenHome(name: string, server?: number): string {
  const home = join(folder, name);
  mkdirSync(join(home, "postgres"), { recursive: true });
  if (server !== undefined) writeFileSync(join(home, "postgres/postmaster.pid"), `${server}\n/somewhere\n`);

  return home;
}

test("the database of the tests lies in memory only where there is room and it may", () => {
  givenMemory(8 * GIB);
  expect(quickFolder(folder)).toBe(folder);
  expect(quickFolder(join(folder, "none"))).toBe(tmpdir());

  givenMemory(3 * GIB);
  expect(quickFolder(folder)).toBe(tmpdir());
});

test("what a killed run left in memory goes; a run that goes on, one that starts and what is not ours stay", () => {
  givenMemory(8 * GIB);
  const gone = givenHome("assay-test-a", 2 ** 22 + 1);
  const staying = [givenHome("assay-test-b", process.pid), givenHome("assay-test-c"), givenHome("other", 2 ** 22 + 1)];

  quickFolder(folder);

  expect(existsSync(gone)).toBe(false);
  expect(staying.filter((home) => !existsSync(home))).toEqual([]);
});
