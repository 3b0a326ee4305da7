import { expect, test } from "vitest";
import { describedIds } from "./described-ids";

const OWN = "999999999";
const described = (answer: unknown) => [...describedIds(answer, new Set([OWN]))];

test("facts count for the record that holds an id and for those around it, wherever they were found first", () => {
  const facts = { facts: { title: "Lamp" } };

  expect(described({ sku: OWN, inner: { inner: facts } })).toEqual([OWN]);
  expect(described([{ inner: facts }, { sku: OWN, inner: facts }])).toEqual([OWN]);
  expect(described({ sku: OWN, inner: { product_id: "111111111", ...facts } })).toEqual([]);
});

// At each level all that lies under it once more would take seconds.
test("an answer of records inside each other is gone through once", () => {
  let reads = 0;
  const parts = Array.from({ length: 1000 }, () => ({
    get title() {
      reads += 1;
      return "";
    },
  }));
  let answer: unknown = { sku: OWN, parts };
  for (let depth = 0; depth < 30; depth += 1) answer = { sku: OWN, inner: answer };

  expect(described(answer)).toEqual([]);
  expect(reads).toBeLessThan(10 * parts.length);
});
