import { expect, test } from "vitest";
import { normaliseQuery } from "./normalise-query";

test("queries that differ in case, width, punctuation or line feeds are one query", () => {
  const variants = ["My budget is only 104,\nbut I have a voucher.", "my budget is only １０４ but I have a VOUCHER"];

  expect(new Set(variants.map(normaliseQuery))).toEqual(new Set(["my budget is only 104 but i have a voucher"]));
});

test("letters beyond ASCII and numbers are kept", () => {
  expect(normaliseQuery("Café — 50–150 ₱")).toBe("café 50 150");
});
