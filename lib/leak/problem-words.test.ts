import { expect, test } from "vitest";
import { phraseQuery } from "@/lib/demo/phrase-query";
import { createRng } from "@/lib/demo/rng";
import { requestWords } from "./problem-words";

// Words of the real tasks of ShoppingBench, of which the request is written out by hand below.
const REQUEST = "Looking for oil-based crayons, preferably the junior artist set with 50 shades.";
const WORDS = "looking for oil based crayons preferably the junior artist set with 50 shades".split(" ");
const LEAD = "My budget is only `425`, but I have a voucher with the following rules:";
const FIXED = `${LEAD}
1. The voucher applies to all products.
2. It is valid only when the total price of the products exceeds \`170\`.
3. It provides a fixed discount of \`34\`.`;
const PERCENT = `${LEAD}
1. The voucher only applies to the products from the same shop.
2. It is valid only when the total price of the products exceeds \`1563\`.
3. It provides a percentage discount of \`14%\` with a cap of \`1465\`.`;
const ONE_LINE = FIXED.replaceAll("\n", " ");

test.each([
  FIXED,
  PERCENT,
  ONE_LINE,
  FIXED.toUpperCase(),
  FIXED.replaceAll("`", ""),
  FIXED.replaceAll("\n", "\r\n\r\n"),
])("the rules of a voucher are cut wherever they stand, and every word of the request is kept: %s", (rules) => {
  expect(requestWords(`${REQUEST}\n\n${rules}`)).toEqual(WORDS);
  expect(requestWords(`${rules}\n\n${REQUEST}`)).toEqual(WORDS);
  expect(requestWords(`${rules} ${REQUEST}`)).toEqual(WORDS);
  expect(requestWords(`${rules}\nPlease: ${REQUEST}`)).toEqual(["please", ...WORDS]);
  expect(requestWords(`Please.\n${rules}\n${REQUEST}\n${rules}`)).toEqual(["please", ...WORDS]);
  expect(requestWords(rules)).toEqual([]);
});

test("the rules of the sample arena are cut, too", () => {
  const voucher = { threshold: 80, budget: 90, price_after_voucher: 70 };
  const kinds = [
    { ...voucher, voucher_type: "platform", discount_type: "fixed", face_value: 12, discount: null, cap: null },
    { ...voucher, voucher_type: "shop", discount_type: "percentage", face_value: null, discount: 0.2, cap: 15 },
  ] as const;

  for (const kind of kinds) {
    const rules = phraseQuery([], "voucher", kind, createRng(1, "voucher")).replace(/^[^\n]*\n\n/, "");
    expect(rules).toMatch(/^My budget is only `90`/);
    expect(requestWords(`${rules}\n${REQUEST}`)).toEqual(WORDS);
  }
});

test("a budget without a voucher is a part of the request, also where a voucher follows later", () => {
  const budget = ["my", "budget", "is", "only", "425"];

  expect(requestWords(`My budget is only 425. ${REQUEST}`)).toEqual([...budget, ...WORDS]);
  expect(requestWords(`My budget is only 425. ${REQUEST}\n\n${FIXED}`)).toEqual([...budget, ...WORDS]);
  expect(
    requestWords(`My budget is only 425. A red lamp. ${LEAD.replace(/^.*but /, "")} ${FIXED.split(":")[1]}`),
  ).toEqual([...budget, "a", "red", "lamp"]);
});

test("an amount of several parts is one, and a number that the request begins or ends with is none of it", () => {
  const rules = FIXED.replaceAll(/`\d+`/g, "`1,234.50`");

  expect(requestWords(`${rules} 50 shades of oil-based crayons`)).toEqual([
    "50",
    "shades",
    "of",
    "oil",
    "based",
    "crayons",
  ]);
  expect(requestWords(`${FIXED} 50 shades, 34.50 or less`)).toEqual(["50", "shades", "34", "50", "or", "less"]);
  expect(requestWords(`A patch in color family 3. ${ONE_LINE}`)).toEqual(["a", "patch", "in", "color", "family", "3"]);
});

test("cutting again changes nothing, also where one voucher stands within the other", () => {
  const nested = [FIXED, PERCENT].flatMap((inner) =>
    Array.from(
      { length: FIXED.length / 5 },
      (_, part) => `${FIXED.slice(0, part * 5)} ${inner} ${FIXED.slice(part * 5)}`,
    ),
  );

  for (const query of [...nested, `${REQUEST} ${FIXED}`, `${FIXED} ${FIXED} 3. ${REQUEST}`, LEAD]) {
    const words = requestWords(query);
    expect(words.join(" ")).not.toContain("voucher with the following rules");
    expect(requestWords(words.join(" "))).toEqual(words);
  }
});

test.each([
  ["leads", LEAD],
  ["vouchers", FIXED],
  ["budgets", "my budget is only 1 "],
  ["joining words", "but i have a "],
  ["rules", "1. The voucher applies to all products. "],
  ["numbers", "3.14,15 "],
  ["voucher words", "voucher with the following "],
])("a megabyte of %s is read at once", (_, part) => {
  const hostile = part.repeat(Math.ceil(1_000_000 / part.length));
  const texts = [hostile, `${LEAD} ${hostile}`, `${hostile} ${LEAD}`, `${LEAD} ${hostile} ${FIXED}`];

  const started = performance.now();
  for (const text of texts) requestWords(text);

  expect((performance.now() - started) / texts.length).toBeLessThan(1000);
});
