import { afterAll, expect, test } from "vitest";
import type { LabelledScores, WhatIf } from "@/lib/contract/what-if";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LAB_ANSWERS } from "@/lib/domain/lab-answer";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { PIPELINE_STAGES } from "@/lib/domain/pipeline";
import { VERDICTS } from "@/lib/domain/verdict";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { askFilterCurve } from "./filter-curve";
import { drawnFacts, givenFacts } from "./given-facts";
import {
  type PlainRow,
  plainCaps,
  plainKept,
  plainLabAnswer,
  plainRows,
  plainStages,
  plainVerdict,
} from "./plain-pipeline";
import { askWhatIf } from "./what-if";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

const CHANGES: readonly (readonly [string, Partial<FilterThresholds>])[] = [
  ["nothing", {}],
  ["shares", { agenticShare: 0.6, subTaskShare: 0.4, unknownShare: 0.6 }],
  ["token budget", { tokenBudget: 12_000 }],
  ["rejects", { rejects: { R1: false, R2: true, R3: false, R4: false, R5: true } }],
  ["coefficient gate", { coefficientGate: 0.7 }],
  ["likeness", { dedup: { measure: "calls", similarity: 0.8, keep: 1 } }],
  ["likeness with two kept", { dedup: { measure: "calls", similarity: 0.8, keep: 2 }, agenticShare: 0.3 }],
  ["caps", { capPerProblem: 1, capPerMiner: 20, agenticShare: 0.5 }],
];

const count = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.filter(test).length;

const without = (ids: Iterable<string>, others: ReadonlySet<string>) => [...ids].filter((id) => !others.has(id));

function expectLabelled(scores: LabelledScores, rows: readonly PlainRow[], of: FilterThresholds) {
  const labelled = rows.filter(({ label }) => label !== null);
  const expected = LAB_ANSWERS.flatMap((answer) =>
    STRUCTURE_LABELS.map((label) => ({
      answer,
      label,
      count: count(labelled, (row) => plainLabAnswer(row, of) === answer && row.label === label),
    })),
  ).filter((cell) => cell.count > 0);
  expect(scores.confusion).toEqual(expected);

  const isClaimed = (row: PlainRow) => plainLabAnswer(row, of) === "agentic";
  const hits = count(labelled, (row) => isClaimed(row) && row.label === "agentic");
  const claimed = count(labelled, isClaimed);
  const given = count(labelled, (row) => row.label === "agentic");
  expect(scores.precision).toMatchObject({ value: hits / claimed, n: claimed });
  expect(scores.recall).toMatchObject({ value: hits / given, n: given });
  expect(scores.f1.value).toBeCloseTo((2 * hits) / (claimed + given), 12);
  const { value, low, high } = { low: null, high: null, ...scores.recall };
  expect(low).toBeLessThan(value ?? 0);
  expect(high).toBeGreaterThan(value ?? 1);
}

function expectMix({ mix }: WhatIf, rows: readonly PlainRow[], kept: Record<"before" | "after", ReadonlySet<string>>) {
  for (const [by, nameOf] of [
    ["bucket", (row: PlainRow) => row.bucket],
    ["miner", (row: PlainRow) => row.miner],
    ["agent", (row: PlainRow) => row.agent],
  ] as const) {
    const of = mix.find((one) => one.by === by);
    const values = [...new Set(rows.map(nameOf))];
    const expected = values
      .map((value) => {
        const own = rows.filter((row) => nameOf(row) === value);
        const was = (row: PlainRow) => kept.before.has(row.id);
        const is = (row: PlainRow) => kept.after.has(row.id);
        return {
          value,
          before: count(own, was),
          after: count(own, is),
          entered: count(own, (row) => is(row) && !was(row)),
          left: count(own, (row) => was(row) && !is(row)),
        };
      })
      .filter(({ before, after }) => before + after > 0);

    expect(new Set(of?.rows)).toEqual(new Set(expected));
    expect(of?.others).toEqual({ values: 0, before: 0, after: 0 });
  }
}

/** What was said blind is another label than the one that counts in the pipeline. */
const OVER_BLIND = CHANGES.filter(([what]) => what === "token budget");

test.each([...CHANGES.map((one) => [...one, "all"] as const), ...OVER_BLIND.map((one) => [...one, "blind"] as const)])(
  "with other %s every figure is what plain loops find: %j over %s labels",
  { timeout: 60_000 },
  async (_what, change, labels) => {
    const corpus = await givenFacts(db, drawnFacts(420, 7));
    await db.$executeRaw`update review set approved = true
      where corpus_id = ${corpus.id} and label <> 'reject' and trajectory_id % 3 > 0`;
    const { filterVersion } = await db.corpus.findUniqueOrThrow({
      where: { id: corpus.id },
      select: { filterVersion: { select: { extId: true } } },
    });
    const [from, to] = [DEFAULT_THRESHOLDS, { ...DEFAULT_THRESHOLDS, ...change }];

    const found = await askWhatIf(researcher, { id: corpus.extId, base: filterVersion.extId, thresholds: to, labels });

    const rows = await plainRows(db, corpus.id);
    const counted = labels === "all" ? rows : rows.map((row) => ({ ...row, label: row.blind }));
    const withoutBlind = count(rows, ({ label, blind }) => label !== null && blind === null);
    expect(withoutBlind).toBeGreaterThan(10);
    expect(found).toMatchObject({
      trajectories: 420,
      leftOut: 0,
      notScored: count(rows, ({ outcome }) => outcome === "unscored"),
      labelled: { labels, notBlind: withoutBlind, n: count(counted, (row) => row.label !== null) },
    });
    expect(found.verdicts).toEqual(
      VERDICTS.map((verdict) => ({
        verdict,
        before: count(rows, (row) => plainVerdict(row, from) === verdict),
        after: count(rows, (row) => plainVerdict(row, to) === verdict),
      })),
    );
    expect(found.notScored).toBeGreaterThan(0);
    const moves = VERDICTS.flatMap((before) =>
      VERDICTS.filter((after) => after !== before).map((after) => ({
        ...{ from: before, to: after },
        count: count(rows, (row) => plainVerdict(row, from) === before && plainVerdict(row, to) === after),
      })),
    );
    expect(found.moved).toEqual(moves.filter((move) => move.count > 0));
    expectLabelled(found.labelled.before, counted, from);
    expectLabelled(found.labelled.after, counted, to);

    const kept = { before: plainKept(rows, from), after: plainKept(rows, to) };
    const entered = without(kept.after, kept.before);
    const left = without(kept.before, kept.after);
    expect([found.entered.count, found.left.count]).toEqual([entered.length, left.length]);
    const approvedOf = (ids: readonly string[]) => count(rows, (row) => row.approved && ids.includes(row.id));
    expect(count(rows, (row) => row.approved)).toBeGreaterThan(50);
    expect([found.entered.approved, found.left.approved]).toEqual([approvedOf(entered), approvedOf(left)]);
    for (const [side, ids] of [
      [found.entered, entered],
      [found.left, left],
    ] as const) {
      expect(side.samples).toHaveLength(Math.min(20, ids.length));
      expect(
        without(
          side.samples.map(({ id }) => id),
          new Set(ids),
        ),
      ).toEqual([]);
      expect(side.samples.every(({ why }) => /^[A-Z\d].*\.$/.test(why))).toBe(true);
    }
    const [stagesBefore, stagesAfter] = [plainStages(rows, from), plainStages(rows, to)];
    expect(found.stages.map(({ stage, before, after }) => ({ stage, before, after }))).toEqual(
      PIPELINE_STAGES.map((stage) => ({
        stage,
        before: stagesBefore[stage].length,
        after: stagesAfter[stage].length,
      })),
    );
    expect(found.caps).toEqual(plainCaps(rows, to));
    expectMix(found, rows, kept);

    const flipped = counted.filter(
      (row) => row.label !== null && plainLabAnswer(row, from) !== plainLabAnswer(row, to),
    );
    expect(found.labelled.flipped).toBe(flipped.length);
    const sides = flipped.map((row) => {
      const [was, is] = [plainLabAnswer(row, from) === "agentic", plainLabAnswer(row, to) === "agentic"];
      return { isChanged: was !== is, isRight: is === (row.label === "agentic") };
    });
    expect(found.labelled.paired).toMatchObject({
      gained: count(sides, ({ isChanged, isRight }) => isChanged && isRight),
      lost: count(sides, ({ isChanged, isRight }) => isChanged && !isRight),
    });
    const agreeing = found.labelled.flips.map((flip) => flip.to === flip.label);
    expect(agreeing).toEqual(agreeing.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(found.labelled.flips)).toEqual(
      new Set(
        flipped.map((row) =>
          expect.objectContaining({
            id: row.id,
            from: plainLabAnswer(row, from),
            to: plainLabAnswer(row, to),
            label: row.label,
          }),
        ),
      ),
    );
  },
);

test.each(["agenticShare", "coefficientGate"] as const)(
  "thresholds with a gate have the same figures in a what-if and on the curve along %s",
  async (along) => {
    const corpus = await givenFacts(db, drawnFacts(420, 7));
    const { filterVersion } = await db.corpus.findUniqueOrThrow({
      where: { id: corpus.id },
      select: { filterVersion: { select: { extId: true } } },
    });
    const asked = { id: corpus.extId, thresholds: { ...DEFAULT_THRESHOLDS, coefficientGate: 0.7 } };

    const { labelled } = await askWhatIf(researcher, { ...asked, base: filterVersion.extId, labels: "all" });
    const { points } = await askFilterCurve(researcher, { ...asked, along, labels: "all" });

    const { precision, recall, f1 } = labelled.after;
    expect(points.find(({ isCurrent }) => isCurrent)).toMatchObject({ precision, recall, f1 });
    expect(recall.value).toBeLessThan((labelled.before.recall.value ?? 0) / 1.2);
    expect(labelled.paired.lost).toBeGreaterThan(2);
  },
);

test("the interval of recall is what its formula comes to by plain sums over problems", async () => {
  const corpus = await givenFacts(db, drawnFacts(420, 7));
  const { filterVersion } = await db.corpus.findUniqueOrThrow({
    where: { id: corpus.id },
    select: { filterVersion: { select: { extId: true } } },
  });
  const asked = { id: corpus.extId, base: filterVersion.extId, thresholds: DEFAULT_THRESHOLDS, labels: "all" } as const;
  const { labelled } = await askWhatIf(researcher, asked);
  const given = (await plainRows(db, corpus.id)).filter(({ label }) => label === "agentic");

  const isHit = (row: PlainRow) => plainLabAnswer(row, DEFAULT_THRESHOLDS) === "agentic";
  const share = count(given, isHit) / given.length;
  const problems = [...new Set(given.map(({ problem }) => problem))];
  const squares = problems.map((problem) => {
    const own = given.filter((row) => row.problem === problem);
    return (count(own, isHit) - share * own.length) ** 2;
  });
  const sum = squares.reduce((total, square) => total + square, 0);
  const variance = ((problems.length / (problems.length - 1)) * sum) / given.length ** 2;
  expect(problems).toHaveLength(42);
  const isRarer = (row: PlainRow) => isHit(row) === share <= 0.5;
  const differing = count(problems, (problem) => given.some((row) => row.problem === problem && isRarer(row)));
  // How many labels say as much as one: as seen, drawn towards labels per problem by a quarter of a problem.
  const seen = Math.max(1, variance / ((share * (1 - share)) / given.length));
  const drawn = (differing * seen + given.length / problems.length / 4) / (differing + 1 / 4);
  const sizes = problems.map((problem) => count(given, (row) => row.problem === problem));
  const effective = given.length ** 2 / sizes.reduce((total, size) => total + size ** 2, 0);
  expect(effective).toBeCloseTo(450 / 13, 9);
  // Of another program: the quantiles of the normal distribution, and of Student's t with 450 / 13 - 1 degrees of freedom.
  const [normal, student] = [1.959964, 2.033101];
  const n = (given.length / Math.max(seen, drawn)) * (normal / student) ** 2;
  const middle = (share + normal ** 2 / (2 * n)) / (1 + normal ** 2 / n);
  const half = (normal / (1 + normal ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + (normal / (2 * n)) ** 2);

  expect(labelled.before.recall).toMatchObject({
    low: expect.closeTo(middle - half, 5),
    high: expect.closeTo(middle + half, 5),
  });
});
