import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { aClaim, aDispatch, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { chunkSteps } from "./chunk-steps";
import { outlineSteps } from "./outline-steps";

const search = aClaim("find_product", { q: "magnet" });
const view = (id: string) => aClaim("view_product_information", { product_ids: id });
const logged = (id: string) =>
  aDispatch("find_product", { q: "magnet" }, { response: [{ product_id: id, title: "Magnet", price: 3 }] });

test("the outline marks a step for an id that nothing before the call holds, the log of the same step included", () => {
  const claimed = [{ claimed: [search, view("111111111")] }, { claimed: [view("222222222")] }];
  const trajectory = aTrajectory(claimed, [logged("111111111"), aDispatch("view_product_information")]);
  const analysis = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, () => 0);

  const steps = outlineSteps(trajectory.steps, analysis, chunkSteps(trajectory.steps).places);

  expect(steps.map(({ flags }) => flags.includes("unseen_id"))).toEqual([false, true]);
});
