import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";
import { undoClusterDecision } from "@/lib/services/clusters/undo-cluster-decision";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_JOB } from "@/lib/services/measures/measure-job";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { drawnFacts, givenFacts } from "./given-facts";
import { labScope } from "./lab-scope";
import { openScene } from "./open-scene";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
afterEach(() => vi.useRealTimers());
const researcher = await givenContext(db, "researcher");

async function given() {
  const corpus = await givenFacts(db, drawnFacts(5, 21));
  const open = async () => openScene(await labScope(researcher, corpus.id, []));
  const measure = (to: number) => db.corpus.update({ where: { id: corpus.id }, data: { measuredTo: to } });

  return { corpus, open, measure };
}

test("while a job changes the facts those of the last minute answer, and at its end the new ones", async () => {
  const { corpus, open, measure } = await given();
  const job = await db.jobRun.create({
    data: { kind: MEASURE_JOB, payload: { corpus: corpus.extId }, state: "running" },
  });
  const first = await open();
  await measure(1);
  expect(await open()).toBe(first);

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  const later = await open();
  expect(later).not.toBe(first);
  await measure(2);
  expect(await open()).toBe(later);

  await db.jobRun.update({ where: { id: job.id }, data: { state: "done" } });
  expect(await open()).not.toBe(later);
});

test("facts of before an import was taken back answer nothing more, while the rest is measured again", async () => {
  const { corpus, open, measure } = await given();
  const payload = { corpus: corpus.extId };
  const before = await open();
  const { id } = await db.jobRun.create({
    data: { kind: TAKE_BACK_JOB, payload, state: "done", finishedAt: new Date() },
  });
  await db.jobRun.create({ data: { kind: MEASURE_JOB, payload, state: "running" } });

  await measure(1);
  const after = await open();
  expect(after).not.toBe(before);

  await db.jobRun.update({ where: { id }, data: { finishedAt: new Date(Date.now() - 50_000) } });
  await measure(2);
  expect(await open()).toBe(after);
});

test("an import that brought nothing but what was there may have said more of it: its end loads the facts anew", async () => {
  const { corpus, open } = await given();

  const { id } = await db.import.create({ data: { corpusId: corpus.id, format: "auto" } });
  expect((await open()).table.names.buckets).not.toContain("voucher");

  await db.$executeRaw(sql`update problem set bucket = 'voucher' where corpus_id = ${corpus.id}`);
  await db.$executeRaw(sql`update trajectory set bucket = 'voucher' where corpus_id = ${corpus.id}`);
  await db.import.update({ where: { id }, data: { finishedAt: new Date() } });

  expect((await open()).table.names.buckets).toContain("voucher");
});

test("measures that end where they ended before load the facts anew, and decisions about clusters do not", async () => {
  const { corpus, open } = await given();
  const lead = await givenContext(db, "lead");
  const [a, b] = await db.problem.findMany({ where: { corpusId: corpus.id }, select: { extId: true }, take: 2 });
  const join = { kind: "join", a: a?.extId ?? "", b: b?.extId ?? "", note: "One task" } as const;
  const first = await open();

  const { decision } = await decideCluster(lead, { id: corpus.extId, ...join });
  expect(await open()).toBe(first);
  await undoClusterDecision(lead, { id: corpus.extId, decision });
  expect(await open()).toBe(first);

  await measureBatch(db, { corpusId: corpus.id, afterId: 0n }, []);
  const measured = await open();
  expect(measured).not.toBe(first);
  await measureBatch(db, { corpusId: corpus.id, afterId: 0n }, []);
  expect(await open()).not.toBe(measured);
});

test("facts that were replaced are nowhere any more, though they were looked at", async () => {
  const { corpus, open, measure } = await given();
  const replaced = new WeakRef((await open()).table.ids);
  // Labels of then are another look than those of now.
  await db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, label, label_source, version)
    select corpus_id, id, 'sub_task', 'person', 1 from trajectory where corpus_id = ${corpus.id}
    on conflict (corpus_id, trajectory_id) do update set label = 'sub_task', label_source = 'person'`);
  await measure(1);
  await open();

  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  await expect
    .poll(() => {
      if (typeof collect === "function") collect();
      return replaced.deref();
    })
    .toBeUndefined();
});
