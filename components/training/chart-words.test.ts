import { expect, test } from "vitest";
import { axisWords, chartConclusion, chartSubtitle } from "./chart-words";
import { aSeries } from "./given-training";

test("the subtitle says how many runs and points, and how they are drawn", () => {
  expect(chartSubtitle([aSeries()], 1)).toBe("1 run, 3 points.");
  expect(chartSubtitle([aSeries({ points: 100_000, isThinned: true }), aSeries()], 21)).toBe(
    "2 runs, 100,003 points; means of up to 21 points, fewer at the ends, the values themselves faint; drawn by the lowest and highest value of each pixel; the download has every point.",
  );
});

test("n stands on the axis", () => {
  expect(axisWords([aSeries(), aSeries({ points: 1_000 })])).toBe("step; n = 1,003 points");
});

test.each([
  ["one run", [aSeries()], "v19 went from 0.5 to 2 between steps 0 and 20."],
  ["one point", [aSeries({ raw: [[7, 1]] })], "v19 has one value, 1 at step 7."],
  [
    "two runs",
    [aSeries({ run: "a", raw: [[0, 3]] }), aSeries({ run: "b", raw: [[0, 0.02]] })],
    "At its end a is highest with 3, b lowest with 0.02.",
  ],
  [
    "two runs that end alike above a third",
    [
      aSeries({ run: "a", raw: [[0, 0.5]] }),
      aSeries({ run: "c", raw: [[0, 0.1]] }),
      aSeries({ run: "b", raw: [[0, 0.5]] }),
    ],
    "At their ends a and b are highest with 0.5, c lowest with 0.1.",
  ],
  [
    "two runs that end alike below a third",
    [
      aSeries({ run: "a", raw: [[0, 0.1]] }),
      aSeries({ run: "b", raw: [[0, 0.1]] }),
      aSeries({ run: "c", raw: [[0, 3]] }),
    ],
    "At its end c is highest with 3, a and b lowest with 0.1.",
  ],
  [
    "three runs that end alike",
    [...["a", "b", "c"].map((run) => aSeries({ run, raw: [[0, 1]] })), aSeries({ run: "e", raw: [[0, 0]] })],
    "At their ends a, b and c are highest with 1, e lowest with 0.",
  ],
  [
    "many runs that end alike",
    [...["a", "b", "c", "d"].map((run) => aSeries({ run, raw: [[0, 1]] })), aSeries({ run: "e", raw: [[0, 0]] })],
    "At their ends 4 runs are highest with 1, e lowest with 0.",
  ],
  [
    "ends that differ in digits that are not shown",
    [aSeries({ run: "a", raw: [[0, 0.500_001]] }), aSeries({ run: "b", raw: [[0, 0.500_002]] })],
    "All end at 0.5.",
  ],
  [
    "one run that moves by less than is shown",
    [
      aSeries({
        raw: [
          [0, 0.500_001],
          [9, 0.500_002],
        ],
      }),
    ],
    "v19 begins and ends at 0.5 between steps 0 and 9.",
  ],
  ["equal ends", [aSeries({ run: "a" }), aSeries({ run: "b" })], "All end at 2."],
  ["no point", [aSeries({ raw: [] })], undefined],
])("%s: the sentence says what the curves do", (_, series, sentence) => {
  expect(chartConclusion(series)).toBe(sentence);
});
