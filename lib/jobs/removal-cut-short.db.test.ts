import { gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { ensureCorpus } from "@/lib/services/corpora/ensure-corpus";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { removeRows } from "@/lib/services/corpora/remove-rows";
import { resumeRemovals } from "@/lib/services/corpora/resume-removals";
import { startRemoval } from "@/lib/services/corpora/start-removal";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { betweenLabels } from "@/lib/services/labels/between-labels";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { getChunk } from "@/lib/services/trajectories/get-chunk";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { partitionTables, tablesWithRows } from "./fixtures/given-every-table";
import { runToEnd } from "./fixtures/run-to-end";

const { db, url } = installation;
afterAll(() => db.$disconnect());

const admin = await givenContext(db, "admin", home);

async function givenRemoval(given?: GivenCorpus) {
  const corpus = given ?? (await givenCorpus(db, [{ label: "agentic" }, {}]));
  const { jobId } = await startRemoval(admin, { id: corpus.extId, name: corpus.name });

  return { corpus, jobId };
}

/** Its rows are gone, as the job leaves it that is killed right then. */
async function givenHalfRemoval(given?: GivenCorpus) {
  const { corpus, jobId } = await givenRemoval(given);
  await removeRows(admin, {
    corpus: corpus.extId,
    onTable: async () => undefined,
    keep: async (tx, left) => {
      await tx.jobRun.update({ where: { id: jobId }, data: { payload: { corpus: corpus.extId, left } } });
    },
  });

  return { corpus, jobId };
}

const isListed = async ({ extId }: Pick<GivenCorpus, "extId">) =>
  (await listCorpora(admin)).items.some(({ id }) => id === extId);
const remains = async ({ id }: GivenCorpus) => [await tablesWithRows(url, id), await partitionTables(url, id)];
const NOTHING = [[], []];
const untilDetaching = () =>
  expect
    .poll(async () => Number(await db.$executeRaw`select from pg_inherits where inhdetachpending`), { timeout: 10_000 })
    .toBeGreaterThan(0);

test("a removal that stops among its tables leaves the corpus as it was", async () => {
  const { corpus, jobId } = await givenRemoval();
  const before = await remains(corpus);
  const stop = async (done: number, total: number) => {
    if (done === total - 1) throw new Error("killed");
  };
  const killed = removeRows(admin, { corpus: corpus.extId, onTable: stop, keep: async () => undefined });
  await expect(killed).rejects.toThrow("killed");

  expect(await remains(corpus)).toEqual(before);
  await db.jobRun.update({ where: { id: jobId }, data: { state: "failed" } });
  expect(await isListed(corpus)).toBe(true);
  expect(await resumeRemovals(db)).toEqual([]);
  expect(await db.audit.count({ where: { verb: "remove_corpus", subject: `corpus:${corpus.extId}` } })).toBe(0);
});

test("a removal that was cancelled before it began among its tables leaves the corpus as it was", async () => {
  const { corpus, jobId } = await givenRemoval();
  await db.jobRun.update({ where: { id: jobId }, data: { cancelRequested: true } });

  expect(await runToEnd(installation, jobId)).toBe("cancelled");

  expect(await isListed(corpus)).toBe(true);
});

test("a removal that is killed once the rows are gone lists nothing, and goes on with what is left", async () => {
  const { corpus, jobId } = await givenHalfRemoval();
  expect(await isListed(corpus)).toBe(false);
  const found = await db.$queryRaw`select from trajectory where ext_id = any(${[...corpus.trajectories]}::uuid[])`;
  expect(found).toEqual([]);
  // Of somebody who had opened it before.
  await db.savedView.create({ data: { corpusId: corpus.id, name: "late", query: "", personId: admin.person.id } });

  expect(await runToEnd(installation, jobId)).toBe("done");

  expect(await remains(corpus)).toEqual(NOTHING);
  expect(await db.audit.count({ where: { verb: "remove_corpus", subject: `corpus:${corpus.extId}` } })).toBe(1);
});

test.each(["queued", "running"])("a removal that is %s once the rows are gone is not cancelled", async (state) => {
  const { jobId } = await givenHalfRemoval();
  await db.jobRun.update({ where: { id: jobId }, data: { state } });

  await expect(cancelJob(admin, { id: jobId })).rejects.toMatchObject({
    ...{ code: "CONFLICT", message: "The corpus is gone already, so the rest of it is removed, too." },
  });

  expect(await db.jobRun.findUnique({ where: { id: jobId } })).toMatchObject({ state, cancelRequested: false });
});

test("steps of a trajectory that somebody has open are gone with the rows, while they still lie there", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const id = corpus.trajectories[0] ?? "";
  await db.$executeRaw`insert into trajectory_body (corpus_id, trajectory_id, chunk, first_step, last_step, raw_bytes, body)
    select corpus_id, id, 0, 0, 0, 1, ${gzipSync("[]")} from trajectory where ext_id = ${id}::uuid on conflict do nothing`;
  await getChunk(admin, { id, chunk: 0 });

  await givenHalfRemoval(corpus);

  await expect(getChunk(admin, { id, chunk: 0 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("who removes it once more while its rows are going is told at once that it is not there", async () => {
  const { corpus } = await givenRemoval();
  const told: unknown[] = [];
  const onTable = async (done: number) => {
    if (done !== 0) return;
    told.push(await startRemoval(admin, { id: corpus.extId, name: corpus.name }).catch((error: unknown) => error));
  };

  await removeRows(admin, { corpus: corpus.extId, onTable, keep: async () => undefined });

  expect(told).toMatchObject([{ code: "NOT_FOUND" }]);
});

test("a draft that a reviewer keeps while the rows are going goes with its queue", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const queue = await givenQueue(admin, corpus);
  const { id: itemId } = await db.queueItem.findFirstOrThrow({ where: { queue: { extId: queue.id } } });
  await givenRemoval(corpus);
  const draft = { itemId, personId: admin.person.id, answers: {} };
  const onTable = async (done: number) => {
    if (done === 1) await db.queueDraft.create({ data: draft });
  };

  await removeRows(admin, { corpus: corpus.extId, onTable, keep: async () => undefined });

  expect(await db.queueDraft.count({ where: { itemId } })).toBe(0);
});

test("who has to know the last label of all waits for no removal before its last table", async () => {
  const { corpus } = await givenRemoval(await givenCorpus(db, [{ label: "agentic" }]));
  await db.$executeRaw`insert into label_event (corpus_id, trajectory_id, person_id, question, version)
    select corpus_id, id, ${admin.person.id}, 'structure', 1 from trajectory where corpus_id = ${corpus.id}`;
  const known: number[] = [];
  const read = (tx: DbOrTransaction) => tx.labelEvent.count({ where: { corpusId: corpus.id } });
  const onTable = async (done: number, total: number) => {
    if (done === total - 1) known.push(await betweenLabels(db, { read, longestMs: 0 }));
  };

  await removeRows(admin, { corpus: corpus.extId, onTable, keep: async () => undefined });

  expect(known).toEqual([1]);
  expect(await read(db)).toBe(0);
});

test("one that failed once the rows were gone goes on at the next start", async () => {
  const { corpus, jobId } = await givenHalfRemoval();
  await db.jobRun.update({ where: { id: jobId }, data: { state: "failed" } });

  expect(await resumeRemovals(db)).toEqual([jobId]);
  expect(await runToEnd(installation, jobId)).toBe("done");

  expect(await remains(corpus)).toEqual(NOTHING);
  expect(await resumeRemovals(db)).toEqual([]);
});

test("partitions whose detaching was cut short, and those that are detached already, go as the others", async () => {
  const { corpus, jobId } = await givenHalfRemoval();
  const [client, other] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([client.connect(), other.connect()]);
  await client.query(`alter table review detach partition review_c${corpus.id} concurrently`);
  await other.query("begin");
  await other.query("select count(*) from trajectory");
  await client.query("set statement_timeout = 300");
  const detaching = client.query(`alter table trajectory detach partition trajectory_c${corpus.id} concurrently`);
  await expect(detaching).rejects.toThrow(/timeout/);
  await other.query("commit");
  await Promise.all([client.end(), other.end()]);

  expect(await runToEnd(installation, jobId)).toBe("done");

  expect(await remains(corpus)).toEqual(NOTHING);
});

test("what came between its start and its turn, such as an import, is told and leaves the corpus as it was", async () => {
  const { corpus, jobId } = await givenRemoval();
  const late = await db.jobRun.create({ data: { kind: "retry-import", payload: {} } });
  await db.import.create({ data: { corpusId: corpus.id, format: "auto", jobId: late.id } });

  expect(await runToEnd(installation, jobId)).toBe("failed");

  const { error } = await db.jobRun.findUniqueOrThrow({ where: { id: jobId } });
  expect(error).toMatch(/^A job of “.*” waits or runs\./);
  expect(await isListed(corpus)).toBe(true);
});

test("while a corpus is removed others are read, written and made, however long somebody reads", async () => {
  const { corpus, jobId } = await givenRemoval();
  const other = await givenCorpus(db, [{}]);
  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query("begin");
  await reader.query("select count(*) from trajectory");
  let isOver = false;
  const removal = runToEnd(installation, jobId).finally(() => {
    isOver = true;
  });
  await untilDetaching();

  await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local lock_timeout = '1s'`;
    await tx.$executeRaw`select count(*) from trajectory t left join review r on r.trajectory_id = t.id`;
    await tx.$executeRaw(sql`update trajectory set tokens = 7 where corpus_id = ${other.id}`);
    await tx.$executeRaw(sql`insert into review (corpus_id, trajectory_id) select corpus_id, id from trajectory
      where corpus_id = ${other.id}`);
  });
  const made = await ensureCorpus(db, { name: "Made meanwhile", kind: "imported" });

  expect([isOver, await isListed(made)]).toEqual([false, true]);
  await reader.query("commit");
  await reader.end();
  expect(await removal).toBe("done");
  expect(await remains(corpus)).toEqual(NOTHING);
});

test("a worker that shuts down while others hold the tables gives the removal back, which goes on elsewhere", async () => {
  const { corpus, jobId } = await givenRemoval();
  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query("begin");
  await reader.query("select count(*) from trajectory");
  const shutdown = new AbortController();
  const removal = runToEnd({ ...installation, shutdown: shutdown.signal }, jobId);
  await untilDetaching();

  shutdown.abort();
  expect(await removal).toBe("interrupted");

  await reader.query("commit");
  await reader.end();
  expect(await runToEnd(installation, jobId)).toBe("done");
  expect(await remains(corpus)).toEqual(NOTHING);
});
