import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { ClaimedCall, Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { chatImporter } from "@/lib/importers/chat/chat-importer";
import { analyseTrajectory } from "./analyse-trajectory";
import { aClaim, aTrajectory } from "./fixtures/a-trajectory";
import { overBudget } from "./rejects";

const found = aClaim(
  "find_product",
  { q: "magnet" },
  { result: { value: [{ product_id: "2647304017" }], isError: false } },
);
const recommend = (args: Readonly<Record<string, unknown>>) =>
  aClaim("recommend_product", args, { result: { value: { recommended: args }, isError: false } });
const good = recommend({ product_ids: "2647304017" });
const end = aClaim("terminate", { status: "success" });
const without = ({ result: _, ...claim }: ClaimedCall): ClaimedCall => claim;

function rejectsOf(
  steps: readonly Partial<Step>[],
  over: Partial<Trajectory> = {},
  thresholds: FilterThresholds = DEFAULT_THRESHOLDS,
) {
  return analyseTrajectory(aTrajectory(steps, [], over), thresholds, () => 100).rejects;
}
const codes = (...input: Parameters<typeof rejectsOf>) => rejectsOf(...input).map((reject) => reject.code);

test("a search, one recommendation and an end break no rule", () => {
  expect(codes([{ claimed: [found] }, { claimed: [good, end] }])).toEqual([]);
});

test("calls and answers that a chat row holds as text break none either", () => {
  const call = (name: string, args: object) =>
    `<tool_call>\n${JSON.stringify({ name, arguments: args })}\n</tool_call>`;
  const answer = (value: unknown) => `<tool_response>\n${JSON.stringify(value)}\n</tool_response>`;
  const ids = { product_ids: "2647304017" };
  const messages = [
    { role: "user", content: "Find a magnet." },
    { role: "assistant", content: `<think>\nShort words.\n</think>\n\n${call("find_product", { q: "magnet" })}` },
    { role: "user", content: answer([{ product_id: "2647304017" }]) },
    { role: "assistant", content: `${call("recommend_product", ids)}\n${call("terminate", { status: "success" })}` },
    { role: "user", content: `${answer(ids)}\n${answer("done")}` },
  ];
  const row = chatImporter.read({ messages }, { fileName: "rows.jsonl", recordIndex: 0 });
  if (row.kind === "rejected") throw new Error(row.reason);

  expect(analyseTrajectory(row.value, DEFAULT_THRESHOLDS, () => 100).rejects).toEqual([]);
});

describe("R1", () => {
  test("a call without a response is named with its place", () => {
    expect(rejectsOf([{ claimed: [found, without(found)] }, { claimed: [good, end] }])).toEqual([
      { code: "R1", detail: "1 call without a response.", places: [{ step: 0, call: 1 }] },
    ]);
  });

  test("a response without a call is one too, for every source", () => {
    const rejects = rejectsOf(
      [
        { role: "user", text: "hi" },
        { role: "tool", text: "[]" },
      ],
      { format: "tau-bench", hasLog: false },
    );

    expect(rejects).toEqual([{ code: "R1", detail: "1 response without a call.", places: [{ step: 1 }] }]);
  });
});

describe("R2", () => {
  test.each([
    [[], "recommend_product is never called."],
    [[good, good], "recommend_product is called 2 times."],
  ] as const)("%#: not exactly once", (given, detail) => {
    const reject = rejectsOf([{ claimed: [found, ...given, end] }]).find(({ code }) => code === "R2");

    expect(reject?.detail).toBe(detail);
    expect(reject?.places).toHaveLength(given.length);
  });
});

describe("R3", () => {
  test.each([
    ["text with blanks and an empty part", { product_ids: " 2647304017 ,," }],
    ["a list", { product_ids: ["2647304017"] }],
    ["a number in a list", { product_ids: [2647304017] }],
    ["product_id", { product_id: "2647304017" }],
  ])("ids as %s are read", (_title, args) => {
    expect(codes([{ claimed: [found] }, { claimed: [recommend(args), end] }])).toEqual([]);
  });

  test("an id that only the recommendation's own answer repeats is not known", () => {
    expect(
      rejectsOf([{ claimed: [found] }, { claimed: [recommend({ product_ids: "2647304017,999999999" }), end] }]),
    ).toEqual([{ code: "R3", detail: "No result holds 999999999.", places: [{ step: 1, call: 0 }] }]);
  });

  test("the sentence says when the production scorer could not have read the ids either", () => {
    const [reject] = rejectsOf([{ claimed: [found] }, { claimed: [recommend({ product_ids: ["1"] }), end] }]);

    expect(reject?.detail).toBe(
      "No result holds 1. The production scorer reads only a comma-separated product_ids text.",
    );
  });

  test("no ids and broken arguments", () => {
    const broken: ClaimedCall = {
      name: "recommend_product",
      argsText: "{oops",
      requestor: "agent",
      result: { value: "", isError: false },
    };

    expect(rejectsOf([{ claimed: [found, recommend({}), end] }])[0]?.detail).toMatch(
      /^recommend_product names no product\./,
    );
    expect(rejectsOf([{ claimed: [found, broken, end] }])[0]?.detail).toMatch(
      /^The arguments of recommend_product are no JSON object\./,
    );
  });

  test("an id that a cut answer of the log lists is known", () => {
    const log = [
      { path: "/search/find_product", recordKind: "summary", isTruncated: true, resultProductIds: ["777777777"] },
    ];
    const trajectory = aTrajectory([{ claimed: [recommend({ product_ids: "777777777" }), end] }], log);

    expect(analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, () => 0).rejects).toEqual([]);
  });
});

describe("R4", () => {
  test("one token above the budget is too long, the budget is not", () => {
    const at = (tokenBudget: number) =>
      codes([{ claimed: [found] }, { claimed: [good, end] }], {}, { ...DEFAULT_THRESHOLDS, tokenBudget });

    expect(at(100)).toEqual([]);
    expect(at(99)).toEqual(["R4"]);
  });

  test("says both numbers as screens write them", () => {
    expect(overBudget(211785, 14336)).toBe("The conversation has 211,785 tokens; the budget is 14,336.");
  });
});

describe("R5", () => {
  test("a run that ends on a thought", () => {
    expect(codes([{ claimed: [found] }, { thought: "I should recommend it." }])).toEqual(["R2", "R5"]);
  });

  test("a run that searches on after its recommendation", () => {
    expect(rejectsOf([{ claimed: [found, good] }, { claimed: [found] }]).at(-1)).toEqual({
      code: "R5",
      detail: "The last calls are find_product; neither recommend_product nor terminate ends the run.",
      places: [{ step: 1 }],
    });
  });

  test("words behind the recommendation do no harm", () => {
    expect(codes([{ claimed: [found] }, { claimed: [good] }, { text: "Enjoy." }])).toEqual([]);
  });
});

describe("sources without recommend_product", () => {
  const talk: readonly Partial<Step>[] = [{ role: "user", text: "Cancel my flight." }, { text: "Done." }];

  test("are not held to R2, R3 and R5", () => {
    expect(codes(talk, { format: "tau-bench", hasLog: false })).toEqual([]);
    expect(
      codes(talk, { format: "chat", hasLog: false, tools: [{ type: "function", function: { name: "calculate" } }] }),
    ).toEqual([]);
  });

  test("nor is a chat row that searches and declares no tools, which says so", () => {
    const row = { format: "chat", hasLog: false } as const;
    const at = (over: Partial<Trajectory>) =>
      analyseTrajectory(
        aTrajectory([{ claimed: [found] }, { text: "There is none." }], [], over),
        DEFAULT_THRESHOLDS,
        () => 100,
      );
    const declared = at({ ...row, tools: [{ type: "function", name: "recommend_product" }] });

    expect(at(row)).toMatchObject({ rejects: [], canRecommend: false, signals: { unseenIds: 0 } });
    expect(declared).toMatchObject({ rejects: [{ code: "R2" }, { code: "R5" }], canRecommend: true });
  });

  test("a chat row that declares the tool, flat or nested, is", () => {
    const nested = { type: "function", function: { name: "recommend_product" } };
    const flat = { type: "function", name: "recommend_product" };

    for (const tool of [nested, flat])
      expect(codes(talk, { format: "chat", hasLog: false, tools: [tool] })).toEqual(["R2", "R5"]);
  });
});

test("a rule that the filter version switches off is left out", () => {
  const rejects = { R1: true, R2: false, R3: true, R4: true, R5: false };

  expect(codes([{ thought: "hm" }], {}, { ...DEFAULT_THRESHOLDS, rejects })).toEqual([]);
});
