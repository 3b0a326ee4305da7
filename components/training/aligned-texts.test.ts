import { expect, test } from "vitest";
import { alignedTexts } from "./aligned-texts";

test("what lacks places behind the point is as long as the longest, so that the points stand under each other", () => {
  expect(alignedTexts(["0.7271", "1.002", "0", "1,204"])).toEqual([
    { text: "0.7271", missing: 0 },
    { text: "1.002", missing: 1 },
    { text: "0", missing: 5 },
    { text: "1,204", missing: 5 },
  ]);
});

test("whole numbers need no room behind them", () => {
  expect(alignedTexts(["12", "3"]).map(({ missing }) => missing)).toEqual([0, 0]);
});
