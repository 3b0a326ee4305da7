import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "./analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTrajectory, type LogLine } from "./fixtures/a-trajectory";

const analyse = (steps: readonly Partial<Step>[], log: readonly LogLine[] = [], over: Partial<Trajectory> = {}) =>
  analyseTrajectory(aTrajectory(steps, log, over), DEFAULT_THRESHOLDS, (text) => text.length);
const answered = (value: unknown) => ({ result: { value, isError: false } });
const find = (q: string, ...ids: readonly string[]) =>
  aClaim("find_product", { q }, answered(ids.map((product_id) => ({ product_id, shop_id: "88888888" }))));
const view = (product_ids: string) => aClaim("view_product_information", { product_ids });
const recommend = (product_ids: string) => aClaim("recommend_product", { product_ids });

describe("product ids", () => {
  test("are followed from first sighting to view and recommendation", () => {
    const { ids, signals } = analyse([
      { claimed: [find("a", "111111111")] },
      { claimed: [view("111111111")] },
      { claimed: [recommend("111111111")] },
    ]);

    expect(ids).toEqual({ "111111111": { inQuery: false, firstSeenStep: 0, viewedStep: 1, recommended: true } });
    expect(signals).toMatchObject({ unseenIds: 0, verification: true });
  });

  test("used before any result holds them are unseen, even if a later result does", () => {
    const { signals, ids } = analyse([
      { claimed: [view("111111111,222222222")] },
      { claimed: [find("a", "111111111")] },
      { claimed: [recommend("111111111")] },
    ]);

    expect(signals.unseenIds).toBe(2);
    expect(ids["111111111"]?.firstSeenStep).toBe(1);
    expect(signals.verification).toBe(false);
  });

  test("seen earlier in the same step are seen", () => {
    expect(analyse([{ claimed: [find("a", "111111111"), view("111111111")] }]).signals.unseenIds).toBe(0);
    expect(analyse([{ claimed: [view("111111111"), find("a", "111111111")] }]).signals.unseenIds).toBe(1);
  });

  test("in the query or in a user's words are not unseen", () => {
    const problem = { key: "p", query: "Is 333333333 in stock?" };
    const { ids, signals } = analyse(
      [{ role: "user", text: "or 444444444?" }, { claimed: [view("333333333,444444444")] }],
      [],
      { problem },
    );

    expect(signals.unseenIds).toBe(0);
    expect(ids["333333333"]).toMatchObject({ inQuery: true, viewedStep: 1 });
  });

  test("in the log count as seen, the ids of a cut answer too", () => {
    const search = aDispatch("find_product", { q: "a" }, { isTruncated: true, resultProductIds: ["555555555"] });
    const log = [anAnswer([["find_product", { q: "a" }]]), search];

    expect(
      analyse([{ claimed: [aClaim("find_product", { q: "a" }, answered("cut")), view("555555555")] }], log).signals
        .unseenIds,
    ).toBe(0);
  });

  test("that the agent invents in an answer are unseen where the log kept the true one", () => {
    const claimed = [{ claimed: [find("a", "999999999"), view("999999999")] }, { claimed: [recommend("999999999")] }];
    const forged = analyse(claimed, [
      aDispatch("find_product", { q: "a" }, { response: [{ product_id: "111111111" }] }),
      aDispatch("view_product_information", { product_ids: "999999999" }, { response: [] }),
    ]);

    expect(forged.signals).toMatchObject({ unseenIds: 1, verification: false });
    expect(forged.rejects.map(({ code }) => code)).toContain("R3");
    expect(forged.ids["999999999"]?.firstSeenStep).toBeUndefined();
    expect(forged.ids["111111111"]?.firstSeenStep).toBe(0);
  });

  test("in answers that the log did not keep are taken as the agent tells them", () => {
    const log = [aDispatch("find_product", { q: "a" }, { isTruncated: true })];

    expect(analyse([{ claimed: [find("a", "111111111"), view("111111111")] }], log).signals.unseenIds).toBe(0);
  });

  test("of calls that the log does not hold were neither shown nor viewed", () => {
    const invented = aClaim("my_notes", {}, answered([{ product_id: "222222222" }]));
    const { signals, ids } = analyse(
      [
        { claimed: [find("b", "111111111"), invented, find("a"), view("333333333")] },
        { claimed: [recommend("333333333")] },
      ],
      [aDispatch("find_product", { q: "a" }, { response: [{ product_id: "333333333" }] })],
    );

    expect(ids["111111111"]?.firstSeenStep).toBeUndefined();
    expect(ids["222222222"]?.firstSeenStep).toBeUndefined();
    expect(ids["333333333"]).toEqual({ inQuery: false, firstSeenStep: 0, recommended: true });
    expect(signals.verification).toBe(false);
  });

  test("an error that repeats the id is no sighting", () => {
    const missing = aClaim(
      "view_product_information",
      { product_ids: "999999999" },
      answered("Product 999999999 was not found"),
    );
    const structured = aClaim(
      "check_product_match",
      { product_id: "888888888" },
      answered({ error: "none", product_id: "888888888" }),
    );
    const { ids } = analyse([{ claimed: [missing, structured] }]);

    expect(ids["999999999"]?.firstSeenStep).toBeUndefined();
    expect(ids["888888888"]?.firstSeenStep).toBeUndefined();
  });

  test("are read from results that are JSON text, running text, or objects keyed by id", () => {
    const { ids } = analyse([
      { claimed: [aClaim("find_product", { q: "a" }, answered('[{"product_id": 111111111}]'))] },
      { claimed: [aClaim("find_product", { q: "b" }, answered("Product ID: 222222222 (COD), price 12"))] },
      {
        claimed: [
          aClaim(
            "get_product",
            {},
            answered({ variants: { "3333333333": {} }, item: "4444444444", shop_id: "66666666" }),
          ),
        ],
      },
    ]);

    expect(Object.keys(ids).toSorted()).toEqual(["111111111", "222222222", "3333333333", "4444444444"]);
  });

  test("the word none is no id", () => {
    expect(analyse([{ claimed: [recommend("none")] }]).signals.unseenIds).toBe(0);
  });
});

describe("signals", () => {
  test("depth counts turns with a thought and a call", () => {
    const claimed = [find("a")];

    expect(
      analyse([{ thought: "x", claimed }, { thought: " ", claimed }, { thought: "x" }, { claimed }]).signals.depth,
    ).toBe(1);
  });

  test("reformulations count distinct queries, whatever their spelling, minus one", () => {
    expect(
      analyse([{ claimed: [find("Fridge magnet"), find("fridge-magnet"), find("resin magnet"), find("resin+magnet")] }])
        .signals.reformulations,
    ).toBe(1);
    expect(analyse([{}]).signals.reformulations).toBe(0);
  });

  test("regularity falls with repeated calls", () => {
    expect(analyse([{ claimed: [find("a"), find("a"), find("b"), view("1")] }]).signals.regularity).toBe(0.75);
    expect(analyse([{}]).signals.regularity).toBe(1);
  });

  test.each([
    ["one call three times", ["a", "a", "a"], true],
    ["one call twice", ["b", "a", "a"], false],
    ["two calls three times", ["a", "b", "a", "b", "a", "b"], true],
    ["three calls three times", ["x", "a", "b", "c", "a", "b", "c", "a", "b", "c"], true],
    ["three calls twice and a half", ["a", "b", "c", "a", "b", "c", "a", "b"], false],
    ["four calls three times", ["a", "b", "c", "d", "a", "b", "c", "d", "a", "b", "c", "d"], false],
  ] as const)("a cycle: %s", (_title, queries, hasCycle) => {
    expect(analyse([{ claimed: queries.map((q) => find(q)) }]).signals.hasCycle).toBe(hasCycle);
  });

  test("calls of a simulated user are not the agent's", () => {
    const own = { ...find("a"), requestor: "user" as const };

    expect(analyse([{ role: "user", claimed: [own, own, own] }]).signals).toMatchObject({
      hasCycle: false,
      regularity: 1,
    });
  });

  test("an agent without a shop has no signals of searches, picks and ids; one that calls or declares a tool of it has", () => {
    const book = aClaim("book_flight", { product_ids: "1234567890" });
    const chat = { format: "tau-bench" } as const;
    const none = analyse([{ thought: "x", claimed: [book] }], [], chat);

    expect(none.signals).toMatchObject({ depth: null, reformulations: null, verification: null, unseenIds: null });
    expect(none.signals).toMatchObject({ regularity: 1, hasCycle: false });
    expect(none.ids).toEqual({});
    expect(analyse([{ claimed: [find("a")] }], [], chat).signals.unseenIds).toBe(0);
    expect(analyse([{}], [], { ...chat, tools: [{ name: "find_product" }] }).signals.reformulations).toBe(0);
    expect(analyse([{}]).signals.unseenIds).toBe(0);
  });

  test("tokens are those of the conversation as chat", () => {
    const short = analyse([{ thought: "x" }]).signals.tokens;

    expect(analyse([{ thought: "x".repeat(101) }]).signals.tokens).toBe(short + 100);
  });
});
