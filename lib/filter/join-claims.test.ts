import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Step } from "@/lib/domain/step";
import { analyseTrajectory } from "./analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTrajectory, type LogLine } from "./fixtures/a-trajectory";

function joined(steps: readonly Partial<Step>[], log: readonly LogLine[]) {
  const { dispatches, phantoms } = analyseTrajectory(aTrajectory(steps, log), DEFAULT_THRESHOLDS, () => 0);
  return { claims: dispatches.map(({ claimed }) => claimed && [claimed.step, claimed.call]), phantoms };
}
const find = (q: string) => aClaim("find_product", { q });
const search = (q: string) => aDispatch("find_product", { q });

test("equal calls join one to one, and the one too many is a phantom", () => {
  expect(joined([{ claimed: [find("a"), find("a"), find("a")] }], [search("a"), search("a")])).toEqual({
    claims: [
      [0, 0],
      [0, 1],
    ],
    phantoms: [{ step: 0, call: 2, tool: "find_product" }],
  });
});

test("a claim with other arguments than the log is a phantom, and the logged call stands alone", () => {
  expect(joined([{ claimed: [find("a")] }], [search("b")])).toEqual({
    claims: [undefined],
    phantoms: [{ step: 0, call: 0, tool: "find_product" }],
  });
});

test("a claim that shows what the model asked for joins the call that code made of it", () => {
  const log = [anAnswer([["find_product", { q: "a" }]]), search("b")];

  expect(joined([{ claimed: [find("a")] }], log)).toEqual({ claims: [[0, 0]], phantoms: [] });
});

test("it joins it one step late too, as a call that code left as it was does", () => {
  const log = [anAnswer([["find_product", { q: "a b" }]]), { ...search("a b cheap"), bucket: 1 }];

  expect(joined([{ claimed: [find("a b")] }, {}], log)).toEqual({ claims: [[0, 0]], phantoms: [] });
});

test("a call joins its own step before another", () => {
  const log = [{ ...search("a"), bucket: 1 }];

  expect(joined([{ claimed: [find("a")] }, { claimed: [find("a")] }], log).claims).toEqual([[1, 0]]);
});

test("a call that was logged beside its step still joins", () => {
  expect(joined([{}, { claimed: [find("a")] }], [search("a")])).toEqual({ claims: [[1, 0]], phantoms: [] });
});

test("a macro tool joins all its dispatches, a check its view, a retry its search", () => {
  const queries = [{ q: "a" }, { q: "b" }];
  const log = [
    anAnswer([
      ["find_products_in_same_shop", { product_queries: queries }],
      ["check_product_match", { product_id: "1" }],
      ["find_product", { q: "x y z" }],
    ]),
    search("a"),
    search("b"),
    aDispatch("view_product_information", { product_ids: "1" }),
    search("x y z"),
    search("x y"),
  ];
  const claimed = [
    aClaim("find_products_in_same_shop", { product_queries: queries }),
    aClaim("check_product_match", { product_id: "1" }),
    find("x y z"),
  ];

  expect(joined([{ claimed }], log)).toEqual({
    claims: [
      [0, 0],
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 2],
    ],
    phantoms: [],
  });
});

test("dispatches without recorded arguments join by tool, in order", () => {
  expect(joined([{ claimed: [find("a")] }], [aDispatch("find_product")]).claims).toEqual([[0, 0]]);
});

test("recommend_product, terminate, calculate_voucher and unknown tools are never phantoms", () => {
  const claimed = ["recommend_product", "terminate", "calculate_voucher", "think"].map((name) =>
    aClaim(name, { a: 1 }),
  );

  expect(joined([{ claimed }], [search("a")]).phantoms).toEqual([]);
});
