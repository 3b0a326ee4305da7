import { expect, test } from "vitest";
import { checkLeak, MOST_OF_VALUE } from "./check-leak";
import { readLeakProblem } from "./read-leak-problem";

let made = 0;
function aProblem(
  query: string,
  over: { gold?: readonly string[]; recommended?: readonly string[]; name?: string } = {},
) {
  made += 1;
  return {
    name: over.name ?? `p${made}`,
    query,
    goldIds: over.gold ?? [],
    recommendedIds: over.recommended ?? [],
    viewedIds: [],
    titles: [],
  };
}
const RULES =
  "\n\nMy budget is only `425`, but I have a voucher with the following rules:\n1. The voucher applies to all products.\n2. It is valid only when the total price of the products exceeds `170`.";

test("nothing in common is no hit", () => {
  const report = checkLeak([aProblem("a red lamp", { gold: ["1"] })], [aProblem("a blue rug", { gold: ["2"] })]);

  expect(report).toEqual({ train: 1, against: 1, verbatim: 0, normalised: 0, ngram: 0, productIds: 0, hits: [] });
});

test("each kind is counted by itself, and a verbatim query has the same words too", () => {
  const report = checkLeak(
    [aProblem("A red lamp", { name: "same" }), aProblem("A  red,\nlamp", { name: "spaced" }), aProblem("other")],
    [aProblem("A red lamp", { name: "test" })],
  );

  expect(report).toMatchObject({ train: 3, against: 1, verbatim: 1, normalised: 2, ngram: 0, productIds: 0 });
  expect(report.hits).toEqual([
    { train: "same", against: "test", kind: "verbatim", value: "A red lamp" },
    { train: "same", against: "test", kind: "normalised", value: "a red lamp" },
    { train: "spaced", against: "test", kind: "normalised", value: "a red lamp" },
  ]);
});

test("rows of one problem are one problem, with everything that any of them recommends", () => {
  const rows = [
    aProblem("A red lamp", { name: "first", recommended: ["7"] }),
    aProblem("A red lamp", { recommended: ["8"] }),
  ];

  const report = checkLeak(rows, [aProblem("rug", { gold: ["8"], name: "rug" })]);

  expect(report).toMatchObject({ train: 1, productIds: 1 });
  expect(report.hits).toEqual([{ train: "first", against: "rug", kind: "productIds", value: "8" }]);
});

test("a product counts that is wanted on either side or that a row to train on recommends, not what one to evaluate on does", () => {
  const productIds = (train: Parameters<typeof aProblem>[1], against: Parameters<typeof aProblem>[1]) =>
    checkLeak([aProblem("a lamp", train)], [aProblem("a rug", against)]).productIds;

  expect(productIds({ gold: ["1"] }, { gold: ["1"] })).toBe(1);
  expect(productIds({ recommended: ["1"] }, { gold: ["1"] })).toBe(1);
  expect(productIds({ gold: ["1"] }, { recommended: ["1"] })).toBe(0);
  expect(productIds({ recommended: ["1"] }, { recommended: ["1"] })).toBe(0);
});

test("a run of eight words is a hit, and seven are none", () => {
  const eight = "one two three four five six seven eight";
  const test = aProblem(`please ${eight} now`, { name: "test" });

  expect(checkLeak([aProblem(`find ${eight} ten`)], [test]).hits).toEqual([
    { train: expect.any(String), against: "test", kind: "ngram", value: eight },
  ]);
  expect(checkLeak([aProblem("find one two three four five six seven ten")], [test]).ngram).toBe(0);
});

test("of a longer run the longest part is named, of thirteen words at most; how short one may be is asked for", () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${10 + at}`).join(" ");
  const runOf = (shared: number, shortest?: number) =>
    checkLeak([aProblem(`find ${words(shared)} here`)], [aProblem(`show ${words(shared)} there`)], shortest).hits.map(
      ({ value }) => value,
    );

  expect(runOf(9)).toEqual([words(9)]);
  expect(runOf(13)).toEqual([words(13)]);
  expect(runOf(20)).toEqual([words(13)]);
  expect(runOf(13, 13)).toEqual([words(13)]);
  expect(runOf(12, 13)).toEqual([]);
});

test("the rules of a voucher are no run of words, and neither is what more than ten problems share", () => {
  expect(checkLeak([aProblem(`A lamp.${RULES}`)], [aProblem(`A rug.${RULES}`)]).ngram).toBe(0);

  const template = "find a shop that sells all of the following items";
  const many = (count: number) => Array.from({ length: count }, (_, at) => aProblem(`${template} ${at}`));
  expect(checkLeak([aProblem(`${template} lamp`)], many(10)).ngram).toBe(1);
  expect(checkLeak([aProblem(`${template} lamp`)], many(11)).ngram).toBe(0);
  // A suite of one problem does not show that its words are a template; the problems to train on do.
  expect(checkLeak(many(10), [aProblem(`${template} lamp`)]).ngram).toBe(10);
  expect(checkLeak(many(11), [aProblem(`${template} lamp`)]).ngram).toBe(0);
});

test("what is asked for is found wherever the voucher stands, and the rules of the voucher themselves are not", () => {
  const asked = "Looking for oil-based crayons, preferably the junior artist set with 50 shades.";
  const suite = aProblem(`${asked}${RULES}`, { name: "suite" });
  const sides = [
    `${RULES.trim()}\n\n${asked}`,
    `My budget is only 425. ${asked}${RULES}`,
    `${RULES}\nPlease: ${asked}`,
  ];

  for (const query of sides) {
    expect(checkLeak([aProblem(query)], [suite])).toMatchObject({ verbatim: 0, ngram: 1 });
    expect(checkLeak([aProblem(query)], [aProblem(asked)]).ngram).toBe(1);
    expect(checkLeak([aProblem(query)], [aProblem(`A rug.${RULES}`)]).ngram).toBe(0);
  }
});

test("words that variants of one problem have in common are no template, however many they are", () => {
  const asked = "a brass lamp with three joints and a green shade";
  const variants = Array.from({ length: 40 }, (_, at) => aProblem(`number ${at}: ${asked}`, { gold: ["7"] }));

  expect(checkLeak(variants, [aProblem(`find ${asked}`)])).toMatchObject({ train: 40, ngram: 40 });
  const found = checkLeak([aProblem(`find ${asked}`)], variants);
  expect(found).toMatchObject({ ngram: 1, against: 40 });
  expect(found.hits).toHaveLength(40);
  expect(checkLeak([aProblem(`find ${asked}`)], variants, undefined, MOST_OF_VALUE)).toMatchObject({
    ...{ ngram: 1, hits: { length: MOST_OF_VALUE } },
  });
});

test("a product that many rows recommend makes no variants of them: what they have in common is a template", () => {
  const template = "find a shop that sells all of the following items";
  const rows = Array.from({ length: 11 }, (_, at) =>
    aProblem(`${template} ${at}`, { gold: [`own ${at}`], recommended: ["7", `own ${at}`] }),
  );
  const asked = aProblem(`${template} lamp`);

  expect(checkLeak(rows, [asked])).toMatchObject({ train: 11, ngram: 0, hits: [] });
  expect(checkLeak([asked], rows)).toMatchObject({ against: 11, ngram: 0, hits: [] });
});

test("a problem is read from a task, a trajectory's problem and chat rows", () => {
  const reward = [{ product_id: 5, title: ["Lamp"] }, { product_id: "6" }];
  expect(readLeakProblem({ query: "q", reward }, "f:1")).toEqual({
    ...{ name: "f:1", query: "q", goldIds: ["5", "6"], recommendedIds: [], viewedIds: [], titles: ["Lamp"] },
  });
  expect(readLeakProblem({ problem: { problem_id: "x", query: "q", reward: reward[0] } }, "f:1")).toMatchObject({
    ...{ name: "x", query: "q", goldIds: ["5"] },
  });

  const call = { function: { name: "recommend_product", arguments: '{"product_ids": "7, 8"}' } };
  const messages = [
    { role: "system", content: "s" },
    { role: "user", content: [{ type: "text", text: "q" }] },
    {
      role: "assistant",
      tool_calls: [{ function: { name: "view_product_information", arguments: { product_ids: ["6", 7] } } }],
    },
    { role: "assistant", content: "", tool_calls: [call, { function: { name: "recommend_product", arguments: "{" } }] },
  ];
  expect(readLeakProblem({ id: "r", messages }, "f:1")).toMatchObject({
    ...{ name: "r", query: "q", recommendedIds: ["7", "8"], viewedIds: ["6", "7"] },
  });
  expect(readLeakProblem({ note: 1 }, "f:1")).toBeUndefined();
  expect(readLeakProblem([1], "f:1")).toBeUndefined();
});

test("rows that all share one value are not multiplied: some of them are named, and the counts are the same", () => {
  const train = Array.from({ length: 30 }, (_, at) => aProblem("one fixed prompt", { gold: [`own ${at}`] }));
  const suite = Array.from({ length: 40 }, (_, at) => aProblem("one fixed prompt", { gold: [`held ${at}`] }));

  const [whole, some] = [checkLeak(train, suite), checkLeak(train, suite, undefined, MOST_OF_VALUE)];

  expect(whole.hits).toHaveLength(2 * 30 * 40);
  expect(some.hits).toHaveLength(2 * 30 * MOST_OF_VALUE);
  expect({ ...some, hits: [] }).toEqual({ ...whole, hits: [] });
});
