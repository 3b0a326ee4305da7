import { expect, test } from "vitest";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { agenticScores } from "./agentic-scores";
import type { LabelledRows } from "./labelled-rows";

interface Given {
  label: StructureLabel;
  isClaimed: boolean;
  count: number;
  /** Of all of them; without one none is named. */
  agent?: number;
}

const AGENTS = 20;

/** Rows of as many problems as there are, or of `problems` in turn. */
function scoresOf(given: readonly Given[], problems?: number) {
  const rows = given.flatMap(({ count, ...row }) => Array.from({ length: count }, () => row));
  const clusterCount = problems ?? rows.length;
  const labelled = {
    places: Int32Array.from(rows.keys()),
    labels: Uint8Array.from(rows, ({ label }) => STRUCTURE_LABELS.indexOf(label)),
    clusters: Int32Array.from(rows.keys(), (at) => at % clusterCount),
    clusterCount,
    agents: Int32Array.from(rows, ({ agent }) => agent ?? AGENTS),
    agentCount: AGENTS + 1,
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

/** Agent versions with twenty agentic rows each, of which the filter finds all of some and none of the others. */
const byAgent = (agents: number) =>
  Array.from({ length: agents }, (_, agent) => ({
    ...{ label: "agentic" as const, count: 20, agent },
    isClaimed: agent % 3 > 0,
  }));

test("where the filter is wrong with an agent version everywhere, the interval is as wide as that makes it", () => {
  const { recall, f1 } = scoresOf(byAgent(12));

  const note = "The interval is by agent version, which is wider than by problem.";
  expect([recall, f1]).toMatchObject([{ note }, { note }]);
  // Wilson's at 8 of 12, with Student's t at 11 degrees of a table.
  const effective = 11 * (1.95996 / 2.20099) ** 2;
  const middle = (effective * (8 / 12) + 1.95996 ** 2 / 2) / (effective + 1.95996 ** 2);
  expect(recall.kind === "estimated" && (recall.interval.low + recall.interval.high) / 2).toBeCloseTo(middle, 3);
});

test("each figure says of how few agent versions its own rows are", () => {
  const { precision, recall } = scoresOf(byAgent(12));
  const few = scoresOf(byAgent(6));

  expect(precision).toMatchObject({ note: expect.stringContaining("It rests on 8 agent versions only") });
  expect(recall).not.toMatchObject({ note: expect.stringContaining("only") });
  expect(few.recall).toMatchObject({ note: "It rests on 6 agent versions only, so it holds for those." });
});

test("of agents that no source names it is said", () => {
  const { recall } = scoresOf([
    { label: "agentic", isClaimed: true, count: 30 },
    { label: "agentic", isClaimed: false, count: 10 },
  ]);

  expect(recall).toMatchObject({ note: expect.stringContaining("No agent version is named") });
});
