import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
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

test("of calls that are logged one step late the outline marks what the filter counts", () => {
  const found = aClaim("find_product", { q: "magnet" }, { result: { value: "I found one.", isError: false } });
  const lost = aClaim(
    "find_product",
    { q: "lamp" },
    { result: { value: [{ product_id: "333333333" }], isError: false } },
  );
  const steps = [
    { timestampMs: 100, claimed: [found, view("111111111"), lost, view("333333333")] },
    { timestampMs: 200, claimed: [view("222222222")] },
  ];
  const trajectory = aTrajectory(steps, [
    { ...logged("111111111"), timestampMs: 101 },
    aDispatch("find_product", { q: "lamp" }, { isTruncated: true, timestampMs: 102 }),
  ]);

  expect(marked(trajectory)).toEqual({ unseenIds: 1, flags: [false, true] });
});

// For each call all earlier ones, and for each of those all that the step logs, would take minutes.
test("a step of thousands of calls is gone through once", () => {
  const ids = Array.from({ length: 3000 }, (_, at) => String(100_000_000 + at));
  const all = aDispatch("find_product", { q: "magnet" }, { response: ids.map((product_id) => ({ product_id })) });
  const viewed = ids.map((product_ids) => aDispatch("view_product_information", { product_ids }, { response: [] }));

  const steps = [{ claimed: [search, ...ids.map(view)] }, { claimed: [view("999999999")] }];

  expect(marked(aTrajectory(steps, [all, ...viewed]))).toEqual({ unseenIds: 1, flags: [false, true] });
});

/** Which steps the outline marks, beside what the filter counts. */
function marked(trajectory: Trajectory) {
  const analysis = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, () => 0);
  const steps = outlineSteps(trajectory.steps, analysis, chunkSteps(trajectory.steps).places);

  return { unseenIds: analysis.signals.unseenIds, flags: steps.map(({ flags }) => flags.includes("unseen_id")) };
}
