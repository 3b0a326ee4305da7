import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkPlace, fileMistake } from "./export-place";

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
