import { expect, test } from "vitest";
import { givenImport, givenImportFile, givenJob } from "@/components/import/given-import";
import { unreadFiles } from "./unread-files";

const cut = givenImportFile({ state: "cancelled", readBytes: 10 });
const refused = givenImportFile({ name: "odd.csv", state: "refused", refusal: "No format fits." });
const cancelled = givenImport({ job: givenJob({ state: "cancelled" }), files: [cut] });
const inPart = givenImport({ files: [givenImportFile({ name: "good.jsonl" }), refused] });
const again = givenImport();

test("a file that was refused or cut short was not read", () => {
  expect(unreadFiles([inPart, cancelled])).toEqual([refused, cut]);
});

test("one whose import failed in the middle was not read, and those before it were", () => {
  const reading = givenImportFile({ name: "b.jsonl", state: "reading" });
  const failed = givenImport({ job: givenJob({ state: "failed" }), files: [givenImportFile(), reading] });

  expect(unreadFiles([failed])).toEqual([reading]);
});

test("one that was imported again since was read", () => {
  expect(unreadFiles([again, cancelled])).toEqual([]);
  expect(unreadFiles([givenImport({ files: [givenImportFile({ name: "odd.csv" })] }), inPart])).toEqual([]);
});

test("one that was cut short again counts once", () => {
  expect(unreadFiles([cancelled, cancelled])).toHaveLength(1);
});

test.each([
  ["an older import of it", [cancelled, again]],
  ["a retry of its rejected rows", [givenImport({ retryOf: crypto.randomUUID() }), cancelled]],
  ["another file of its name", [givenImport({ files: [givenImportFile({ sizeBytes: 7 })] }), cancelled]],
  ["an import that still runs", [givenImport({ job: givenJob({ state: "running" }) }), cancelled]],
])("%s does not make it one that was read", (_, imports) => {
  expect(unreadFiles(imports)).toEqual([cut]);
});

test("another file of the name of one that was refused does not make it one that was read", () => {
  const other = givenImport({ files: [givenImportFile({ name: "odd.csv", sizeBytes: 12 })] });

  expect(unreadFiles([other, inPart])).toEqual([refused]);
});

test("nothing is said yet of what still runs", () => {
  const waiting = givenImportFile({ state: "waiting" });

  expect(unreadFiles([givenImport({ job: givenJob({ state: "running" }), files: [waiting] })])).toEqual([]);
});
