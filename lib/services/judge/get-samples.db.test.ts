import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { givenGateLabel } from "./given-gate-label";
import { givenAnswers, givenSample, itemsOf, judged, sampleOf } from "./given-sample";
import { planSample } from "./plan-sample";
import { setGate } from "./set-gate";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
const anna = await givenContext(db, "annotator");
const ben = await givenContext(db, "annotator");
afterAll(() => db.$disconnect());

/** Forty that the judge stopped at gate 1 and a hundred and sixty that it let pass. */
const JUDGED = Array.from({ length: 200 }, (_, at) => judged(at < 40 ? 1 : 5));
const DRAWS = [
  { stratum: "gate:1", count: 20 },
  { stratum: "gate:5", count: 20 },
];

/** What a queue that is no sample asks. */
const GATE_ALONE = {
  questions: [{ kind: "gate", isRequired: true }],
  hidden: ["judge", "peers"],
} satisfies Parameters<typeof givenQueue>[2];

/** Answers of a person to the next items. */
async function answers(ctx: typeof anna, queue: { id: string }, gates: readonly string[]): Promise<void> {
  for (const gate of gates) await commitAnswers(ctx, await givenLease(ctx, queue), { gate });
}

test("each label is weighted by what it stands for, and the unweighted rate stands beside it", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const queue = await givenSample(lead, corpus, { draws: DRAWS });

  // The judge is wrong wherever it stopped at gate 1, and nowhere else.
  await answers(
    anna,
    queue,
    Array.from({ length: 40 }, () => "5"),
  );

  const sample = await sampleOf(lead, queue);
  expect(sample).toMatchObject({ drawn: 40, labelled: 40, known: 0, differing: 0, broken: 0, coveredShare: 1 });
  expect(sample.estimate).toMatchObject({ value: 40 / 200, n: 40 });
  expect(sample.unweighted).toMatchObject({ value: 20 / 40, n: 40 });
  expect(sample.effectiveLabels).toBeGreaterThan(10);
  expect(sample.detail?.strata.map(({ name, labels, errors }) => [name, labels, errors])).toEqual([
    ["gate:5", 20, 0],
    ["gate:1", 20, 20],
  ]);
});

test("labels from before the draw stand for themselves alone", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  for (let at = 0; at < 20; at += 1) await givenGateLabel(db, corpus, at, { gate: 5, isBlind: true });
  const queue = await givenSample(lead, corpus, { draws: DRAWS });
  expect(await sampleOf(lead, queue)).toMatchObject({ known: 20, estimate: { value: null, n: 20 } });

  // The rest of gate 1 are right: the twenty errors that somebody looked for are all there are.
  await givenAnswers(db, queue, { personId: anna.person.id, gates: await itemsOf(db, queue) });

  expect((await sampleOf(lead, queue)).estimate).toMatchObject({ value: 20 / 200, n: 60 });
});

test("labels of another queue are none of a sample, however many of what was drawn it takes up", async () => {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: 40 }, (_, at) => judged(at < 12 ? 1 : 5)),
  );
  const wanted = { dimensions: [], draws: [{ stratum: "", count: 40 }] };
  const queue = await givenSample(lead, corpus, wanted);
  const other = await givenQueue(lead, corpus, { ...GATE_ALONE, filter: "gate:1" });
  // All forty end well: the judge errs on those that it stopped at gate 1, and on no other.
  await answers(
    ben,
    other,
    Array.from({ length: 12 }, () => "5"),
  );

  expect(await sampleOf(lead, queue)).toMatchObject({ labelled: 0, estimate: { value: null, n: 0 } });

  const first = (await itemsOf(db, queue)).slice(0, 20);
  const gates = first.map(({ id }) => ({ id, gate: 5 }));
  await givenAnswers(db, queue, { personId: anna.person.id, gates });

  const errors = first.filter(({ gate }) => gate === 1).length;
  expect(await sampleOf(lead, queue)).toMatchObject({
    labelled: 20,
    estimate: { value: expect.closeTo(errors / 20), n: 20 },
  });
});

test("a sample whose reviewers differ says so, whatever another queue agrees on", async () => {
  const corpus = await givenCorpus(db, [judged(1), judged(5)]);
  const wanted = { draws: [{ stratum: "gate:1", count: 1 }], overlap: 2 };
  const queue = await givenSample(lead, corpus, wanted);
  const other = await givenQueue(lead, corpus, {
    ...GATE_ALONE,
    overlap: 2,
    filter: "gate:1",
  });
  await answers(anna, queue, ["1"]);
  await answers(ben, queue, ["2"]);

  for (const person of [await givenContext(db, "annotator"), await givenContext(db, "annotator")])
    await answers(person, other, ["2"]);

  expect(await sampleOf(lead, queue)).toMatchObject({ labelled: 0, differing: 1 });
});

test("a sample that is partly answered says how much its labels cover and bounds the rest", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:5", count: 20 }] });

  await answers(
    anna,
    queue,
    Array.from({ length: 12 }, () => "5"),
  );

  const { labelled, coveredShare, estimate, wholeCorpus } = await sampleOf(lead, queue);
  expect({ labelled, coveredShare }).toEqual({ labelled: 12, coveredShare: 0.8 });
  expect(estimate).toMatchObject({ value: 0, low: 0 });
  expect(wholeCorpus.high).toBeGreaterThan(0.2 + 0.8 * 0.1);
});

test("answers that differ are no label and are counted; one that is taken back is missing again", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:1", count: 1 }], overlap: 2 });

  await answers(anna, queue, ["1"]);
  const commit = "0f0c7a52-3f4e-4b60-9d08-5d0d4c9f2a01";
  await commitAnswers(ben, await givenLease(ben, queue), { gate: "2" }, { commit });
  expect(await sampleOf(lead, queue)).toMatchObject({ labelled: 0, differing: 1 });

  await undoCommit(ben, { id: commit });
  expect(await sampleOf(lead, queue)).toMatchObject({ labelled: 0, differing: 0 });
});

test("what a lead settles is no label: the judge stood among the sides", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:1", count: 1 }], overlap: 2 });
  await answers(anna, queue, ["1"]);
  await answers(ben, queue, ["2"]);
  const { extId: itemId, version } = await db.queueItem.findFirstOrThrow({ where: { queue: { extId: queue.id } } });

  await settleConflict(lead, {
    ...{ queueId: queue.id, itemId, expectedVersion: version },
    ...{ answers: { gate: "1" }, cause: "slip" },
  });

  expect(await sampleOf(lead, queue)).toMatchObject({ labelled: 0, differing: 1 });
});

test("answers of who had seen the judge before are no labels: the estimate is of the others, and says how many", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const dora = await givenContext(db, "lead");
  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:5", count: 20 }] });
  for (const { id } of (await itemsOf(db, queue)).slice(0, 8)) await openTrajectory(dora, { id });

  // The judge is wrong wherever it was seen before, and nowhere else.
  const seen = Array.from({ length: 8 }, () => "1");
  await answers(dora, queue, seen);
  await answers(
    anna,
    queue,
    Array.from({ length: 12 }, () => "5"),
  );

  const { labelled, differing, sighted, estimate, coveredShare } = await sampleOf(lead, queue);
  expect({ labelled, differing, sighted, coveredShare }).toEqual({
    ...{ labelled: 12, differing: 0, sighted: 8 },
    coveredShare: 0.8,
  });
  expect(estimate).toMatchObject({ value: 0, n: 12 });
});

test("with a blind answer beside it there is a label, whether or not the two agree", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const dora = await givenContext(db, "lead");
  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:5", count: 2 }], overlap: 2 });
  for (const { id } of await itemsOf(db, queue)) await openTrajectory(dora, { id });

  await answers(anna, queue, ["4", "4"]);
  await answers(dora, queue, ["4", "5"]);

  expect(await sampleOf(lead, queue)).toMatchObject({ labelled: 2, differing: 0, sighted: 0 });
});

test("a gate given later in sight of the judge does not take the place of the blind one", async () => {
  const corpus = await givenCorpus(db, [judged(1)]);
  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:1", count: 1 }] });
  await answers(anna, queue, ["4"]);

  const [id = ""] = corpus.trajectories;
  await setGate(lead, { id, gate: 1, spans: [], expectedVersion: 1 });

  expect((await sampleOf(lead, queue)).detail?.strata).toMatchObject([{ labels: 1, errors: 1 }]);
});

test("whoever still reviews blind is told of no stratum, and of no label that they may not see; annotators of nothing", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const [cleo, dan] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  const reviewers = [cleo.person.extId, dan.person.extId];
  const queue = await givenSample(lead, corpus, { draws: DRAWS, overlap: 2, reviewers });
  for (const person of [cleo, dan])
    await answers(
      person,
      queue,
      Array.from({ length: 30 }, () => "5"),
    );

  const asLead = await sampleOf(lead, queue);
  const asCleo = await sampleOf(cleo, queue);

  expect(asLead.detail?.strata).toHaveLength(2);
  expect(asCleo).toMatchObject({ detail: null, differing: null, broken: null, effectiveLabels: null });
  expect(asLead.labelled).toBe(30);
  // The last answers of both can still be taken back.
  expect(asCleo.labelled).toBe(29);
  // A note names a stratum.
  expect(asLead.estimate).toMatchObject({ note: expect.stringMatching(/rests on \d+ labels of “gate:\d”/) });
  expect(asCleo.estimate).toMatchObject({ value: expect.any(Number) });
  expect(asCleo.estimate).not.toHaveProperty("note");
  await expect(sampleOf(anna, queue)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a plan counts blind labels and errors of each stratum, and leaves out what the lead reviews blind", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  for (let at = 0; at < 12; at += 1) await givenGateLabel(db, corpus, at, { gate: at < 6 ? 2 : 1, isBlind: true });
  const plan = (ctx = lead) =>
    planSample(ctx, {
      corpus: corpus.extId,
      filter: "judge:scored",
      dimensions: ["gate"],
      goal: { kind: "labels", labels: 50, halfWidth: 0.1 },
    });

  const { strata, failed, withoutGate, unseen } = await plan();
  expect({ failed, withoutGate, unseen }).toEqual({ failed: 0, withoutGate: 0, unseen: 0 });
  expect(strata).toMatchObject([
    { name: "gate:5", filter: "judge:scored gate:5", population: 160, labels: 0, error: { value: null } },
    { name: "gate:1", filter: "judge:scored gate:1", population: 40, labels: 12, errors: 6, error: { value: 0.5 } },
  ]);
  expect(strata.map(({ draw }) => draw).reduce((total, draw) => total + draw)).toBe(50);

  const other = await givenContext(db, "lead");
  await givenSample(lead, corpus, { draws: DRAWS, reviewers: [other.person.extId] });
  expect(await plan(other)).toMatchObject({ strata: [{ population: 140 }, { population: 20 }], unseen: 40 });
  const queue = await givenSample(other, corpus, { draws: DRAWS });
  expect((await sampleOf(lead, queue)).detail).toMatchObject({ population: 160, unseen: 40 });
  await expect(plan(anna)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
