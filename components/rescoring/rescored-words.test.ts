import { expect, test } from "vitest";
import { basisText, partsText } from "./rescored-words";

test("parts are a list as people write it", () => {
  expect(partsText(["success"])).toBe("success");
  expect(partsText(["success", "sku"])).toBe("success and SKU");
  expect(partsText(["price", "sku", "shop"])).toBe("price, SKU and one shop");
});

test.each([
  [
    { recommended: 3, fromCatalogue: 3, fromResults: 0 },
    "compared",
    "rules of SN15 to mid 2026 · products of the catalogue",
  ],
  [
    { recommended: 3, fromCatalogue: 0, fromResults: 2 },
    "left_out",
    "rules of SN15 to mid 2026 · 2 of 3 products seen in results · 1 of 3 products not known · title not compared: no embeddings",
  ],
  [{ recommended: 0, fromCatalogue: 0, fromResults: 0 }, "compared", "rules of SN15 to mid 2026 · nothing recommended"],
] as const)("what it rests on: %j, titles %s", (products, titles, expected) => {
  expect(basisText({ version: "sn15", products, titles })).toBe(expected);
});
