import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { quickFolder } from "./quick-folder.mjs";

const folder = mkdtempSync(join(tmpdir(), "quick-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a run left. */
function givenHome(name: string): string {
  const home = join(folder, name);
  mkdirSync(join(home, "postgres"), { recursive: true });

  return home;
}

test("the database of the tests lies in memory only where both the folder and the machine have room", async () => {
  const memory = vi.spyOn(process, "availableMemory").mockReturnValue(Number.POSITIVE_INFINITY);
  expect(await quickFolder(folder, 1)).toBe(folder);
  expect(await quickFolder(folder, 2 ** 60)).toBe(tmpdir());
  expect(await quickFolder(join(folder, "none"), 1)).toBe(tmpdir());

  memory.mockReturnValue(0);
  expect(await quickFolder(folder, 1)).toBe(tmpdir());
  memory.mockRestore();
});

test("what a killed run left in memory goes, also where there is no room; what goes on and what is not ours stays", async () => {
  // No process has a number as high as that.
  const gone = givenHome(`assay-test-${2 ** 22 + 1}-abc`);
  const staying = [
    givenHome(`assay-test-${process.pid}-abc`),
    givenHome("assay-test-abc"),
    givenHome("other-4194305-a"),
  ];

  await quickFolder(folder, 2 ** 60);

  expect(existsSync(gone)).toBe(false);
  expect(staying.filter((home) => !existsSync(home))).toEqual([]);
});
