import { expect, test } from "vitest";
import { aDispatch, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { A, B, find, recommend, view } from "./given-calls";
import { usedProducts } from "./used-products";

test("the last recommendation is the answer, each one counts, views of the agent and of its code do, and each product once", () => {
  const claimed = [find({ q: "a" }, A, B, "333333333"), view(A, A), view(A), recommend(B), recommend(`${A}, ${A}`)];
  const log = [aDispatch("view_product_information", { product_ids: B }), aDispatch("find_product", { q: "x" })];

  expect(usedProducts(aTrajectory([{ claimed }], log))).toEqual({
    ...{ answer: [A], recommended: [B, A], viewed: [A, B] },
  });
});

test("words that are no id name no product", () => {
  const claimed = [recommend(A), view("none of them"), recommend("unknown, <b>1</b>")];

  expect(usedProducts(aTrajectory([{ claimed }]))).toEqual({ answer: [A], recommended: [A], viewed: [] });
});
