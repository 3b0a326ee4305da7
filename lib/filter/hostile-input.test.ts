import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { toChat } from "@/lib/exporters/chat/to-chat";
import { rowLine } from "@/lib/exporters/row/row-line";
import { analyseTrajectory } from "./analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTextAnswer, aTrajectory, type LogLine } from "./fixtures/a-trajectory";

const deep: unknown = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
const proto: unknown = JSON.parse(
  '{"__proto__": {"product_id": "111111111"}, "constructor": "222222222", "toString": null}',
);
const megabyte = "a".repeat(1_000_000);
const digits = "1".repeat(1_000_000);

const VALUES: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["a number", 7],
  ["not a number", Number.NaN],
  ["an empty text", ""],
  ["a list of nothing", [null, undefined, [], {}]],
  ["names of the prototype", proto],
  ["20,000 brackets", deep],
  ["20,000 brackets as text", `${"[".repeat(20_000)}`],
  ["a megabyte of one letter", megabyte],
  ["a megabyte of digits", digits],
  ["a megabyte of blanks", " ".repeat(1_000_000)],
  ["a megabyte of commas", ",".repeat(1_000_000)],
  ["a megabyte of plus signs", "+".repeat(1_000_000)],
  ["a megabyte of percent signs", "%".repeat(1_000_000)],
  ["a megabyte of open tags", "<tool_call>".repeat(90_000)],
  ["a megabyte of broken blocks", '<tool_call>{"name":"find_product"'.repeat(30_000)],
  ["a megabyte of calls in one block", `<tool_call>${'{"name":"find_product",}'.repeat(40_000)}</tool_call>`],
  ["a megabyte of quotation marks in a block", `<tool_call>[${'"'.repeat(1_000_000)}`],
  ["a megabyte of thoughts", "<think></think>".repeat(60_000)],
  ["NUL and half a surrogate pair", "\u0000\ud800"],
  [
    "choices of every kind",
    { choices: [null, 3, "x", {}, { message: null }, { message: { content: 5, tool_calls: "no" } }] },
  ],
  [
    "calls of every kind",
    {
      choices: [
        {
          message: {
            tool_calls: [
              null,
              {},
              { function: null },
              { function: { name: 5 } },
              { function: { name: "find_product", arguments: 5 } },
            ],
          },
        },
      ],
    },
  ],
];

function analyseWith(value: unknown, text: string) {
  const params = { q: value, product_ids: value, product_queries: value, page: value };
  const calls = ["find_products_in_same_shop", "find_product"].map((name) => ({
    function: { name, arguments: params },
  }));
  const log: readonly LogLine[] = [
    anAnswer([], { response: { choices: [{ message: { tool_calls: calls } }] } }),
    aTextAnswer(text),
    { ...aTextAnswer(""), response: value },
    aDispatch("find_product", params, {
      response: value,
      nonceStatus: text.slice(0, 20),
      timestampMs: Number.NaN,
      path: `/search/find_product?${text}`,
    }),
    aDispatch("view_product_information", params, { response: value, resultProductIds: [text, "__proto__"] }),
    { path: text, isTruncated: true, status: null },
  ];
  const claimed = ["find_product", "recommend_product", "check_product_match", "__proto__", text].map((name) =>
    aClaim(name, params, { id: text, result: { value, isError: false } }),
  );
  return aTrajectory(
    [
      { thought: text, text, claimed },
      { role: "tool", text },
      { role: "other", raw: value },
    ],
    log,
    {
      problem: { key: "p", query: text },
      tools: [value, { function: value }],
    },
  );
}

describe("whatever an agent or a proxy wrote, the filter answers within seconds", () => {
  test.each(VALUES)("%s", { timeout: 30_000 }, (_title, value) => {
    const trajectory = analyseWith(value, typeof value === "string" ? value : "text");

    const analysis = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length);

    expect(analysis.dispatches.length).toBeGreaterThan(0);
    expect(analysis.verdict.explanation).not.toBe("");
    expect(() => JSON.stringify(analysis)).not.toThrow();
  });
});

test("names of the prototype do not become ids or change any object", () => {
  const analysis = analyseTrajectory(analyseWith(proto, "__proto__"), DEFAULT_THRESHOLDS, () => 0);

  expect(Object.keys(analysis.ids)).not.toContain("__proto__");
  expect(Object.getPrototypeOf(analysis.ids)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>)["product_id"]).toBeUndefined();
});

test("20,000 calls and 20,000 log entries are analysed in seconds", { timeout: 60_000 }, () => {
  const calls = Array.from({ length: 20_000 }, (_, index) => ["find_product", { q: `item ${index % 700}` }] as const);
  const log = [
    anAnswer(calls),
    ...calls.map(([name, args]) => aDispatch(name, args)),
    ...calls.map(([name, args]) => ({ ...aDispatch(name, args), bucket: 1 })),
  ];
  const claimed = calls.map(([name, args]) => aClaim(name, args));

  const { attribution } = analyseTrajectory(aTrajectory([{ claimed }, { claimed }], log), DEFAULT_THRESHOLDS, () => 0);

  expect(attribution).toMatchObject({ model: 20_000, phantom: 0 });
});

test("5,000 macro calls against 5,000 log entries are analysed in seconds", { timeout: 60_000 }, () => {
  const macros = Array.from(
    { length: 5000 },
    (_, index) => ["check_product_match", { product_id: `${index}` }] as const,
  );
  const views = macros.map(([, { product_id }]) =>
    aDispatch("view_product_information", { product_ids: `x${product_id}` }),
  );
  const claimed = macros.map(([name, args]) => aClaim(name, args));

  const { attribution } = analyseTrajectory(
    aTrajectory([{ claimed }], [anAnswer(macros), ...views]),
    DEFAULT_THRESHOLDS,
    () => 0,
  );

  // The first 500 are compared and match nothing; nobody is accused over the rest.
  expect(attribution).toMatchObject({ code: 5000, phantom: 500 });
});

test("20,000 answers that each ask for a macro tool nobody runs are analysed in seconds", { timeout: 60_000 }, () => {
  const log = Array.from({ length: 20_000 }, (_, index) => [
    anAnswer([["find_products_in_same_shop", { product_queries: [{ q: `red lamp ${index}` }, { q: "blue chair" }] }]]),
    aDispatch("find_product", { q: "blue table" }),
  ]).flat();

  const { attribution } = analyseTrajectory(aTrajectory([{}], log), DEFAULT_THRESHOLDS, () => 0);

  expect(attribution).toMatchObject({ code: 20_000, macro: 0 });
});

test("20,000 answers whose calls come late or rewritten are analysed in seconds", { timeout: 60_000 }, () => {
  const rounds = Array.from({ length: 20_000 }, (_, index) => [
    anAnswer([
      ["find_product", { q: `lamp ${index % 700}` }],
      ["find_product", { q: `chair ${index}` }],
    ]),
    aDispatch("find_product", { q: index === 0 ? "none" : `chair ${index - 1}` }),
  ]);

  const { attribution } = analyseTrajectory(aTrajectory([{}], rounds.flat()), DEFAULT_THRESHOLDS, () => 0);

  expect(attribution).toMatchObject({ model: 19_999, code: 1 });
});

test("500 equal macro claims against fewer dispatches of theirs are divided in seconds", { timeout: 60_000 }, () => {
  const queries = { product_queries: [{ q: "red lamp" }, { q: "blue chair" }] };
  const claimed = Array.from({ length: 500 }, () => aClaim("find_products_in_same_shop", queries));
  const log = Array.from({ length: 300 }, (_, shop) =>
    aDispatch("find_product", { q: "blue chair", shop_id: `${shop}` }),
  );

  const { phantoms } = analyseTrajectory(aTrajectory([{ claimed }], log), DEFAULT_THRESHOLDS, () => 0);

  expect(phantoms).toHaveLength(500 - 300);
});

test("long requested arguments are cut in the analysis", () => {
  const log = [
    anAnswer([["find_product", { q: megabyte, list: [megabyte] }]]),
    aDispatch("find_product", { q: "other" }),
  ];
  const [dispatch] = analyseTrajectory(aTrajectory([{}], log), DEFAULT_THRESHOLDS, () => 0).dispatches;

  expect(JSON.stringify(dispatch?.requestedArgs).length).toBeLessThan(5000);
});

test("values nested too deeply for JSON are printed as a sentence in a chat row", () => {
  const inArguments = toChat(aTrajectory([{ claimed: [aClaim("find_product", { deep })] }]));
  const inTools = toChat(aTrajectory([{}], [], { tools: [deep] }));

  for (const row of [inArguments, inTools]) expect(rowLine({ ...row, metadata: {} })).toContain("nested too deeply");
});
