import { expect, test } from "vitest";
import { normaliseQuery, QUERY_FORM_VERSION } from "./normalise-query";

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

test.each([
  ["a joiner", "क्\u200Dष", "क्ष"],
  ["a non-joiner", "می\u200Cخواهم", "میخواهم"],
  ["a soft hyphen", "lamp\u00ADshade", "lampshade"],
  ["a word joiner", "lamp\u2060shade", "lampshade"],
  ["a byte order mark", "\uFEFFred lamp", "red lamp"],
  ["marks of direction", "\u2067סֵפֶר\u2069 \u200Eone", "סֵפֶר one"],
  ["variation selectors", "葛\u{E0100}城", "葛城"],
  ["a joiner between a letter and its mark", "cafe\u034F\u0301", "café"],
])("%s that nobody sees makes no other query", (_, hidden, plain) => {
  expect(normaliseQuery(hidden)).toBe(normaliseQuery(plain));
});

test("a space without width and a blank letter part words as any space does", () => {
  expect(normaliseQuery("red\u200Blamp\u3164shade\uFFA0one")).toBe("red lamp shade one");
  expect(normaliseQuery("\u200D\u3164\u2060")).toBe("");
});

test.each([
  ["marks", "\u0301\u0323"],
  ["voicing marks of half width, which are marks only once they are put together", "\uFF9E\u0301"],
  ["marks between characters that nobody sees", "\u0301\u200D\u0323\u2060"],
])("a query of nothing but %s takes no time that grows with their square", (_, marks) => {
  const startedAt = performance.now();

  const form = normaliseQuery(`a${marks.repeat(50_000)} lamp`);

  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(form).toBe(normaliseQuery(`a${marks.repeat(15)} lamp`));
});

test("the form has a version, which rises with any change of it, so that stored queries follow", () => {
  const samples = ["Café — １０４ ₱", "เสื้อยืดสีดำ ผู้ชาย", "लाल क\u200Dिताब", "I ❤️ 1️⃣", "red\u200Blamp", "İstanbul ǰ"];

  expect({ version: QUERY_FORM_VERSION, forms: samples.map(normaliseQuery) }).toEqual({
    version: 1,
    forms: ["café 104", "เสื้อยืดสีดํา ผู้ชาย", "लाल किताब", "i 1", "red lamp", "i̇stanbul ǰ"],
  });
});

test.each([
  ["marks", "\u0301", "a\u0301"],
  ["signs", "😀", "a"],
])("a run of millions of %s is no reason to fail", (_, sign, expected) => {
  const form = normaliseQuery(`a${sign.repeat(6_000_000)}`);

  expect(form.length).toBeLessThan(100);
  expect(form.startsWith(expected.normalize("NFC"))).toBe(true);
});
