import { expect, test } from "vitest";
import { gridTemplate } from "./grid-template";

const PROBLEM = { id: "problem", widthPx: 176, comfortPx: 272, isWide: true } as const;
const STEPS = { id: "steps", widthPx: 50 } as const;
const LABEL = { id: "label", widthPx: 164, roomyPx: 256 } as const;
const VERDICT = { id: "verdict", widthPx: 110, roomyPx: 176 } as const;

test("the sorted column is wider by its arrow, so that its name is not cut", () => {
  expect(gridTemplate([PROBLEM, STEPS], "run").tracks).toBe("36px minmax(min(176px, 34vw), 1fr) 50px");
  expect(gridTemplate([PROBLEM, STEPS], "steps")).toEqual({
    tracks: "36px minmax(min(176px, 34vw), 1fr) 66px",
    minWidth: "calc(102px + min(176px, 34vw))",
  });
});

test("columns take their roomy width one after the other, once the wide one is comfortable", () => {
  const { tracks } = gridTemplate([PROBLEM, VERDICT, LABEL], "problem");

  // 36 + 272 + 164 beside the verdict; 36 + 272 + 176 beside the label.
  expect(tracks).toBe(
    "36px minmax(min(176px, 34vw), 1fr) clamp(110px, calc(100% - 472px), 176px) clamp(164px, calc(100% - 484px), 256px)",
  );
});

test("without a wide column the least width is the sum of all", () => {
  expect(gridTemplate([STEPS, LABEL], "").minWidth).toBe("250px");
});
