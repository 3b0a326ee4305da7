import { afterAll, expect, test } from "vitest";
import type { JudgeReport, JudgeReportQuery } from "@/lib/contract/judge";
import { createDb } from "@/lib/db/client";
import type { Gate } from "@/lib/domain/judgement";
import type { Context } from "@/lib/services/context";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getJudgeReport } from "./get-judge-report";
import { givenGateLabel } from "./given-gate-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
afterAll(() => db.$disconnect());

const scored = (gate: Gate, more: GivenTrajectory = {}): GivenTrajectory => ({
  judge: "scored",
  gate,
  score: (2 * gate - 1) / 10,
  ...more,
});

/**
 * Twenty of m1, four at each gate, of which people put two at gate 1 to gate 2; twelve of m2, all pass, of which people put
 * three to gate 4; and what has no gate: three failed, two not judged, two under a float rubric.
 */
const rows: readonly GivenTrajectory[] = [
  ...Array.from({ length: 20 }, (_, at) =>
    scored(m1Gate(at), {
      judgeModel: "m1",
      rubric: "r1",
      bucket: at % 2 === 0 ? "shop" : null,
      agent: "A",
      verdict: at < 10 ? "agentic" : "sub_task",
      outcome: "success",
      horizon: at < 12 ? 1 : 0.3,
      quotes: 2,
      unresolved: at === 0 ? 1 : 0,
      startedAt: "2026-04-29T23:59:00Z",
    }),
  ),
  ...Array.from({ length: 12 }, () =>
    scored(5, {
      judgeModel: "m2",
      rubric: "r 2",
      bucket: "voucher",
      agent: "B",
      verdict: "sub_task",
      outcome: "fail",
      startedAt: "2026-05-11T00:00:00Z",
    }),
  ),
  scored(3, { judgeModel: "m2", rubric: "r 2", startedAt: "2026-05-17T23:59:00Z" }),
  ...Array.from({ length: 3 }, () => ({ judge: "failed" as const, rubric: "r1" })),
  ...Array.from({ length: 2 }, () => ({})),
  ...Array.from({ length: 2 }, () => ({ judge: "scored" as const, score: 0.45, rubric: "old" })),
];

function m1Gate(at: number): Gate {
  return ([1, 2, 3, 4, 5] as const)[at % 5] ?? 1;
}

const corpus = await givenCorpus(db, rows);
for (let at = 0; at < 20; at += 1)
  await givenGateLabel(db, corpus, at, {
    gate: at === 0 || at === 5 ? 2 : m1Gate(at),
    isBlind: true,
    ...(at === 0 ? { cause: "beyond_horizon" as const, fault: "pipeline" as const } : {}),
  });
for (let at = 20; at < 31; at += 1) await givenGateLabel(db, corpus, at, { gate: at < 23 ? 4 : 5, isBlind: true });
// Said blind as 5; a later gate in sight of the judge counts for the trajectory.
await givenGateLabel(db, corpus, 31, { gate: 2, blindGate: 5 });
await givenGateLabel(db, corpus, 32, { gate: 1, isBlind: false, isSettled: true });
await givenGateLabel(db, corpus, 33, { gate: 4, isBlind: true });

const EVERYTHING: JudgeReportQuery = {
  filter: "",
  model: "",
  rubric: "",
  bucket: "",
  agent: "",
  week: "",
  labels: "blind",
};
const ask = (more: Partial<JudgeReportQuery> = {}, ctx: Context = lead): Promise<JudgeReport> =>
  getJudgeReport(ctx, { id: corpus.extId, ...EVERYTHING, ...more });
const countsOf = ({ counts: { awaiting, ...counted } }: JudgeReport) => ({
  ...Object.fromEntries(Object.entries(counted).map(([name, { count }]) => [name, count])),
  awaiting,
});

test("judgements without a gate are counted apart and are in no figure", async () => {
  expect(countsOf(await ask())).toEqual({
    trajectories: 40,
    judged: 35,
    failed: 3,
    absent: 2,
    float: 2,
    audited: 32,
    notBlind: 1,
    settledInSight: 1,
    withoutGate: 1,
    awaiting: 0,
  });
});

test("the confusion of 32 blind labels has the figures computed by hand", async () => {
  const { agreement, confusion, gates } = await ask();

  // Bias (3 - 2) / 32. Kappa: five labels one gate off weigh 5, where 4,048 / 32 would be expected of the margins
  // 2 6 4 7 13 and 4 4 4 4 16.
  expect(agreement.error).toMatchObject({ value: 5 / 32, n: 32, low: expect.any(Number), high: expect.any(Number) });
  expect(agreement.exact.value).toBeCloseTo(27 / 32, 12);
  expect(agreement.withinOne.value).toBe(1);
  expect(agreement.bias.value).toBeCloseTo(1 / 32, 12);
  expect(agreement.kappa.value).toBeCloseTo(1 - 5 / 126.5, 12);
  expect(agreement.problems).toBe(32);
  const cells = confusion.filter(({ count }) => count > 0).map(({ human, judge, count }) => [human, judge, count]);
  expect(cells).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [2, 2, 4],
    [3, 3, 4],
    [4, 4, 4],
    [4, 5, 3],
    [5, 5, 13],
  ]);
  expect(confusion.filter(({ isFew }) => !isFew)).toMatchObject([{ human: 5, judge: 5, share: 1 }]);
  // Of 16 that it passes people pass 13; of 13 that people pass it passes all.
  expect(gates[4]).toMatchObject({
    judged: { count: 16 },
    given: { count: 13 },
    precision: { value: 13 / 16, n: 16 },
    recall: { value: 1, n: 13 },
  });
});

test("gates against outcome and verdict count all that was judged with a gate", async () => {
  const { byVerdict, byOutcome } = await ask();

  expect(byVerdict.find(({ gate, verdict }) => gate === 5 && verdict === "sub_task")).toMatchObject({ count: 14 });
  expect(byOutcome.filter(({ count }) => count > 0).map(({ gate, outcome, count }) => [gate, outcome, count])).toEqual([
    [1, "success", 4],
    [2, "success", 4],
    [3, "success", 4],
    [3, "unscored", 1],
    [4, "success", 4],
    [5, "success", 4],
    [5, "fail", 12],
  ]);
});

test("each judge model, rubric, bucket and agent has its own error rate", async () => {
  const { groups } = await ask();
  const figures = (facet: keyof typeof groups) =>
    groups[facet].items.map(({ name, judged, failed, labels, error }) => [
      name,
      judged.count,
      failed.count,
      labels,
      error.value,
    ]);

  expect(figures("model")).toEqual([
    ["m1", 20, 0, 20, 2 / 20],
    ["m2", 13, 0, 12, 3 / 12],
    [null, 2, 3, 0, null],
  ]);
  expect(figures("rubric")).toEqual([
    ["r1", 20, 3, 20, 2 / 20],
    ["r 2", 13, 0, 12, 3 / 12],
    ["old", 2, 0, 0, null],
  ]);
  // Those at 0 and 5 lie one in the shop and one without a bucket.
  expect(figures("bucket")).toEqual([
    [null, 13, 3, 10, 1 / 10],
    ["voucher", 12, 0, 12, 3 / 12],
    ["shop", 10, 0, 10, 1 / 10],
  ]);
  expect(figures("agent")).toEqual([
    ["A", 20, 0, 20, 2 / 20],
    ["B", 12, 0, 12, 3 / 12],
    [null, 3, 3, 0, null],
  ]);
});

test("weeks begin on Monday in UTC, hold the mean score of the five values, and a new rubric is marked", async () => {
  const { weeks, rubricChanges } = await ask();

  expect(
    weeks.map(({ week, judged, score, labels, error }) => [week, judged, score.value, labels, error.value]),
  ).toEqual([
    ["2026-04-27", 20, expect.closeTo(0.5, 12), 20, 2 / 20],
    ["2026-05-11", 13, expect.closeTo((12 * 0.9 + 0.5) / 13, 12), 12, 3 / 12],
  ]);
  expect(weeks[0]?.gates.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
  expect(rubricChanges).toEqual([{ week: "2026-05-11", from: "r1", to: "r 2" }]);
});

test("unresolved quotes, the share that the judge could read, and whose fault it was", async () => {
  const { quotes, horizon, faults, unexplained } = await ask();

  expect(quotes).toMatchObject([{ name: "m1", quotes: 40, count: 1, unresolved: { value: 1 / 40, n: 40 } }]);
  expect(horizon.filter(({ judged }) => judged > 0)).toMatchObject([
    { from: 0.25, to: 0.5, judged: 8, labels: 8, error: { value: null } },
    { from: 1, to: 1, judged: 12, labels: 12, error: { value: 2 / 12 } },
  ]);
  expect(faults.map(({ fault, count }) => [fault, count])).toEqual([
    ["judge", 0],
    ["pipeline", 1],
    ["rubric", 0],
  ]);
  expect(unexplained).toBe(4);
});

test("labels that are not blind count when they are asked for", async () => {
  const { counts, agreement } = await ask({ labels: "all" });

  expect(counts.audited.count).toBe(33);
  expect(agreement.error).toMatchObject({ value: 7 / 33, n: 33 });
});

test("fewer than ten labels are counted, and nothing is concluded from them", async () => {
  const { agreement, counts } = await ask({ filter: "gate:2" });

  expect(counts.audited.count).toBe(4);
  expect(agreement.error).toEqual({
    ...{ value: null, n: 4, few: { of: "items", count: 4 } },
    reason: "Too few to say: it rests on 4 of at least 10 labels.",
  });
});

test.each(["blind", "all"] as const)("every number of %s labels opens just the rows it counts", async (labels) => {
  const report = await ask({ labels });
  const groups = Object.values(report.groups).flatMap(({ items }) => items);
  const { awaiting: _, ...counted } = report.counts;
  const numbers = [
    ...Object.values(counted),
    ...report.confusion,
    ...report.gates.flatMap(({ judged, given }) => [judged, given]),
    ...report.byOutcome,
    ...report.byVerdict,
    ...report.faults,
    ...groups.flatMap(({ judged, failed }) => [judged, failed]),
    ...[...groups, ...report.weeks, ...report.horizon].map(({ labels, labelFilter }) => ({
      count: labels,
      filter: labelFilter,
    })),
    ...[...report.weeks, ...report.horizon].map(({ judged, filter }) => ({ count: judged, filter })),
    ...report.weeks.flatMap(({ gates }) => gates),
  ];

  for (const { count, filter } of numbers) {
    const found = await countTrajectories(lead, { corpus: corpus.extId, filter });
    expect({ filter, count: found.count }).toEqual({ filter, count });
  }
});

test("facets narrow everything, and each shows what else could be chosen", async () => {
  const { counts, agreement, facets, filter } = await ask({ model: "m2", rubric: 'r1,"r 2"' });

  expect(filter).toBe('judge_model:m2 rubric:r1,"r 2"');
  expect([counts.trajectories.count, counts.audited.count, agreement.error.value]).toEqual([13, 12, 3 / 12]);
  expect(facets.model).toEqual([
    { name: "m1", value: "m1", count: 20 },
    { name: "m2", value: "m2", count: 13 },
    { name: null, value: "none", count: 0 },
  ]);
  expect(facets.rubric).toEqual([
    { name: "r 2", value: '"r 2"', count: 13 },
    { name: "old", value: "old", count: 0 },
    { name: "r1", value: "r1", count: 0 },
  ]);
  expect(facets.week).toEqual([
    { name: "2026-04-27", value: "2026-04-27..2026-05-03", count: 0 },
    { name: "2026-05-11", value: "2026-05-11..2026-05-17", count: 13 },
  ]);
  expect((await ask({ week: "2026-05-11..2026-05-17", agent: "B" })).counts.judged.count).toBe(12);
});

test.each([
  [{ filter: "verdict:agentik" }, "agentic"],
  [{ model: "m1 gate:5" }, "“m1 gate:5” is not a list of values for model"],
  [{ week: "soon" }, "started takes a day"],
])("%j is refused in a sentence", async (query, sentence) => {
  await expect(ask(query)).rejects.toThrow(sentence);
});

test("rows that a person still reviews blind are in none of their numbers, and are said to be left out", async () => {
  const reviewer = await givenContext(db, "researcher");
  await givenQueue(lead, corpus, { filter: "judge_model:m2", reviewers: [reviewer.person.extId], overlap: 1 });
  const leftOut = { value: 13 };
  const counts = { trajectories: { count: 27 }, audited: { count: 20 } };
  expect(await ask({}, reviewer)).toMatchObject({ counts, leftOut });
  expect(await ask()).toMatchObject({ counts: { trajectories: { count: 40 } }, leftOut: null });
});

test("an annotator may not see it", async () => {
  await expect(ask({}, await givenContext(db, "annotator"))).rejects.toThrow("see how right the judge is");
});
