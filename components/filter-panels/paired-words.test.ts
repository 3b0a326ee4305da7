import { expect, test } from "vitest";
import { givenPaired } from "./given-lab";
import { pairedConclusion, testedWords } from "./paired-words";

test.each([
  [20, 1, 0.00002, /^Better by more than chance: .*\. Of many drafts some are, by chance alone\.$/],
  [1, 20, 0.00002, /^Worse by more than chance: agreement gained on 1 label and lost on 20 \(.*p under 0\.0001\)\.$/],
  [3, 2, 1, /^These labels cannot tell the two apart: agreement gained on 3 labels and lost on 2/],
  [5, 0, 0.0625, /^These labels cannot tell the two apart/],
  [0, 0, 1, /^No labelled trajectory changes between agentic and everything else/],
])("gained %d, lost %d at p %f: %s", (gained, lost, p, says) => {
  expect(pairedConclusion(givenPaired(gained, lost, p))).toMatch(says);
});

test.each([
  [{ up: 8, down: 1 }, [8, 40], "more problems got better than worse, by more than chance, but fewer labels did"],
  [{ up: 1, down: 8 }, [40, 8], "more problems got worse than better, by more than chance, but fewer labels did"],
  [
    { up: 8, down: 1 },
    [9, 9],
    "more problems got better than worse, by more than chance, but as many labels got better as worse",
  ],
  [
    { up: 10, down: 1, by: "agent" },
    [10, 40],
    "more agent versions got better than worse, by more than chance, but fewer labels did",
  ],
] as const)("where labels go another way than %j, neither side is the better: %j", (of, [gained, lost], says) => {
  const said = pairedConclusion({ ...givenPaired(gained, lost, 0.0391), ...of });

  expect(said).toMatch(
    new RegExp(
      `^Which is better cannot be said: ${says}: agreement gained on ${gained} labels and lost on ${lost} \\(`,
    ),
  );
  expect(said).not.toMatch(/Better by|Worse by/);
  expect(pairedConclusion({ ...givenPaired(gained, lost, 0.2), ...of })).toMatch(/^These labels cannot tell/);
});

test("of few agent versions it is said, and what the test counts is named", () => {
  const paired = givenPaired(6, 1);

  expect(testedWords({ ...paired, agents: 3 }, "0.1250")).toBe(
    "agreement gained on 6 labels and lost on 1, all of 3 agent versions (6 problems for it, 1 against; exact sign test, p 0.1250)",
  );
  expect(testedWords({ ...paired, by: "agent", up: 1 }, "0.5")).toContain("lost on 1 (1 agent version for it");
  expect(testedWords({ ...paired, agents: 0 }, "0.1250")).not.toContain("agent version");
});
