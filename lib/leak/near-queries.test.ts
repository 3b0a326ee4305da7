import { expect, test } from "vitest";
import { nearQueries } from "./near-queries";

/** A query of the shop's template with words of its own, which no two queries have in common as a rule. */
function templated(at: number): string {
  const own = [1, 2, 3, 4, 5].map((place) => `word${(Math.imul(at * 8 + place, 2_654_435_761) >>> 0) % 5003}`);

  return `Find a shop that sells a ${own[0]} ${own[1]} made of ${own[2]} in ${own[3]} by ${own[4]}, with free shipping`;
}

test("a paraphrase is found with its similarity, the most alike first", () => {
  const queries = [
    "Looking for a waterproof foam roller in the yoga category with LazFlash deals",
    "Show me badminton nets that come pre-strung and cost between 1191 and 2233 PHP",
    "Looking for a waterproof foam roller in the yoga category, LazFlash deals only",
    "Show me badminton nets that come pre-strung and cost between 1191 and 2233 PHP please",
  ];

  const near = nearQueries(queries);

  expect(near.map(({ a, b }) => [a, b])).toEqual([
    [1, 3],
    [0, 2],
  ]);
  expect(near[0]?.similarity).toBeGreaterThan(near[1]?.similarity ?? 1);
  expect(near.every(({ similarity }) => similarity >= 0.5 && similarity < 1)).toBe(true);
});

test("what a template has in common proposes nothing; a copy under the template is proposed", () => {
  const queries = Array.from({ length: 2000 }, (_, at) => templated(at));
  const copied = [...queries, `${templated(7)} please`, templated(1500).replace("Find a shop", "Look for a shop")];

  const near = nearQueries(copied, 0.6);

  expect(near).toContainEqual(expect.objectContaining({ a: 7, b: 2000 }));
  expect(near).toContainEqual(expect.objectContaining({ a: 1500, b: 2001 }));
  expect(near.length).toBeLessThan(20);
});

test("queries without words are like nothing", () => {
  expect(nearQueries(["", "?", "a lamp"])).toEqual([]);
});

test("the same query twice is as alike as can be", () => {
  expect(nearQueries(["a red lamp", "A red lamp!", "a blue rug"])).toEqual([{ a: 0, b: 1, similarity: 1 }]);
});
