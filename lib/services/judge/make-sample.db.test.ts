import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenGateLabel } from "./given-gate-label";
import { givenSample, itemsOf, judged, sampleOf } from "./given-sample";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
afterAll(() => db.$disconnect());

/** Sixty that the judge stopped at gate 1, twenty at gate 3 and seven that passed. */
const COUNTS = [
  [1, 60],
  [3, 20],
  [5, 7],
] as const;
const JUDGED = COUNTS.flatMap(([gate, count]) => Array.from({ length: count }, () => judged(gate)));
const DRAWS = [
  { stratum: "gate:1", count: 12 },
  { stratum: "gate:3", count: 8 },
  { stratum: "gate:5", count: 50 },
];

test("each stratum gives as many as asked, or all it has, and none twice", async () => {
  const corpus = await givenCorpus(db, JUDGED);

  const items = await itemsOf(db, await givenSample(lead, corpus, { draws: DRAWS }));

  const counts = COUNTS.map(([gate]) => items.filter((item) => item.gate === gate).length);
  expect(counts).toEqual([12, 8, 7]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(27);
});

test("the same seed draws the same again, another one others; a larger draw holds the smaller one", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  const ids = async (seed: number, count: number) => {
    const draws = [{ stratum: "gate:1", count }];
    return new Set((await itemsOf(db, await givenSample(lead, corpus, { draws, seed }))).map(({ id }) => id));
  };

  const first = await ids(1, 12);

  expect(await ids(1, 12)).toEqual(first);
  expect(await ids(2, 12)).not.toEqual(first);
  const more = await ids(1, 30);
  expect([...first].every((id) => more.has(id))).toBe(true);
});

test("items come in random order, not stratum by stratum", async () => {
  const corpus = await givenCorpus(db, JUDGED);

  const items = await itemsOf(db, await givenSample(lead, corpus, { draws: DRAWS }));

  const changes = items.filter((item, at) => at > 0 && item.gate !== items[at - 1]?.gate).length;
  expect(changes).toBeGreaterThan(6);
});

test("every trajectory of a stratum is drawn as often as any other", async () => {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: 10 }, () => judged(2)),
  );
  const times = new Map<string, number>();

  for (let seed = 1; seed <= 60; seed += 1) {
    const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:2", count: 3 }], seed });
    for (const { id } of await itemsOf(db, queue)) times.set(id, (times.get(id) ?? 0) + 1);
  }

  // 60 · 3 / 10 = 18 each, with a standard deviation of 3.5.
  expect(times.size).toBe(10);
  expect(Math.min(...times.values())).toBeGreaterThan(6);
  expect(Math.max(...times.values())).toBeLessThan(30);
});

test("what has a blind gate already is not drawn and stands for itself; one given in sight of the judge is no label", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  for (const at of [0, 1, 2]) await givenGateLabel(db, corpus, at, { gate: 2, isBlind: true });
  await givenGateLabel(db, corpus, 3, { gate: 2 });
  await givenGateLabel(db, corpus, 4, { gate: null });

  const queue = await givenSample(lead, corpus, { draws: [{ stratum: "gate:1", count: 1_000 }] });

  const drawn = new Set((await itemsOf(db, queue)).map(({ id }) => id));
  expect(drawn.size).toBe(57);
  expect(corpus.trajectories.slice(0, 5).map((id) => drawn.has(id))).toEqual([false, false, false, true, true]);
  expect(await sampleOf(lead, queue)).toMatchObject({ drawn: 57, known: 3, labelled: 0 });
});

test("failed judgements, float rubrics and what was not judged belong to no stratum and are counted", async () => {
  const corpus = await givenCorpus(db, [
    ...JUDGED,
    { judge: "failed" },
    { judge: "failed" },
    { judge: "scored", score: 0.62 },
    {},
  ]);

  const { detail } = await sampleOf(lead, await givenSample(lead, corpus, { draws: DRAWS }));

  expect(detail).toMatchObject({ population: 87, failed: 2, withoutGate: 2 });
});

test("any dimensions divide it, with what names none as a stratum of its own; without them it is one", async () => {
  const corpus = await givenCorpus(db, [
    judged(1, { bucket: "shop", verdict: "sub_task" }),
    judged(1, { bucket: null, verdict: "sub_task" }),
    judged(2, { bucket: null, verdict: "sub_task", judgeModel: "none" }),
  ]);
  const strata = async (dimensions: ("bucket" | "judge_model" | "verdict")[], stratum: string) => {
    const { detail } = await sampleOf(
      lead,
      await givenSample(lead, corpus, { dimensions, draws: [{ stratum, count: 1 }] }),
    );
    return detail?.strata.map(({ name, population, drawn }) => [name, population, drawn]);
  };

  expect(await strata(["verdict", "bucket"], "verdict:sub_task bucket:none")).toEqual([
    ["verdict:sub_task bucket:none", 2, 1],
    ["verdict:sub_task bucket:shop", 1, 0],
  ]);
  expect(await strata(["judge_model"], 'judge_model:"none"')).toEqual([
    ["judge_model:judge-a", 2, 0],
    ['judge_model:"none"', 1, 1],
  ]);
  expect(await strata([], "")).toEqual([["", 3, 1]]);
});

test("names that differ in capital letters alone are one stratum, with the rows that its filter lists", async () => {
  const corpus = await givenCorpus(db, [
    judged(1, { bucket: "Shop", judgeModel: "judge-a" }),
    judged(1, { bucket: "shop", judgeModel: "Judge-A" }),
    judged(1, { bucket: "shop", judgeModel: "judge-a" }),
    judged(1, { bucket: "web" }),
  ]);
  // Three rows of all are by judge-a, two are of shop: a name is spelled alike in every stratum.
  const stratum = "judge_model:judge-a bucket:shop";

  const queue = await givenSample(lead, corpus, {
    dimensions: ["judge_model", "bucket"],
    draws: [{ stratum, count: 3 }],
  });

  const { detail } = await sampleOf(lead, queue);
  expect(detail?.strata.map(({ name, population, drawn }) => [name, population, drawn])).toEqual([
    [stratum, 3, 3],
    ["judge_model:judge-a bucket:web", 1, 0],
  ]);
  expect((await countTrajectories(lead, { corpus: corpus.extId, filter: stratum })).count).toBe(3);
});

test("a name has the spelling of most rows in all strata, not of those in its own or in the largest", async () => {
  const rows = (gate: number, judgeModel: string, count: number) =>
    Array.from({ length: count }, () => judged(gate, { judgeModel }));
  // Five are by JUDGE, six by judge: two, two and two.
  const corpus = await givenCorpus(db, [
    ...rows(1, "JUDGE", 5),
    ...rows(1, "judge", 2),
    ...rows(2, "judge", 2),
    ...rows(3, "judge", 2),
  ]);

  const queue = await givenSample(lead, corpus, {
    dimensions: ["gate", "judge_model"],
    draws: [{ stratum: "gate:1 judge_model:judge", count: 7 }],
  });

  expect((await sampleOf(lead, queue)).detail?.strata.map(({ name, population }) => [name, population])).toEqual([
    ["gate:1 judge_model:judge", 7],
    ["gate:2 judge_model:judge", 2],
    ["gate:3 judge_model:judge", 2],
  ]);
});

test("a filter narrows what is drawn from, and the queue hides judge and peers whatever is asked", async () => {
  const corpus = await givenCorpus(db, JUDGED);

  const queue = await givenSample(lead, corpus, {
    filter: "gate:>=3",
    draws: [{ stratum: "gate:3", count: 3 }],
    hidden: ["outcome"],
    asksStructure: true,
  });

  expect(queue).toMatchObject({
    mode: "blind",
    hidden: ["judge", "peers", "outcome"],
    priority: "random",
    questions: [{ kind: "gate", isRequired: true }, { kind: "structure", isRequired: false }, { kind: "note" }],
    items: 3,
  });
  expect((await sampleOf(lead, queue)).detail).toMatchObject({ filter: "gate:>=3", population: 27 });
});

test("nothing to draw, a stratum that is gone, one named twice and a name that is taken are refused, and nothing is left", async () => {
  const corpus = await givenCorpus(db, JUDGED);
  await givenSample(lead, corpus, { draws: DRAWS, name: "Taken" });

  const refused = (draws: typeof DRAWS, name = "New") => givenSample(lead, corpus, { draws, name });
  await expect(refused([{ stratum: "gate:1", count: 0 }])).rejects.toMatchObject({ code: "INVALID" });
  await expect(refused([{ stratum: "gate:4", count: 2 }])).rejects.toThrow("no stratum “gate:4”");
  await expect(refused([...DRAWS, ...DRAWS])).rejects.toThrow("named twice");
  await expect(refused(DRAWS, "Taken")).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(givenSample(await givenContext(db, "researcher"), corpus, { draws: DRAWS })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });

  expect(await db.auditSample.count({ where: { queue: { corpusId: corpus.id } } })).toBe(1);
  expect(await db.queue.count({ where: { corpusId: corpus.id } })).toBe(1);
});
