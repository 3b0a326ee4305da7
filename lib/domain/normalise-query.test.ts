import { expect, test } from "vitest";
import { normaliseQuery } from "./normalise-query";

test("queries that differ in case, width, punctuation or line feeds are one query", () => {
  const variants = ["My budget is only 104,\nbut I have a voucher.", "my budget is only １０４ but I have a VOUCHER"];

  expect(new Set(variants.map(normaliseQuery))).toEqual(new Set(["my budget is only 104 but i have a voucher"]));
});

test("letters beyond ASCII and numbers are kept", () => {
  expect(normaliseQuery("Café — 50–150 ₱")).toBe("café 50 150");
});

test.each([
  ["vowels of Hindi", "लाल किताब", "लाल कुताब"],
  ["tones of Thai", "ก่า", "ก้า"],
  ["vowels of Hebrew", "סֵפֶר", "סַפָּר"],
  ["a letter that no code has with its mark", "x̂ lamp", "x̌ lamp"],
])("queries that differ in %s alone are two", (_, one, other) => {
  expect([one, other].map(normaliseQuery)).toEqual([one, other]);
});

test("how a letter is put together with its mark, and its case, makes no other query", () => {
  expect(new Set(["Café", "CAFE\u0301", "cafe\u0301"].map(normaliseQuery))).toEqual(new Set(["café"]));
  expect(normaliseQuery("J\u030C")).toBe(normaliseQuery("\u01F0"));
});

test("marks without a letter make no words, nor do those that make a picture of a sign", () => {
  expect(normaliseQuery("I ❤️ lamps \u0301 \u0e48, 1️⃣ of 3")).toBe("i lamps 1 of 3");
  expect(normaliseQuery("\u0301\u0302")).toBe("");
});
