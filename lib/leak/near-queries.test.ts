import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
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

test("a query whose voucher stands first is like the same one whose voucher stands last, and like no other voucher", () => {
  const rules =
    "My budget is only `425`, but I have a voucher with the following rules:\n1. The voucher applies to all products.\n2. It is valid only when the total price of the products exceeds `170`.\n3. It provides a fixed discount of `34`.";
  const queries = [`a red brass lamp\n\n${rules}`, `${rules}\n\na red brass lamp`, `${rules}\n\nyoga mats`];

  expect(nearQueries(queries)).toEqual([{ a: 0, b: 1, similarity: 1 }]);
});

test("queries without words are like nothing", () => {
  expect(nearQueries(["", "?", "a lamp"])).toEqual([]);
});

const RUG = "A woven rug of jute for the hall in light brown";

test("a query is no pair with itself, and its own copies make no template of it, however many they are", () => {
  expect(nearQueries(["a red lamp", "A red lamp!", "a blue rug"])).toEqual([]);
  // Of two texts, 11 words and 10 pairs of them are held by both and weigh ln(3 / 2); "please" and the pair that it ends
  // are held by one and weigh ln(3).
  const similarity = (21 * Math.log(3 / 2)) / (21 * Math.log(3 / 2) + 2 * Math.log(3));

  for (const copies of [1, 49, 60]) {
    const queries = [...Array.from({ length: copies }, () => RUG), `${RUG} please`, `${RUG}, please!`];
    expect(nearQueries(queries)).toEqual([{ a: 0, b: copies, similarity: expect.closeTo(similarity, 9) }]);
  }
});

test("vouchers of one request are all as alike as can be, each with the first of them", () => {
  const vouchers = Array.from(
    { length: 60 },
    (_, at) =>
      `${RUG}. My budget is only ${100 + at}, but I have a voucher with the following rules: It takes a fixed ${at} off.`,
  );
  const near = nearQueries(vouchers);

  // Each two of the first ten, and each of these ten with the fifty others.
  expect(near).toHaveLength(45 + 10 * 50);
  expect(near.every(({ similarity }) => similarity === 1)).toBe(true);
  expect(new Set(near.flatMap(({ a, b }) => [a, b])).size).toBe(60);
});

test("what is found is at or above the threshold, with the similarity that counting by hand gives, and little is missed", () => {
  const rng = createRng(3, "near queries");
  const words = Array.from({ length: 80 }, (_, at) => `word${at}`);
  const queries = Array.from({ length: 80 }, () => rng.sample(words, 12)).flatMap((query) => {
    const changed = rng.between(1, 4);
    const variant = query.map((word, at) => (at >= query.length - changed ? rng.pick(words) : word));

    return [query.join(" "), variant.join(" ")];
  });
  const byHand = countedByHand(queries);

  for (const threshold of [0.3, 0.5, 0.7]) {
    const expected = byHand.filter(({ similarity }) => similarity >= threshold);
    const near = nearQueries(queries, threshold);

    expect(expected.length).toBeGreaterThan(10);
    for (const { a, b, similarity } of near) {
      expect(similarity).toBeGreaterThanOrEqual(threshold);
      expect(similarity).toBeCloseTo(byHand.find((pair) => pair.a === a && pair.b === b)?.similarity ?? -1, 6);
    }
    if (threshold >= 0.5) expect(near.length / expected.length).toBeGreaterThan(0.9);
  }
});

/** Every pair with the weighted Jaccard similarity of its words and word pairs, out of sets of texts. */
function countedByHand(queries: readonly string[]) {
  const sets = queries.map((query) => {
    const words = query.split(" ");
    return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
  });
  const weightOf = (text: string) => Math.log((queries.length + 1) / sets.filter((own) => own.has(text)).length);
  const weights = new Map([...new Set(sets.flatMap((own) => [...own]))].map((text) => [text, weightOf(text)]));
  const sum = (texts: Iterable<string>) => [...texts].reduce((total, text) => total + (weights.get(text) ?? 0), 0);

  return sets.flatMap((one, a) =>
    sets.slice(a + 1).map((other, at) => {
      const both = [...one].filter((text) => other.has(text));
      return { a, b: a + 1 + at, similarity: sum(both) / sum(new Set([...one, ...other])) };
    }),
  );
}
