import { expect, test } from "vitest";
import { aClaim, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { readTask } from "@/lib/scorer/rescore";
import { takeForRescoring } from "./rescore-trajectory";

const found = ["L1", "L2", "L3"].map((product_id) => ({ product_id }));
const search = aClaim("find_product", { q: "lamp" }, { result: { value: found, isError: false } });

function taken(recommend: ReturnType<typeof aClaim>, format = "sn15") {
  const task = readTask({ reward: [{ product_id: "L1" }, { product_id: "L2" }], voucher: undefined });
  if (task === undefined) throw new Error("This is no reward spec.");

  return takeForRescoring({ ...aTrajectory([{ claimed: [search, recommend] }]), format }, task, new Map());
}

test("of a long list only those are kept that stand at the place of a wanted product", () => {
  const kept = taken(aClaim("recommend_product", { product_ids: "L3,L1,L2" }));

  expect([...(kept?.seen.keys() ?? [])].toSorted()).toEqual(["L1", "L3"]);
});

test("the form of the ids is that of the source", () => {
  const list = aClaim("recommend_product", { product_ids: ["L1", "L2"] });

  expect(taken(list)?.ids).toEqual([]);
  expect(taken(list, "chat")?.ids).toEqual(["L1", "L2"]);
});

test("nothing is taken of a recommendation that nobody can read", () => {
  const { args: _, ...call } = aClaim("recommend_product", {});

  expect(taken({ ...call, argsText: "{product_ids" })).toBeUndefined();
});
