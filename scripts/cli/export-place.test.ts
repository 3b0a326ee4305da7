import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkNewFolder, checkPlace, fileMistake } from "./export-place";

const folder = mkdtempSync(join(tmpdir(), "assay-place-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["EPIPE", "ECONNRESET"])("a connection that is lost in a write (%s) is no mistake of the file", (code) => {
  const lost = Object.assign(new Error(`write ${code}`), { syscall: "write", code });

  expect(fileMistake(lost, "e.jsonl")).toBeUndefined();
  expect(fileMistake(Object.assign(lost, { code: "EIO" }), "e.jsonl")?.message).toContain("cannot be written (EIO)");
});

test("where only the manifest's place is taken, another place of the file is advised", async () => {
  const path = join(folder, "e.jsonl");
  mkdirSync(`${path}.manifest.json`);

  await expect(checkPlace(path, { isReplacing: true })).rejects.toThrow(
    `“${path}.manifest.json” is a folder. Choose another place with --out.`,
  );
});

test("a folder to be made may be there while nothing is in it, and no file or link", async () => {
  const home = join(folder, "new");
  mkdirSync(join(home, "empty"), { recursive: true });
  mkdirSync(join(home, "full/inner"), { recursive: true });
  writeFileSync(join(home, "file"), "");
  symlinkSync(join(home, "empty"), join(home, "link"));

  await checkNewFolder(join(home, "nothing"));
  await checkNewFolder(join(home, "empty"));
  for (const name of ["full", "file", "link"])
    await expect(checkNewFolder(join(home, name))).rejects.toThrow(
      `“${join(home, name)}” is there already. Name a folder that is not there yet with --out.`,
    );
});
