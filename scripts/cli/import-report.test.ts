import { expect, test } from "vitest";
import { givenImport, givenImportFile, givenVeiledFile } from "@/components/import/given-import";
import { textReport } from "./import-report";

test.each([
  [1, "1 product new or changed, 2 as known"],
  [1_200, "1,200 products new or changed, 2 as known"],
])("of %d products it says %s", (products, words) => {
  const done = givenImport({ read: products, imported: 0, duplicates: 0, rejected: 0, products, sameProducts: 2 });

  expect(textReport(done, "done")).toContain(words);
});

test("of answer keys it says how many are new, and that nothing changed where none is", () => {
  const none = { read: 3, imported: 0, sameAnswerKeys: 3 };

  expect(textReport(givenImport({ ...none, answerKeys: 1, sameAnswerKeys: 2 }), "done")).toContain(
    ": 1 answer key new or changed, 2 as known, 0 rejected.",
  );
  expect(textReport(givenImport({ ...none, answerKeys: 1, sameAnswerKeys: 0, replaced: 2 }), "done")).toContain(
    ": 1 answer key new or changed, 0 as known, 2 rows replaced by a later one, 0 rejected.",
  );
  expect(textReport(givenImport(none), "done")).toContain("Nothing changed: all 3 records are in");
});

test.each([
  [{ read: 3, duplicates: 3 }, "Nothing changed: all 3 records are in “October race” already."],
  [
    { read: 13, duplicates: 12, rejected: 1, rejectedBefore: 1 },
    "Nothing changed: 12 records are in “October race” already, and one was rejected before.",
  ],
  [
    { read: 3, sameAnswerKeys: 2, replaced: 1 },
    "Nothing changed: 2 records are in “October race” already, and one was replaced by a later one.",
  ],
  [
    { read: 7, sameAnswerKeys: 2, replaced: 2, rejected: 3, rejectedBefore: 3 },
    "Nothing changed: 2 records are in “October race” already, 2 were replaced by a later one, and 3 were rejected before.",
  ],
  [{ read: 2, rejected: 2, rejectedBefore: 2 }, "Nothing changed: all 2 records were rejected before."],
  [{ read: 3, duplicates: 1, rejected: 2, rejectedBefore: 1 }, "3 records read into"],
])("of an import again, as %o, it says “%s”", (facts, words) => {
  expect(textReport(givenImport({ imported: 0, ...facts }), "done")).toContain(words);
});

test("of rows whose fate is hidden it does not say that all are there already", () => {
  const done = givenImport({ read: 3, imported: 0, files: [givenVeiledFile({ name: "problems.jsonl" })] });

  expect(textReport(done, "done")).not.toContain("Nothing changed");
  expect(textReport(done, "done")).toContain("3 records read into");
});

test("what there is to know of files is said once for all of which it is the same", () => {
  const files = [{ note: "It is the header." }, { note: "No header." }, { note: "No header." }, {}].map((facts, at) =>
    givenImportFile({ name: `${at}.json`, ...facts }),
  );

  expect(textReport(givenImport({ files }), "done")).toContain("\n0.json: It is the header.\n2 files: No header.\n");
});

test("of rejected rows that were only counted it says how many, and that no retry can read them", () => {
  const countedRows = [
    { file: "a.jsonl", reason: "No steps.", count: 30_000, firstLine: 10_002, setAside: null },
    { file: "b.jsonl", reason: "Broken.", count: 2, firstLine: 9, setAside: null },
  ];

  expect(textReport(givenImport({ rejected: 50_000, countedRows }), "done")).toContain("30,002 of them came behind");
  expect(textReport(givenImport({ rejected: 5 }), "done")).not.toContain("of them came behind");
});
