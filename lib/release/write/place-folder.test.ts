import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { placeFolder, sweepDrafts } from "./place-folder";

const parent = await mkdtemp(join(tmpdir(), "assay-place-"));
afterAll(() => rm(parent, { recursive: true, force: true }));

test("a folder appears when it is whole", async () => {
  const seen = await placeFolder(join(parent, "whole"), async (draft) => {
    await writeFile(join(draft, "a"), "1");
    return readdir(parent);
  });

  expect(seen).not.toContain("whole");
  expect(await readFile(join(parent, "whole", "a"), "utf8")).toBe("1");
});

test("every file, every folder and the name in the parent are on disk when it is in place", async () => {
  const handle = await open(parent);
  const sync = vi.spyOn(Object.getPrototypeOf(handle), "sync");
  await handle.close();

  await placeFolder(join(parent, "synced"), async (draft) => {
    await mkdir(join(draft, "data"));
    await writeFile(join(draft, "data", "b"), "2");
    await writeFile(join(draft, "a"), "1");
  });

  // data/b, data, a, the draft, and the parent once it is moved.
  expect(sync).toHaveBeenCalledTimes(5);
  sync.mockRestore();
});

test("what fails half way leaves nothing, and says why", async () => {
  const half = placeFolder(join(parent, "half"), async (draft) => {
    await writeFile(join(draft, "a"), "1");
    throw new Error("No space left.");
  });

  await expect(half).rejects.toThrow("No space left.");
  expect((await readdir(parent)).filter((name) => name.startsWith("half"))).toEqual([]);
});

test("a folder that is there already is not written over", async () => {
  const folder = join(parent, "taken");
  await mkdir(folder);
  await writeFile(join(folder, "a"), "old");

  await expect(placeFolder(folder, (draft) => writeFile(join(draft, "a"), "new"))).rejects.toThrow();
  expect(await readFile(join(folder, "a"), "utf8")).toBe("old");
});

test("drafts that a killed process left go, and nothing else does", async () => {
  const folder = join(parent, "killed");
  for (const name of ["killed", "killed.0123456789abcdef.part", "killed.txt", "other.0123456789abcdef.part"]) {
    await mkdir(join(parent, name), { recursive: true });
  }

  expect(await sweepDrafts(folder)).toEqual(["killed.0123456789abcdef.part"]);
  expect(await readdir(parent)).toEqual(
    expect.arrayContaining(["killed", "killed.txt", "other.0123456789abcdef.part"]),
  );
});
