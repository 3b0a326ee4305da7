import { expect, test } from "vitest";
import { givenImport } from "@/components/import/given-import";
import { textReport } from "./import-report";

test.each([
  [1, "1 product new or changed, 2 as known"],
  [1_200, "1,200 products new or changed, 2 as known"],
])("of %d products it says %s", (products, words) => {
  const done = givenImport({ read: products, imported: 0, duplicates: 0, rejected: 0, products, sameProducts: 2 });

  expect(textReport(done, "done")).toContain(words);
});

test("of rejected rows that were only counted it says how many, and that no retry can read them", () => {
  const countedRows = [
    { file: "a.jsonl", reason: "No steps.", count: 30_000, firstLine: 10_002, setAside: null },
    { file: "b.jsonl", reason: "Broken.", count: 2, firstLine: 9, setAside: null },
  ];

  expect(textReport(givenImport({ rejected: 50_000, countedRows }), "done")).toContain("30,002 of them came behind");
  expect(textReport(givenImport({ rejected: 5 }), "done")).not.toContain("of them came behind");
});
