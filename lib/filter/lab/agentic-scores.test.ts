import { expect, test } from "vitest";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { wilsonInterval } from "@/lib/stats/wilson";
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
  const agents = rows.map(({ agent }) => agent ?? AGENTS);
  const pairs = rows.map((_, at) => `${at % clusterCount} ${agents[at]}`);
  const distinct = [...new Set(pairs)];
  const labelled = {
    places: Int32Array.from(rows.keys()),
    labels: Uint8Array.from(rows, ({ label }) => STRUCTURE_LABELS.indexOf(label)),
    clusters: Int32Array.from(rows.keys(), (at) => at % clusterCount),
    clusterCount,
    agents: Int32Array.from(agents),
    agentCount: AGENTS + 1,
    crossings: Int32Array.from(pairs, (pair) => distinct.indexOf(pair)),
    crossingCount: distinct.length,
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

  // By hand: each row is of a problem of its own, so by problem and by both are the same and take each other out. Twelve
  // agent versions that are all or none say as much as eleven labels, with Student's t at 11 degrees of a table.
  const effective = 11 * (1.95996 / 2.20099) ** 2;
  const { low, high } = wilsonInterval(2 / 3, effective);
  expect(recall).toMatchObject({ interval: { low: expect.closeTo(low, 3), high: expect.closeTo(high, 3) } });
  expect(f1).toMatchObject({
    interval: { low: expect.closeTo((2 * low) / (1 + low), 3), high: expect.closeTo((2 * high) / (1 + high), 3) },
  });
  expect([recall, f1]).not.toContainEqual(expect.objectContaining({ note: expect.anything() }));
});

test("where problems and agent versions both matter, the interval is that of both together", () => {
  const agents = Array.from({ length: 12 }, (_, agent) => agent);
  // Thirty rows of each agent version, one a problem: the filter finds those that neither makes it miss.
  const { recall, precision } = scoresOf(
    agents.flatMap((agent) =>
      Array.from({ length: 30 }, (_, problem) => ({
        ...{ label: "agentic" as const, count: 1, agent },
        isClaimed: agent % 3 > 0 && problem % 3 > 0,
      })),
    ),
    30,
  );

  // By hand: of 360 rows 160 are found, a share of 4 / 9; by problem 8 of 12 or none, by agent version 20 of 30 or none.
  const share = 4 / 9;
  const ofProblems = (30 / 29) * (20 * (8 - 12 * share) ** 2 + 10 * (12 * share) ** 2);
  const ofAgents = (12 / 11) * (8 * (20 - 30 * share) ** 2 + 4 * (30 * share) ** 2);
  const ofBoth = (360 / 359) * 360 * share * (1 - share);
  const variance = (ofProblems + ofAgents - ofBoth) / 360 ** 2;
  const effective = ((share * (1 - share)) / variance) * (1.95996 / 2.20099) ** 2;
  const { low, high } = wilsonInterval(share, effective);
  expect(recall).toMatchObject({ interval: { low: expect.closeTo(low, 3), high: expect.closeTo(high, 3) } });
  expect(precision).toMatchObject({ value: 1 });
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
