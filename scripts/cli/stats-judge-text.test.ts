import { expect, test } from "vitest";
import { aSample } from "@/components/judge/given-sample-parts";
import { givenReport } from "@/components/judge-report/given-report";
import { judgeText } from "./stats-judge-text";

const none = { value: null, reason: "Too few.", n: 0 } as const;

test.each([
  [1, "100.0 %"],
  [0.997, "99.7 %"],
  [0.99999, "over 99.9 %"],
  [0.0002, "under 0.1 %"],
])("an audit sample whose labels cover %d covers %s, as on the page", (coveredShare, says) => {
  const items = [aSample({ coveredShare, labelled: 120, drawn: 240 })];
  const judges = { raters: [], items: 0, fewest: 10, alpha: none, pairs: [] };
  const text = judgeText("lamps", { ...givenReport(), samples: { items, all: 1 }, judges });

  expect(text).toMatch(new RegExp(`  120 of 240 +${says}  `));
});

test.each([
  // 3 + 2 + 1,000 + 4.
  [1_000, "1,009"],
  [null, "–"],
])("of an audit sample it says how many answered trajectories have no label: %s without a gate", (gateless, says) => {
  const items = [aSample({ differing: 3, sighted: 2, gateless, broken: 4 })];
  const judges = { raters: [], items: 0, fewest: 10, alpha: none, pairs: [] };

  const lines = judgeText("lamps", { ...givenReport(), samples: { items, all: 1 }, judges }).split("\n");

  const at = lines.findIndex((line) => /^audit sample .* answered, no label$/.test(line));
  expect(lines[at + 1]).toMatch(new RegExp(`^Judge audit .* ${says}$`));
});

test("of more audit samples and groups than are printed it says how many there are", () => {
  const report = givenReport();
  const groups = { ...report.groups, agent: { ...report.groups.agent, all: report.groups.agent.items.length + 1200 } };
  const judges = { raters: [], items: 0, fewest: 10, alpha: none, pairs: [] };

  const text = judgeText("lamps", { ...report, groups, samples: { items: [aSample()], all: 21 }, judges });

  expect(text.match(/^and .* more; .*$/gm)).toEqual([
    "and 1,200 more; the largest come first",
    "and 20 more; the newest come first",
  ]);
});

test("what the person reviews blind stands under the counts, and nothing where nothing is left out", () => {
  const judges = { raters: [], items: 0, fewest: 10, alpha: none, pairs: [] };
  const textOf = (leftOut: ReturnType<typeof givenReport>["leftOut"]): string =>
    judgeText("lamps", { ...givenReport({ leftOut }), samples: { items: [], all: 0 }, judges });

  expect(textOf({ value: 1, isCapped: false })).toContain(
    "2 to settle\n1 trajectory that you review blind is left out.\n",
  );
  expect(textOf(null)).not.toContain("review blind");
});

test("a judge asked again that gave scores that are no gate alone is told with them, though nothing is compared", () => {
  const judge = { id: "j", kind: "judge", model: "made-up-1", rubric: "r1" } as const;
  const raters = [{ ...judge, rated: 0, failed: 2, withoutGate: 1_012 }];
  const judges = { raters, items: 0, fewest: 10, alpha: none, pairs: [] };

  const lines = judgeText("lamps", { ...givenReport(), samples: { items: [], all: 0 }, judges }).split("\n");

  const at = lines.findIndex((line) => /^rater +compared +failed +without a gate$/.test(line));
  expect(lines[at + 1]).toMatch(/^made-up-1 +0 +2 +1,012$/);
});

test("one model under two rubrics is two raters, told apart by their rubrics; who is alone is named by the model", () => {
  const raters = (
    [
      ["a", "made-up-1", "r1"],
      ["b", "made-up-1", "r2"],
      ["c", "made-up-2", "r1"],
    ] as const
  ).map(([id, model, rubric]) => ({ id, kind: "judge" as const, model, rubric, rated: 4, failed: 0, withoutGate: 0 }));
  const pair = { matrix: [], percent: none, weightedKappa: none };
  const pairs = (
    [
      ["a", "b"],
      ["b", "c"],
    ] as const
  ).map(([one, other]) => ({ ...pair, raters: [one, other] satisfies [string, string] }));
  const judges = { raters, items: 4, fewest: 10, alpha: none, pairs };

  const text = judgeText("lamps", { ...givenReport(), samples: { items: [], all: 0 }, judges });

  expect(text.match(/^made-up-.*?(?= {2})/gm)).toEqual([
    "made-up-1 under r1 and made-up-1 under r2",
    "made-up-1 under r2 and made-up-2",
    "made-up-1 under r1",
    "made-up-1 under r2",
    "made-up-2",
  ]);
});
