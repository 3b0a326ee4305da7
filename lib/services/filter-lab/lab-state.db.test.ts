import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { WhatIf } from "@/lib/contract/what-if";
import { addressOf, createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { VERDICTS } from "@/lib/domain/verdict";
import { anEnvelope, givenFile, imported } from "@/lib/services/imports/fixtures/given-import";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenPrograms } from "@/lib/services/threads/given-programs";
import { runTask } from "@/lib/services/threads/run-task";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { askFilterCurve } from "./filter-curve";
import { askFilterGrid } from "./filter-grid";
import { drawnFacts, givenFacts } from "./given-facts";
import { labScope } from "./lab-scope";
import { askWhatIf } from "./what-if";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
afterEach(() => vi.unstubAllEnvs());
const programs = givenPrograms();
const researcher = await givenContext(db, "researcher");
const lead = await givenContext(db, "lead");

const OTHER = {
  ...DEFAULT_THRESHOLDS,
  agenticShare: 0.4,
  dedup: { measure: "calls", similarity: 0.8, keep: 1 },
} as const;

async function ask(id: string, ctx = researcher, labels: CountedLabels = "all"): Promise<WhatIf> {
  const { filterVersion } = await db.corpus.findUniqueOrThrow({
    where: { extId: id },
    select: { filterVersion: { select: { extId: true } } },
  });

  return { ...(await askWhatIf(ctx, { id, base: filterVersion.extId, thresholds: OTHER, labels })), ms: 0 };
}

test("trajectories that come in and labels that are given are in the next answer", { timeout: 60_000 }, async () => {
  const name = `lab ${crypto.randomUUID()}`;
  await imported([await givenFile("a.jsonl", `${anEnvelope()}\n${anEnvelope()}`)], { corpus: name });
  const { extId: id, id: key } = await db.corpus.findUniqueOrThrow({ where: { name } });
  expect(await ask(id)).toMatchObject({ trajectories: 2, labelled: { n: 0 } });

  await imported([await givenFile("b.jsonl", anEnvelope())], { corpus: name });
  expect(await ask(id)).toMatchObject({ trajectories: 3, labelled: { n: 0 } });

  await db.$executeRaw(sql`insert into trajectory select r.* from (select * from trajectory where corpus_id = ${key} limit 1) t,
    jsonb_populate_record(null::trajectory, to_jsonb(t) || jsonb_build_object(
      'id', nextval('trajectory_id_seq'), 'ext_id', gen_random_uuid(), 'body_sha', '\\x00')) r`);
  expect(await ask(id)).toMatchObject({ trajectories: 4, labelled: { n: 0 } });

  await db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, label, label_source, version)
    select corpus_id, id, 'sub_task', 'person', 1 from trajectory where corpus_id = ${key} limit 1
    on conflict (corpus_id, trajectory_id) do update set label = 'sub_task', label_source = 'person'`);
  expect(await ask(id)).toMatchObject({ trajectories: 4, labelled: { n: 1, notBlind: 1 } });
  expect(await ask(id, researcher, "blind")).toMatchObject({ labelled: { n: 0, notBlind: 1 } });

  await db.$executeRaw(sql`update review set blind_label = 'agentic' where corpus_id = ${key} and label is not null`);
  expect(await ask(id, researcher, "blind")).toMatchObject({ labelled: { n: 1, notBlind: 0 } });
});

test("what an import stored of every trajectory gives the verdict that the import gave", {
  timeout: 120_000,
}, async () => {
  const name = `lab ${crypto.randomUUID()}`;
  const lines = [...simulateArena({ trajectories: 120 })].join("\n");
  await imported([await givenFile("arena.jsonl", lines)], { corpus: name });
  const corpus = await db.corpus.findUniqueOrThrow({ where: { name } });

  const { verdicts, trajectories } = await ask(corpus.extId);

  const stored: { verdict: string; rows: bigint }[] =
    await db.$queryRaw`select verdict, count(*) as rows from trajectory where corpus_id = ${corpus.id} group by 1`;
  expect(trajectories).toBe(120);
  expect(verdicts.map(({ verdict, before }) => [verdict, before])).toEqual(
    VERDICTS.map((verdict) => [verdict, Number(stored.find((row) => row.verdict === verdict)?.rows ?? 0)]),
  );
});

test("what a person reviews blind is in no figure of theirs, whatever it is", { timeout: 60_000 }, async () => {
  const corpus = await givenFacts(db, drawnFacts(120, 11));
  const hidden = corpus.trajectories.slice(10, 40);
  const filter = `id:${hidden.join(",")}`;
  await givenQueue(lead, corpus, { filter, reviewers: [researcher.person.extId] });
  const everything = async () => ({
    whatIf: await ask(corpus.extId),
    curve: await askFilterCurve(researcher, {
      id: corpus.extId,
      thresholds: OTHER,
      along: "agenticShare",
      labels: "all",
    }),
    grid: await askFilterGrid(researcher, { id: corpus.extId, thresholds: OTHER, labels: "all" }),
  });
  const before = await everything();
  expect(before.whatIf).toMatchObject({ trajectories: 90, leftOut: 30 });
  expect(await ask(corpus.extId, lead)).toMatchObject({ trajectories: 120, leftOut: 0 });

  const rows = sql`(select id from trajectory where corpus_id = ${corpus.id} and ext_id = any(${hidden}::uuid[]))`;
  await db.$executeRaw(sql`update signal set by_model = 9, by_code = 0, has_log = true, rejects = 0, depth = 10
    where corpus_id = ${corpus.id} and trajectory_id in ${rows}`);
  await db.$executeRaw(sql`update trajectory set outcome = 'success', judge_score = 0.9, richness = 1
    where corpus_id = ${corpus.id} and id in ${rows}`);
  await db.$executeRaw(
    sql`update review set label = 'agentic' where corpus_id = ${corpus.id} and trajectory_id in ${rows}`,
  );
  // The facts are loaded again.
  await db.corpus.update({ where: { id: corpus.id }, data: { measuredTo: 1 } });

  expect(await everything()).toEqual(before);
});

test("the thread answers what is answered here, and again from what it keeps", { timeout: 60_000 }, async () => {
  const corpus = await givenFacts(db, drawnFacts(200, 12));
  const here = await ask(corpus.extId);
  vi.stubEnv("ASSAY_PROGRAMS", programs());

  expect(await ask(corpus.extId)).toEqual(here);
  expect(await ask(corpus.extId)).toEqual(here);
});

test("thoughts are compared once sketches are loaded, after a question that needed none", {
  timeout: 60_000,
}, async () => {
  const sketch = "0100".repeat(64);
  const alike = {
    ...drawnFacts(1, 13)[0],
    query: "same",
    outcome: "success",
    model: 5,
    code: 0,
    hasLog: true,
  } as const;
  const kept = { ...alike, broken: 0, tokens: 100, unknown: 0, sendsNoNonce: false, label: null, sketch } as const;
  const corpus = await givenFacts(db, [
    { ...kept, calls: 1, template: 1 },
    { ...kept, calls: 2, template: 1 },
  ]);
  const end = async (measure: "calls" | "thoughts") => {
    const scope = await labScope(researcher, corpus.id, [{ ...OTHER, dedup: { measure, similarity: 0.9, keep: 1 } }]);
    const to = { ...DEFAULT_THRESHOLDS, dedup: { measure, similarity: 0.9, keep: 1 } };
    return (
      await runTask("whatIf", {
        ...scope,
        question: { from: DEFAULT_THRESHOLDS, to, splits: [], approved: new Float64Array(0), counts: "all" },
      })
    ).stages.after.at(-1);
  };

  expect([await end("calls"), await end("thoughts"), await end("calls")]).toEqual([2, 1, 2]);
});

test("a mistake in the thread is told to who asked, and the next question is answered", {
  timeout: 60_000,
}, async () => {
  const corpus = await givenFacts(db, drawnFacts(5, 14));
  const scope = await labScope(researcher, corpus.id, []);
  const question = { thresholds: OTHER, along: "agenticShare", counts: "all" } as const;
  const nowhere = addressOf(db).replace(/\/[^/]*$/, "/no_such_database");

  await expect(runTask("filterCurve", { ...scope, databaseUrl: nowhere, question }, programs())).rejects.toThrow(
    "no_such_database",
  );
  expect(await runTask("filterCurve", { ...scope, question }, programs())).toMatchObject({ n: expect.any(Number) });
});

test("whoever may not test a filter is refused", async () => {
  const corpus = await givenFacts(db, []);
  const annotator = await givenContext(db, "annotator");

  await expect(ask(corpus.extId, annotator)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
