import { expect, test } from "vitest";
import { aTimeline } from "./given-problem";
import { timelineColumns } from "./timeline-columns";

test("steps have the room of the longest rollout, so that what follows them in a narrow window stands in columns", () => {
  const [step] = aTimeline(0).steps;
  if (!step) throw new Error("A timeline has steps.");
  const ofSteps = (shown: number, stepCount = shown) => ({
    ...aTimeline(0),
    stepCount,
    steps: Array.from({ length: shown }, () => step),
  });

  expect(timelineColumns([ofSteps(2), ofSteps(5)]).stepsPx).toBe(16 + 5 * 26);
  expect(timelineColumns([ofSteps(5), ofSteps(5, 9)]).stepsPx).toBe(16 + 5 * 26 + 88);
});
