import pg from "pg";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { startRemoval } from "@/lib/services/corpora/start-removal";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { startJob } from "@/lib/services/jobs/start-job";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { partitionTables } from "./fixtures/given-every-table";
import { JOBS } from "./index";
import { defineJob } from "./job";
import { runWorker } from "./run-worker";
import { createWorkerId } from "./worker-id";

const { db, url } = installation;
afterAll(() => db.$disconnect());

const admin = await givenContext(db, "admin", home);
const QUICK = defineJob("quick", z.object({}), async () => ({}));

async function givenRemoval() {
  const corpus = await givenCorpus(db, [{}]);
  const { jobId } = await startRemoval(admin, { id: corpus.extId, name: corpus.name });

  return { corpus, jobId };
}

async function givenReader(): Promise<pg.Client> {
  const reader = new pg.Client(url);
  await reader.connect();
  await reader.query("begin");
  await reader.query("select count(*) from trajectory");

  return reader;
}

async function withWorker(act: (logged: readonly string[]) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const logged: string[] = [];
  const log = { event: (name: string) => void logged.push(name), failure: (name: string) => void logged.push(name) };
  const jobs = [...JOBS, QUICK];
  const host = { db, databaseUrl: url, home, workerId: createWorkerId(), jobs, now: () => new Date(), log };
  const worker = runWorker({ ...host, shutdown: stop.signal }, { concurrency: 2 });
  try {
    await act(logged);
  } finally {
    stop.abort();
    await worker;
  }
}

const stateOf = async (id: string) => (await db.jobRun.findUniqueOrThrow({ where: { id } })).state;
const LATE = { timeout: 20_000, interval: 20 };

/** Its rows are gone and it is woken later. */
async function isPutBack(id: string): Promise<boolean> {
  const Row = z.object({ holds: z.boolean() });
  const [row] = await queryRows(
    db,
    Row,
    sql`select j.state = 'queued' and j.payload ? 'left' and q.run_at > now() as holds
        from job_run j join graphile_worker.jobs q on q.key = 'job:' || j.id where j.id = ${id}::uuid`,
  );

  return row?.holds ?? false;
}

test("of two removals that wait for a reader one holds a slot, so that other jobs run, and both go on after the reader", async () => {
  const reader = await givenReader();
  const removals = [await givenRemoval(), await givenRemoval()];

  await withWorker(async (logged) => {
    const putBack = async () => Promise.all(removals.map(({ jobId }) => isPutBack(jobId)));
    await expect.poll(async () => (await putBack()).filter(Boolean).length, LATE).toBe(1);

    const quick = { kind: "quick", payload: {}, personId: null, unit: "rows", total: 0 } as const;
    const others = [await startJob(db, quick), await startJob(db, quick)];
    for (const id of others) await expect.poll(() => stateOf(id), LATE).toBe("done");
    expect(await Promise.all(removals.map(({ jobId }) => stateOf(jobId)))).toContain("running");

    await reader.query("commit");
    await reader.end();
    for (const { jobId } of removals) await expect.poll(() => stateOf(jobId), LATE).toBe("done");
    // One line for each end, and none for each time that it was put back.
    expect(logged.filter((name) => name === "job")).toHaveLength(4);
  });

  for (const { corpus } of removals) expect(await partitionTables(url, corpus.id)).toEqual([]);
  const attempts = await db.jobRun.findMany({ where: { kind: "remove_corpus" }, select: { attempts: true } });
  expect(attempts).toEqual([{ attempts: 1 }, { attempts: 1 }]);
});
