import { expect, test } from "vitest";
import { answerText, valueText } from "./call-text";
import { cardHit } from "./card-hit";
import { cardTexts } from "./card-texts";
import { findPattern } from "./find-pattern";
import { productCards } from "./product-card";

const ROWS = [
  { title: "A lamp, a red lamp", product_id: "11", service: ["COD", "free lamp"], sold_count: "lamp" },
  {
    sku_options: { a: { lamp: "9" } },
    product_id: "12",
    title: 'The "lamp"',
    attributes: { lamp: ["tall"], shade: ["a\nlamp"] },
  },
];

/** Every hit of the text, as what the card shows before and from it on; undefined where no card shows it. */
function drawn(value: unknown, text: string, needle: string): readonly (string | undefined)[] {
  const cards = productCards(value) ?? [];
  const pattern = findPattern(needle) ?? /$^/gu;

  return [...text.matchAll(pattern)].map(({ index, 0: words }) => {
    const hit = cardHit({ text, cards, hit: { start: index, end: index + words.length }, pattern });
    const card = hit && cards[hit.card];
    if (!hit || !card) return undefined;
    const shown = cardTexts(card)[hit.part];

    return `${hit.card} ${hit.part}: ${shown.slice(0, hit.start)}[${shown.slice(hit.start, hit.end)}]`;
  });
}

const SHOWN = [
  "0 title: A [lamp]",
  "0 title: A lamp, a red [lamp]",
  "0 services: COD, free [lamp]",
  undefined,
  "1 facts: lamp: tall · shade: a\nlamp · [lamp]",
  '1 title: The "[lamp]',
  "1 facts: [lamp]",
  "1 facts: lamp: tall · shade: a\n[lamp]",
];

test.each([
  ["rows", ROWS],
  ["rows of a list", { total: [{ lam: 1 }], products: null, results: ROWS }],
  ["JSON in a text", JSON.stringify(ROWS)],
])("hits are found on the cards that show them: %s", (_, value) => {
  expect(drawn(value, valueText(value), "lamp")).toEqual(SHOWN);
});

test("an answer that is one product is its only card, with its numbers as the source wrote them", () => {
  const value = { product_id: 11, price: 1.0, title: "11" };
  const text = answerText({ value, json: '{"product_id":11,"price":1.0,"title":"11"}' });

  expect(drawn(value, text, "11")).toEqual(["0 id: [11]", "0 title: [11]"]);
});

test.each(["product_id", "9", "COD", '"the', '",', "a\\nlamp"])(
  "what a card writes in another way is on none, or where it is: %s",
  (needle) => {
    const text = valueText(ROWS);
    const found = drawn(ROWS, text, needle);

    expect(found.length).toBeGreaterThan(0);
    for (const words of found)
      if (words !== undefined) expect(words.toLowerCase()).toContain(`[${needle.toLowerCase()}]`);
  },
);
