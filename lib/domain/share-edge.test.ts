import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "./filter-thresholds";
import { edgeWords, shareEdge, withinEdge } from "./share-edge";
import { thresholdFault } from "./threshold-changes";

const SHARES = [
  [0.2, 0.8],
  [0.29, 0.58],
  [0.205, 0.807],
] as const;

test.each(SHARES)(
  "a track stops where the shares %d and %d would meet, and no earlier",
  (subTaskShare, agenticShare) => {
    const thresholds = { ...DEFAULT_THRESHOLDS, subTaskShare, agenticShare };

    for (const [name, wished, step] of [
      ["agenticShare", 0, 0.01],
      ["subTaskShare", 1, -0.01],
    ] as const) {
      const edge = shareEdge(name, thresholds);
      const stop = Number((edge ? withinEdge(wished, edge, 0.01) : Number.NaN).toFixed(4));

      expect(thresholdFault({ ...thresholds, [name]: stop })).toBeUndefined();
      expect(thresholdFault({ ...thresholds, [name]: Number((stop - step).toFixed(4)) })).toBeDefined();
    }
  },
);

test("what the edge allows stands as it is wished", () => {
  expect(withinEdge(0.5, { side: "above", at: 0.2 }, 0.01)).toBe(0.5);
  expect(withinEdge(0.5, { side: "below", at: 0.8 }, 0.01)).toBe(0.5);
});

test("a curve along one of the two shares says where it ends and why, another one nothing", () => {
  expect(edgeWords("agenticShare", DEFAULT_THRESHOLDS)).toBe(
    "The curve begins above the sub-task share (0.2), since the agentic share has to lie above it.",
  );
  expect(edgeWords("subTaskShare", DEFAULT_THRESHOLDS)).toMatch(/^The curve ends below the agentic share \(0\.8\), /);
  expect(edgeWords("tokenBudget", DEFAULT_THRESHOLDS)).toBeUndefined();
});
