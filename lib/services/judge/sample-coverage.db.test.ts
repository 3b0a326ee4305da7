import { afterAll, expect, test } from "vitest";
import type { Estimate } from "@/lib/contract/queues";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { createRng } from "@/lib/demo/rng";
import { GATES } from "@/lib/domain/judgement";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAnswers, givenSample, judged, sampleOf } from "./given-sample";
import { planSample } from "./plan-sample";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
const anna = await givenContext(db, "annotator");
afterAll(() => db.$disconnect());

const SIZE = 3_000;
const RUNS = 40;

test("in a corpus of 3,000 whose errors are known, intervals of samples hold its error rate; unweighted ones do not", {
  timeout: 120_000,
}, async () => {
  const rng = createRng(5, "known errors");
  // The judge errs most where it lets pass what code did, which is little of the corpus.
  const rows = Array.from({ length: SIZE }, (_, index) => {
    const gate = rng.pick([1, 1, 1, 1, 2, 2, 3, 4, 5]);
    const verdict = rng.chance(0.3) ? "agentic" : "sub_task";
    const isError = rng.chance(gate === 5 && verdict === "sub_task" ? 0.7 : 0.02 * gate);
    return { index, gate, verdict, isError, truth: isError ? (gate % 5) + 1 : gate };
  });
  const rate = rows.filter(({ isError }) => isError).length / SIZE;
  const corpus = await givenCorpus(
    db,
    rows.map(({ gate, verdict }) => judged(gate, { verdict })),
  );
  const truths = rows.map(({ index, truth }) => ({ id: corpus.trajectories[index], gate: truth }));
  // Somebody has looked for errors before: 60 of them are known, and 10 that are none.
  const chosen = [
    ...rows.filter(({ isError }) => isError).slice(0, 60),
    ...rows.filter(({ isError }) => !isError).slice(0, 10),
  ].map(({ index }) => corpus.trajectories[index]);
  const source = { corpus: corpus.extId, filter: "", dimensions: ["gate", "verdict"] } as const;
  const labelChosen = () =>
    db.$executeRaw(sql`
    insert into gate_label (corpus_id, trajectory_id, gate, source, is_blind, blind_gate, version, updated_at)
    select ${corpus.id}, t.id, g.gate, 'person', true, g.gate, 1, now()
    from jsonb_to_recordset(${JSON.stringify(truths)}::jsonb) as g(id uuid, gate smallint)
    join trajectory t on t.corpus_id = ${corpus.id} and t.ext_id = g.id
    where t.ext_id = any(${chosen}::uuid[])`);
  const found: { estimate: Estimate; unweighted: Estimate }[] = [];

  for (let seed = 1; seed <= RUNS; seed += 1) {
    await db.gateLabel.deleteMany({ where: { corpusId: corpus.id } });
    // With its sample: each would be estimated anew with every later one.
    await db.queue.deleteMany({ where: { corpusId: corpus.id } });
    await labelChosen();
    const { strata } = await planSample(lead, {
      ...source,
      dimensions: [...source.dimensions],
      goal: { kind: "labels", labels: 250, halfWidth: 0.05 },
    });
    const draws = strata.map(({ name, draw }) => ({ stratum: name, count: draw }));
    const queue = await givenSample(lead, corpus, { dimensions: [...source.dimensions], draws, seed });
    await givenAnswers(db, queue, { personId: anna.person.id, gates: truths });
    found.push(await sampleOf(lead, queue));
  }

  expect(new Set(rows.map(({ gate }) => gate))).toEqual(new Set(GATES));
  const held = (estimates: readonly Estimate[]) => estimates.filter((estimate) => holds(estimate, rate)).length;
  // Of 40 intervals at 95 %, 38 are expected; 34 or fewer come once in fifty times.
  expect(held(found.map(({ estimate }) => estimate))).toBeGreaterThanOrEqual(35);
  expect(held(found.map(({ unweighted }) => unweighted))).toBeLessThan(5);
  // Ids, and so the draws, differ from run to run: the mean of 40 strays by a third of a point, that of unweighted ones
  // lies many points off.
  expect(Math.abs(meanOf(found.map(({ estimate }) => estimate)) - rate)).toBeLessThan(0.02);
  expect(Math.abs(meanOf(found.map(({ unweighted }) => unweighted)) - rate)).toBeGreaterThan(0.04);
});

function holds(estimate: Estimate, rate: number): boolean {
  return estimate.value !== null && (estimate.low ?? 1) <= rate && rate <= (estimate.high ?? 0);
}

function meanOf(estimates: readonly Estimate[]): number {
  return estimates.reduce((total, { value }) => total + (value ?? 0), 0) / estimates.length;
}
