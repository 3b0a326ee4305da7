import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { JudgeReportQuery } from "@/lib/contract/judge";
import { createDb } from "@/lib/db/client";
import { GATE_ANSWERS } from "@/lib/domain/question";
import { within } from "@/lib/query/judge-scope";
import { comparedTerm, failedTerm, raterTerm, withoutGateTerm } from "@/lib/query/rater-terms";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { type GivenCorpus, givenContext } from "@/lib/services/trajectories/given-corpus";
import { agreementOf } from "@/lib/stats/agreement";
import { compareRaters } from "@/lib/stats/compare-raters";
import { gateFigures } from "@/lib/stats/gate-agreement";
import { getJudgeReport } from "./get-judge-report";
import { cycle, type GateOrFailed, givenJudged, givenLabels, givenRound } from "./given-raters";
import { getMultiJudge } from "./multi-judge";

vi.mock("@/lib/stats/compare-raters", { spy: true });
vi.mock("@/lib/stats/gate-agreement", { spy: true });

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
afterAll(() => db.$disconnect());

const ask = (corpus: GivenCorpus, more: { filter?: string; labels?: "blind" | "all" } = {}, ctx = lead) =>
  getMultiJudge(ctx, { id: corpus.extId, filter: "", labels: "blind", ...more });

test("the original judge, a judge asked again and people are compared two by two and all together", async () => {
  const original = cycle([1, 2, 3, 4, 5]);
  const again = cycle([1, 2, 3, 5, 5, 1, 2, 2, 4, 5]);
  const people = cycle([1, 3, 3, 4, 5]);
  const corpus = await givenJudged(db, original);
  await givenRound(db, corpus, "made-up", again);
  await givenLabels(db, corpus, people);

  const found = await ask(corpus);

  const rater = (name: string, gates: readonly GateOrFailed[]) =>
    gates.map((gate, item) => ({ item: String(item), rater: name, value: String(gate) }));
  const expected = agreementOf({
    ratings: [...rater("a", original), ...rater("b", again), ...rater("c", people)],
    level: "ordinal",
    seed: 1,
  });
  const kappaOf = (at: number): number => {
    const estimate = expected.pairs[at]?.quadraticKappa;
    return estimate?.kind === "estimated" ? estimate.value : Number.NaN;
  };
  const judge = '["made-up","r1"]';
  expect(found.raters).toEqual([
    { id: "original", kind: "original", model: null, rubric: null, rated: 20, failed: 0, withoutGate: 0 },
    { id: judge, kind: "judge", model: "made-up", rubric: "r1", rated: 20, failed: 0, withoutGate: 0 },
    { id: "people", kind: "people", model: null, rubric: null, rated: 20, failed: 0, withoutGate: 0 },
  ]);
  expect(found.items).toBe(20);
  expect(found.pairs.map((pair) => pair.raters)).toEqual([
    ["original", judge],
    ["original", "people"],
    [judge, "people"],
  ]);
  for (const [at, pair] of found.pairs.entries()) {
    expect(pair.weightedKappa.value).toBeCloseTo(kappaOf(at), 10);
    expect(pair.weightedKappa).toMatchObject({ n: 20, low: expect.any(Number), high: expect.any(Number) });
  }
  expect(found.alpha.value).toBeCloseTo(
    expected.ordinalAlpha.kind === "estimated" ? expected.ordinalAlpha.value : 0,
    10,
  );
});

test("the original judge and people have the figures and the intervals that the report has of them", async () => {
  const corpus = await givenJudged(db, cycle([1, 2, 3, 4, 5, 5, 2], 40));
  await givenRound(db, corpus, "made-up", cycle([1, 2, 4, 5, 5, 1, 2, 2, 4], 40));
  await givenLabels(db, corpus, cycle([1, 3, 3, 4, 5, 1], 36));

  const { pairs } = await ask(corpus);
  const { agreement } = await getJudgeReport(lead, { id: corpus.extId, ...JudgeReportQuery.parse({}) });

  const pair = pairs.find(({ raters }) => raters.join() === "original,people");
  expect(pair?.percent).toMatchObject({ n: 36, low: expect.any(Number) });
  expect([pair?.percent, pair?.weightedKappa]).toEqual([agreement.exact, agreement.kappa]);
});

test("two raters are resampled once as a pair, and by no comparison that nobody sees", async () => {
  const corpus = await givenJudged(db, cycle([1, 2, 3, 4, 5]));
  await givenRound(db, corpus, "made-up", cycle([1, 2, 3, 5, 5]));
  vi.mocked(compareRaters).mockClear();
  vi.mocked(gateFigures).mockClear();

  expect((await ask(corpus)).pairs).toHaveLength(1);

  expect(gateFigures).toHaveBeenCalledTimes(1);
  expect(compareRaters).not.toHaveBeenCalled();
});

test("of one trajectory in common too little can be said, also where both gave it the same gate", async () => {
  const corpus = await givenJudged(db, cycle([2, 4], 12));
  await givenRound(db, corpus, "made-up", [2]);

  const { pairs, alpha } = await ask(corpus);

  const few = { value: null, few: { of: "items", count: 1 } };
  expect(pairs[0]).toMatchObject({ percent: few, weightedKappa: few });
  expect(alpha).toMatchObject(few);
});

test("failed judgements are in no statistic and are counted apart, never as a zero", async () => {
  const corpus = await givenJudged(db, [...cycle([2, 4], 12), "failed", "failed"]);
  await givenRound(db, corpus, "made-up", [...cycle([2, 4], 11), "failed", 3, 3]);

  const { raters, pairs, items } = await ask(corpus);

  expect(raters.map(({ rated, failed }) => ({ rated, failed }))).toEqual([
    { rated: 11, failed: 2 },
    { rated: 11, failed: 1 },
  ]);
  expect(items).toBe(11);
  expect(pairs[0]?.percent).toMatchObject({ value: 1, n: 11 });
});

test("scores between two gates are in no statistic and are counted apart, also where a judge gave nothing else", async () => {
  const corpus = await givenJudged(db, [...cycle([2, 4], 12), "between"]);
  await givenRound(db, corpus, "made-up", cycle(["between"], 12));
  await givenLabels(db, corpus, cycle([2, 4], 12));

  expect((await ask(corpus)).raters).toMatchObject([
    { kind: "original", rated: 12, failed: 0, withoutGate: 1 },
    { kind: "judge", model: "made-up", rated: 0, failed: 0, withoutGate: 12 },
    { kind: "people", rated: 12, failed: 0, withoutGate: 0 },
  ]);

  const alone = await givenJudged(db, cycle([undefined], 12));
  await givenRound(db, alone, "made-up", cycle(["between"], 12));
  expect((await ask(alone)).raters).toMatchObject([{ model: "made-up", rated: 0, withoutGate: 12 }]);
});

test("of several answers of one model the latest counts, and a failed try takes no score away", async () => {
  const corpus = await givenJudged(db, cycle([1, 5], 12));
  await givenRound(db, corpus, "made-up", cycle([3], 12));
  await givenRound(db, corpus, "made-up", cycle([1, 5], 12));
  await givenRound(db, corpus, "made-up", cycle(["failed"], 12));

  const { raters, pairs } = await ask(corpus);

  expect(raters[1]).toMatchObject({ rated: 12, failed: 0 });
  expect(pairs[0]?.percent.value).toBe(1);
});

test("gates that are not blind count only when they are asked for", async () => {
  const corpus = await givenJudged(db, cycle([1, 5], 12));
  await givenLabels(db, corpus, cycle([1, 5], 12), false);

  expect((await ask(corpus)).raters).toEqual([]);
  expect((await ask(corpus, { labels: "all" })).raters.map(({ kind }) => kind)).toEqual(["original", "people"]);
});

test("only rows that match and that the person may see count", async () => {
  const corpus = await givenJudged(db, cycle([1, 5], 12));
  await givenRound(db, corpus, "made-up", cycle([1, 5], 12));

  expect((await ask(corpus, { filter: "gate:5" })).items).toBe(6);
  const reviewer = await givenContext(db, "researcher");
  await givenQueue(lead, corpus, { filter: "gate:5", reviewers: [reviewer.person.extId], overlap: 1 });
  expect((await ask(corpus, {}, reviewer)).items).toBe(6);
});

test("the same gates have the same intervals, whichever way the database brings them together", async () => {
  const address = new URL(process.env["DATABASE_URL"] ?? "");
  address.searchParams.set("options", "-c enable_hashagg=off");
  const sorting = createDb(address.href);
  onTestFinished(() => sorting.$disconnect());
  const corpus = await givenJudged(db, cycle([1, 2, 3, 4, 5, 5, 2], 40));
  await givenRound(db, corpus, "made-up", cycle([1, 2, 4, 5, 5, 1, 2, 2, 4], 40));
  await givenLabels(db, corpus, cycle([1, 3, 3, 4, 5, 1], 40));

  const found = await ask(corpus);

  expect(found.pairs).toHaveLength(3);
  expect(await ask(corpus, {}, { ...lead, db: sorting })).toEqual(found);
});

test("with nothing in common it says so", async () => {
  const corpus = await givenJudged(db, cycle([1, 5], 12));

  expect(await ask(corpus)).toEqual({
    raters: [],
    items: 0,
    fewest: 10,
    alpha: { value: null, reason: "No trajectory has the gates of two raters yet.", n: 0 },
    pairs: [],
  });
});

const ALL = "1..5";

/** What the panel counts, each with the filter text that its link opens. */
function countsOf(
  { raters, pairs, items }: Awaited<ReturnType<typeof getMultiJudge>>,
  labels: "blind" | "all",
): (readonly [string, number])[] {
  const named = new Map(raters.map((rater) => [rater.id, rater]));
  const cells = pairs.flatMap(({ raters: [firstId, otherId], matrix, percent }) => {
    const [first, other] = [named.get(firstId), named.get(otherId)];
    if (!first || !other) throw new Error("a pair of unknown raters");
    const both = (a: string, b: string): string => within("", raterTerm(first, a, labels), raterTerm(other, b, labels));
    const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

    return [
      [both(ALL, ALL), percent.n] as const,
      ...GATE_ANSWERS.flatMap((a, row) => [
        [both(a, ALL), sum(matrix[row] ?? [])] as const,
        [both(ALL, a), sum(matrix.map((counts) => counts[row] ?? 0))] as const,
        ...GATE_ANSWERS.map((b, column) => [both(a, b), matrix[row]?.[column] ?? 0] as const),
      ]),
    ];
  });

  return [
    [comparedTerm(labels), items],
    ...raters.map((rater) => [within("", raterTerm(rater, ALL, labels), comparedTerm(labels)), rater.rated] as const),
    ...raters.flatMap((rater) => {
      const [failed, ungated] = [failedTerm(rater), withoutGateTerm(rater)];
      return [
        ...(failed === undefined ? [] : [[failed, rater.failed] as const]),
        ...(ungated === undefined ? [] : [[ungated, rater.withoutGate] as const]),
      ];
    }),
    ...cells,
  ];
}

test.each(["blind", "all"] as const)(
  "every cell, margin and count lists as many rows as it says, also for who reviews some of them blind: %s labels",
  async (labels) => {
    const corpus = await givenJudged(db, cycle([1, 2, 5, "failed", 5, 3, "between"], 36));
    await givenRound(db, corpus, "made up: 1", cycle([2, 2, 5, 4, undefined, "failed", 5, "between"]));
    await givenRound(db, corpus, "made up: 1", cycle([undefined, 3, "failed", 4]));
    await givenRound(db, corpus, 'say "so"@2', cycle([1, "failed", 5, undefined, 3], 30));
    await givenLabels(db, corpus, cycle([1, undefined, 5, 3, undefined, 2], 24), labels === "blind");
    const reviewer = await givenContext(db, "researcher");
    await givenQueue(lead, corpus, { filter: "gate:1,5", reviewers: [reviewer.person.extId], overlap: 1 });

    for (const ctx of [lead, reviewer]) {
      const counts = countsOf(await ask(corpus, { labels }, ctx), labels);
      const listed = await Promise.all(
        counts.map(([filter]) => countTrajectories(ctx, { corpus: corpus.extId, filter })),
      );

      expect(counts.some(([, count]) => count > 2)).toBe(true);
      expect(counts.map(([filter], at) => [filter, listed[at]?.count])).toEqual(counts);
    }
  },
);

test("who may not see what other judges say may not filter by it, whichever way", async () => {
  const corpus = await givenJudged(db, [1, 5]);
  await givenRound(db, corpus, "made-up", [1, 5]);
  const annotator = await givenContext(db, "annotator");

  for (const filter of ["other_judge:made-up@r1=1", "-other_judge:none", "compared:blind"])
    await expect(countTrajectories(annotator, { corpus: corpus.extId, filter }), filter).rejects.toThrow(
      "may not see what other judges say",
    );
  expect(await countTrajectories(lead, { corpus: corpus.extId, filter: "other_judge:made-up@r1=1" })).toMatchObject({
    count: 1,
  });
});
