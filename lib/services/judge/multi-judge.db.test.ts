import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { agreementOf } from "@/lib/stats/agreement";
import { getMultiJudge } from "./multi-judge";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
afterAll(() => db.$disconnect());

type GateOrFailed = number | "failed" | undefined;
const cycle = (gates: readonly GateOrFailed[], count = 20): GateOrFailed[] =>
  Array.from({ length: count }, (_, index) => gates[index % gates.length]);

/** A corpus of which the original judge gave these gates. */
function givenJudged(gates: readonly GateOrFailed[]): Promise<GivenCorpus> {
  return givenCorpus(
    db,
    gates.map((gate) =>
      typeof gate === "number" ? { judge: "scored", gate, score: (gate * 2 - 1) / 10 } : { judge: gate ?? "absent" },
    ),
  );
}

async function givenRound(corpus: GivenCorpus, model: string, gates: readonly GateOrFailed[]): Promise<void> {
  const rows = gates.flatMap((gate, index) =>
    gate === undefined ? [] : [{ id: corpus.trajectories[index], gate: gate === "failed" ? null : gate }],
  );
  await db.$executeRaw(sql`
    insert into rejudgement (corpus_id, trajectory_id, round, endpoint, model, rubric, formatter, state, score, gate, tries, at)
    select ${corpus.id}, t.id, ${randomUUID()}::uuid, 'e', ${model}, 'r1', 'f', case when g.gate is null then 'failed' else 'scored' end,
      (g.gate * 2 - 1) / 10.0, g.gate, 1, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, gate smallint) join trajectory t on t.ext_id = g.id`);
}

async function givenLabels(corpus: GivenCorpus, gates: readonly GateOrFailed[], isBlind = true): Promise<void> {
  const rows = gates.flatMap((gate, index) =>
    typeof gate === "number" ? [{ id: corpus.trajectories[index], gate }] : [],
  );
  await db.$executeRaw(sql`
    insert into gate_label (corpus_id, trajectory_id, gate, source, is_blind, blind_gate, version, updated_at)
    select ${corpus.id}, t.id, g.gate, 'person', ${isBlind}, case when ${isBlind} then g.gate end, 1, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, gate smallint) join trajectory t on t.ext_id = g.id`);
}

const ask = (corpus: GivenCorpus, more: { filter?: string; labels?: "blind" | "all" } = {}, ctx = lead) =>
  getMultiJudge(ctx, { id: corpus.extId, filter: "", labels: "blind", ...more });

test("the original judge, a judge asked again and people are compared two by two and all together", async () => {
  const original = cycle([1, 2, 3, 4, 5]);
  const again = cycle([1, 2, 3, 5, 5, 1, 2, 2, 4, 5]);
  const people = cycle([1, 3, 3, 4, 5]);
  const corpus = await givenJudged(original);
  await givenRound(corpus, "made-up", again);
  await givenLabels(corpus, people);

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
    { id: "original", kind: "original", model: null, rubric: null, rated: 20, failed: 0 },
    { id: judge, kind: "judge", model: "made-up", rubric: "r1", rated: 20, failed: 0 },
    { id: "people", kind: "people", model: null, rubric: null, rated: 20, failed: 0 },
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

test("failed judgements are in no statistic and are counted apart, never as a zero", async () => {
  const corpus = await givenJudged([...cycle([2, 4], 12), "failed", "failed"]);
  await givenRound(corpus, "made-up", [...cycle([2, 4], 11), "failed", 3, 3]);

  const { raters, pairs, items } = await ask(corpus);

  expect(raters.map(({ rated, failed }) => ({ rated, failed }))).toEqual([
    { rated: 11, failed: 2 },
    { rated: 11, failed: 1 },
  ]);
  expect(items).toBe(11);
  expect(pairs[0]?.percent).toMatchObject({ value: 1, n: 11 });
});

test("of several answers of one model the latest counts, and a failed try takes no score away", async () => {
  const corpus = await givenJudged(cycle([1, 5], 12));
  await givenRound(corpus, "made-up", cycle([3], 12));
  await givenRound(corpus, "made-up", cycle([1, 5], 12));
  await givenRound(corpus, "made-up", cycle(["failed"], 12));

  const { raters, pairs } = await ask(corpus);

  expect(raters[1]).toMatchObject({ rated: 12, failed: 0 });
  expect(pairs[0]?.percent.value).toBe(1);
});

test("gates that people gave with the judge in sight count only when they are asked for", async () => {
  const corpus = await givenJudged(cycle([1, 5], 12));
  await givenLabels(corpus, cycle([1, 5], 12), false);

  expect((await ask(corpus)).raters).toEqual([]);
  expect((await ask(corpus, { labels: "all" })).raters.map(({ kind }) => kind)).toEqual(["original", "people"]);
});

test("only rows that match and that the person may see count", async () => {
  const corpus = await givenJudged(cycle([1, 5], 12));
  await givenRound(corpus, "made-up", cycle([1, 5], 12));

  expect((await ask(corpus, { filter: "gate:5" })).items).toBe(6);
  const reviewer = await givenContext(db, "researcher");
  await givenQueue(lead, corpus, { filter: "gate:5", reviewers: [reviewer.person.extId], overlap: 1 });
  expect((await ask(corpus, {}, reviewer)).items).toBe(6);
});

test("with nothing in common it says so", async () => {
  const corpus = await givenJudged(cycle([1, 5], 12));

  expect(await ask(corpus)).toEqual({
    raters: [],
    items: 0,
    alpha: { value: null, reason: "No trajectory has the gates of two raters yet.", n: 0 },
    pairs: [],
  });
});
