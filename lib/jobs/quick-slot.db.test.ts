import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { createLog } from "@/lib/log";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { QUICK_KINDS } from "@/lib/services/jobs/enqueue-job";
import { getJob } from "@/lib/services/jobs/get-job";
import { startJob } from "@/lib/services/jobs/start-job";
import { JOBS } from ".";
import { defineJob } from "./job";
import { runWorker } from "./run-worker";
import { createWorkerId } from "./worker-id";

const databaseUrl = String(process.env["DATABASE_URL"]);
const db = createDb(databaseUrl);
const reader = { db, person: await ensureOwner(db), now: () => new Date(), home: "/nowhere" };

afterAll(() => db.$disconnect());

async function givenJob(kind: string): Promise<string> {
  return startJob(db, { kind, payload: {}, personId: null, unit: "rows", total: 0 });
}

async function until(id: string, state: string): Promise<void> {
  await expect.poll(async () => (await getJob(reader, { id })).state, { timeout: 20_000, interval: 20 }).toBe(state);
}

test("what is quick are kinds of work that there are", () => {
  expect(JOBS.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...QUICK_KINDS]));
});

test("a bulk approval, its undo and an export do not wait for long work that has all other slots", async () => {
  const stop = new AbortController();
  const hang = defineJob("hang", z.object({}), async (_ctx, _payload, progress) => {
    await new Promise((_, reject) => progress.signal.addEventListener("abort", () => reject(progress.signal.reason)));
  });
  const quick = QUICK_KINDS.map((kind) => defineJob(kind, z.object({}), async () => kind));
  const host = { db, databaseUrl, home: "/nowhere", workerId: createWorkerId(), jobs: [hang, ...quick] };
  const log = createLog({ write: () => undefined });
  const worker = runWorker({ ...host, now: () => new Date(), log, shutdown: stop.signal }, { concurrency: 2 });

  try {
    const long = [await givenJob("hang"), await givenJob("hang"), await givenJob("hang")];
    await until(long[0] ?? "", "running");
    await until(long[1] ?? "", "running");
    for (const kind of QUICK_KINDS) await until(await givenJob(kind), "done");

    const states = await Promise.all(long.map(async (id) => (await getJob(reader, { id })).state));
    expect(states).toEqual(["running", "running", "queued"]);
    for (const id of long.toReversed()) await cancelJob(reader, { id });
  } finally {
    stop.abort();
    await worker;
  }
});
