import { describe, expect, test } from "vitest";
import { isUnreadable, recommendedIds, takesLists } from "./recommended-ids";
import { callsOf } from "./score-form";

describe("recommendedIds", () => {
  const idsOf = (...calls: object[]) =>
    recommendedIds(
      calls.flatMap((parameters) => callsOf({ calls: [{ name: "recommend_product", parameters }] })),
      {
        cleansIds: true,
      },
    );

  test("the last recommendation counts, even when it names nothing", () => {
    expect(idsOf({ product_ids: "a" }, { product_ids: "b" })).toEqual(["b"]);
    expect(idsOf({ product_ids: "a" }, { product_ids: "" })).toEqual([]);
  });

  test("a list or another key recommends nothing", () => {
    expect(idsOf({ product_ids: ["a"] })).toEqual([]);
    expect(idsOf({ product_id: "a" })).toEqual([]);
    expect(idsOf({ product_ids: 7 })).toEqual([]);
  });

  test("ids are trimmed, empty ones dropped, repeated ones kept once in their order", () => {
    expect(idsOf({ product_ids: " b ,,a,b, " })).toEqual(["b", "a"]);
  });
});

describe("recommendedIds of rows that were rendered anew", () => {
  const idsOf = (args: Readonly<Record<string, unknown>>, cleansIds = true) =>
    recommendedIds([{ name: "recommend_product", args }], { cleansIds, takesLists: true });

  test.each([
    ["a text", { product_ids: "L1, L2" }, ["L1", "L2"]],
    ["a list", { product_ids: ["L1", " L2"] }, ["L1", "L2"]],
    ["numbers", { product_ids: [1, 2] }, ["1", "2"]],
    ["one id", { product_id: "L1" }, ["L1"]],
    ["one number", { product_id: 7 }, ["7"]],
    ["both, the same twice", { product_ids: ["L1"], product_id: "L1" }, ["L1"]],
    ["null beside it", { product_ids: null, product_id: "L1" }, ["L1"]],
    ["what names nothing", { product_ids: { a: "L1" }, product_id: "" }, []],
  ])("takes %s", (_what, args, ids) => {
    expect(idsOf(args)).toEqual(ids);
  });

  test("are every source's but those whose scorers read a text alone", () => {
    expect(["chat", "sn15", "shoppingbench"].map(takesLists)).toEqual([true, false, false]);
  });
});

test("only the last recommendation must be readable, and one without arguments is", () => {
  const call = (more: object) => ({ name: "recommend_product", ...more });

  expect(isUnreadable([call({ argsText: "{product_ids: L1" })])).toBe(true);
  expect(isUnreadable([call({ argsText: "x" }), call({ args: {} }), { name: "terminate", argsText: "x" }])).toBe(false);
  expect(isUnreadable([call({})])).toBe(false);
  expect(isUnreadable([])).toBe(false);
});
