import { expect, test } from "vitest";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { agenticScores } from "./agentic-scores";
import type { LabelledRows } from "./labelled-rows";

interface Given {
  label: StructureLabel;
  isClaimed: boolean;
  count: number;
}

/** Rows of as many problems as there are, or of `problems` in turn. */
function scoresOf(given: readonly Given[], problems?: number) {
  const rows = given.flatMap(({ count, ...row }) => Array.from({ length: count }, () => row));
  const clusterCount = problems ?? rows.length;
  const labelled = {
    places: Int32Array.from(rows.keys()),
    labels: Uint8Array.from(rows, ({ label }) => STRUCTURE_LABELS.indexOf(label)),
    clusters: Int32Array.from(rows.keys(), (at) => at % clusterCount),
    clusterCount,
  } satisfies LabelledRows;

  return agenticScores(
    labelled,
    Uint8Array.from(rows, ({ isClaimed }) => Number(isClaimed)),
  );
}

test("of too few it is said which of the labelled rows each figure rests on", () => {
  const { precision, recall, f1 } = scoresOf([
    { label: "agentic", isClaimed: true, count: 1 },
    { label: "agentic", isClaimed: false, count: 5 },
    { label: "sub_task", isClaimed: true, count: 3 },
    { label: "sub_task", isClaimed: false, count: 6 },
  ]);

  expect([precision, recall, f1]).toMatchObject([
    { reason: "Too few to say: it rests on the 4 labelled rows that the filter calls agentic, of at least 10." },
    { reason: "Too few to say: it rests on the 6 labelled rows that people call agentic, of at least 10." },
    {
      reason: "Too few to say: it rests on the 9 labelled rows that the filter or people call agentic, of at least 10.",
    },
  ]);
});

test("of one row, and of rows of too few problems, it is said so too", () => {
  const one = scoresOf([{ label: "agentic", isClaimed: true, count: 1 }]);
  const alike = scoresOf([{ label: "agentic", isClaimed: true, count: 12 }], 3);

  expect(one.precision).toMatchObject({
    reason: "Too few to say: it rests on the 1 labelled row that the filter calls agentic, of at least 10.",
  });
  expect(alike.precision).toMatchObject({
    reason: "Too few to say: the 12 labelled rows that the filter calls agentic are of 3 of at least 10 problems.",
  });
});

test("of enough rows there is a figure, and of none the reason is another", () => {
  const { precision, recall } = scoresOf([{ label: "sub_task", isClaimed: true, count: 10 }]);

  expect(precision).toMatchObject({ kind: "estimated", value: 0, n: 10 });
  expect(recall).toMatchObject({ kind: "undefined", reason: "People call no row agentic." });
});
