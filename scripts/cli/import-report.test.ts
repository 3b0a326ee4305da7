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
