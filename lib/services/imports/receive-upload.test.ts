import { expect, test } from "vitest";
import { safeFileName } from "./receive-upload";
import { uploadFolderOf } from "./upload-folder";

test.each([
  ["plain.jsonl", "plain.jsonl"],
  ["../../etc/passwd", "passwd"],
  ["..\\..\\boot.ini", "boot.ini"],
  ["ft:gpt-4.1…:BzrYdMNm.json", "ft_gpt-4.1…_BzrYdMNm.json"],
  ["new\nline\0.json", "new_line_.json"],
  ["..", "upload"],
  ["", "upload"],
])("the name %j is kept as %j", (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test("a long name keeps its extension and fits into a file system", () => {
  const safe = safeFileName(`${"日本語".repeat(200)}.jsonl.gz`);

  expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(210);
  expect(safe.endsWith(".jsonl.gz")).toBe(true);
});

test.each([
  ["/home/uploads/abc/0001 x.jsonl", "/home/uploads/abc"],
  ["/home/uploads/abc/deep/x.jsonl", "/home/uploads/abc"],
  ["/home/uploads/x.jsonl", undefined],
  ["/home/other/x.jsonl", undefined],
  ["/home/uploads/../secret/x.jsonl", undefined],
])("of %s the folder that may be deleted is %s", (path, folder) => {
  expect(uploadFolderOf("/home", path)).toBe(folder);
});
