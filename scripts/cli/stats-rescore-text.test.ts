import { expect, test } from "vitest";
import { rescoringText } from "./stats-rescore-text";

const REPORT = {
  ...{ total: 80, rescored: 70, waiting: 0, answers: [], parts: [] },
  ...{ partial: { count: 0, filter: "" }, solved: { stored: 5, low: 4, high: 6 } },
};

test.each([
  [null, "\n\n"],
  [{ blind: 3, sharing: 0 }, "\nLeft out, because you review them blind: 3.\n"],
  [
    { blind: 3, sharing: 1077 },
    "\nLeft out, because you review them blind: 3; because their reward spec would tell of those: 1,077.\n",
  ],
])("what is left out, %j, stands under the first count with its reason", (leftOut, words) => {
  expect(rescoringText({ ...REPORT, leftOut })).toContain(`70 of 80 outcomes scored again, 0 of them in part.${words}`);
});
