import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { createLog } from "@/lib/log";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { getJob } from "@/lib/services/jobs/get-job";
import { listJobs } from "@/lib/services/jobs/list-jobs";
import { startJob } from "@/lib/services/jobs/start-job";
import { defineJob, type Job, JobFailed } from "./job";
import { recoverJobs } from "./recover-jobs";
import type { JobHost } from "./run-job";
import { runJob } from "./run-job";
import { runWorker } from "./run-worker";
import { createWorkerId } from "./worker-id";

const databaseUrl = String(process.env["DATABASE_URL"]);
const db = createDb(databaseUrl);
const reader = { db, person: await ensureOwner(db) };
const runs: string[] = [];
const meeting = new Set<string>();
const MEETS_WITHIN_MS = 1_500;

const Steps = z.object({ steps: z.int(), name: z.string().default("") });
const JOBS: readonly Job[] = [
  defineJob("count", Steps, async (_ctx, { steps, name }, progress) => {
    runs.push(name);
    for (let step = 1; step <= steps; step += 1) {
      await sleep(20);
      await progress.report(step, steps);
    }

    return { counted: steps };
  }),
  defineJob("meet", z.object({ name: z.string() }), async (_ctx, { name }) => {
    const before = [...meeting];
    meeting.add(name);
    // Long enough that one who may come does come, on a busy machine too.
    for (let waited = 0; waited < MEETS_WITHIN_MS && meeting.size === 1; waited += 20) await sleep(20);
    const others = [...new Set([...before, ...meeting])].filter((other) => other !== name);
    meeting.delete(name);

    return { others };
  }),
  defineJob("hang", z.object({}), async (_ctx, _payload, progress) => {
    await new Promise((_, reject) => progress.signal.addEventListener("abort", () => reject(progress.signal.reason)));
  }),
  defineJob("refuse", z.object({}), async () => {
    throw new JobFailed("There is nothing to do.");
  }),
  defineJob("bug", z.object({}), async () => {
    throw new Error("secret detail of a stack");
  }),
];

afterAll(() => db.$disconnect());

function aHost(shutdown: AbortSignal, logged: string[] = []): JobHost {
  return {
    db,
    databaseUrl,
    home: "/nowhere",
    workerId: createWorkerId(),
    jobs: JOBS,
    now: () => new Date(),
    log: createLog({ write: (line) => logged.push(line) }),
    shutdown,
  };
}

async function withWorker(act: () => Promise<void>, logged: string[] = []): Promise<void> {
  const stop = new AbortController();
  const worker = runWorker(aHost(stop.signal, logged), { concurrency: 2 });
  try {
    await act();
  } finally {
    stop.abort();
    await worker;
  }
}

async function givenJob(kind: string, payload: Readonly<Record<string, unknown>>): Promise<string> {
  return startJob(db, { kind, payload, personId: null, unit: "rows", total: 0 });
}

/** A process of this host with a number that none has. */
function deadWorker(): string {
  return createWorkerId().replace(`:${process.pid}:`, ":4194300:");
}

async function until(id: string, holds: (state: string, done: number) => boolean): Promise<void> {
  await expect
    .poll(async () => getJob(reader, { id }).then((job) => holds(job.state, job.done)), {
      timeout: 20_000,
      interval: 20,
    })
    .toBe(true);
}

/** The worker has looked at the suspect and found that it may not run now. */
async function wakeUpPutBack(id: string): Promise<void> {
  const Waiting = z.object({ is_later: z.boolean() });
  const look = sql`select run_at > now() as is_later from graphile_worker.jobs where key = ${`job:${id}`}`;
  await expect
    .poll(() => queryRows(db, Waiting, look), { timeout: 20_000, interval: 20 })
    .toEqual([{ is_later: true }]);
}

function context() {
  return { ...reader, now: () => new Date(), home: "/nowhere" };
}

test("a job shows its progress while it runs and its result when it is done", async () => {
  await withWorker(async () => {
    const id = await givenJob("count", { steps: 60 });
    await until(id, (state, done) => state === "running" && done > 0 && done < 60);
    await until(id, (state) => state === "done");

    expect(await getJob(reader, { id })).toMatchObject({ done: 60, total: 60, result: { counted: 60 }, error: null });
    expect((await listJobs(reader, { limit: 5 })).items.map((job) => job.id)).toContain(id);
  });
});

test("a running job stops soon after it is cancelled", async () => {
  await withWorker(async () => {
    const id = await givenJob("count", { steps: 2_000 });
    await until(id, (state, done) => state === "running" && done > 0);

    await cancelJob(context(), { id });
    await until(id, (state) => state === "cancelled");

    expect((await getJob(reader, { id })).done).toBeLessThan(2_000);
  });
});

test("a job that still waits is cancelled at once and never runs", async () => {
  const name = randomUUID();
  const id = await givenJob("count", { steps: 1, name });

  expect(await cancelJob(context(), { id })).toMatchObject({ state: "cancelled" });
  await withWorker(() => sleep(300));

  expect(runs).not.toContain(name);
});

test("a job that a rolled-back transaction started does not exist", async () => {
  const name = randomUUID();
  const rolledBack = db.$transaction(async (tx) => {
    await startJob(tx, { kind: "count", payload: { steps: 1, name }, personId: null, unit: "rows", total: 0 });
    throw new Error("undo");
  });

  await expect(rolledBack).rejects.toThrow("undo");
  await withWorker(() => sleep(300));

  expect(runs).not.toContain(name);
});

test("a failure is one sentence for the person, and the stack goes to the log", async () => {
  const logged: string[] = [];
  await withWorker(async () => {
    const refused = await givenJob("refuse", {});
    const broken = await givenJob("bug", {});
    const unknown = await givenJob("no-such-kind", {});
    for (const id of [refused, broken, unknown]) await until(id, (state) => state === "failed");

    expect((await getJob(reader, { id: refused })).error).toBe("There is nothing to do.");
    expect((await getJob(reader, { id: broken })).error).not.toContain("secret");
    expect((await getJob(reader, { id: unknown })).error).toContain("no-such-kind");
  }, logged);

  expect(logged.join("\n")).toContain("secret detail of a stack");
});

test("two workers that want the same job run it once", async () => {
  const name = randomUUID();
  const id = await givenJob("count", { steps: 5, name });
  const never = new AbortController().signal;

  const ends = await Promise.all([runJob(aHost(never), id), runJob(aHost(never), id)]);

  expect(ends.toSorted()).toEqual(["done", "not_mine"]);
  expect(runs.filter((run) => run === name)).toHaveLength(1);
});

test("a job of a worker of this host that died is recovered at once and runs again", async () => {
  const dead = deadWorker();
  const id = await startJob(db, {
    kind: "count",
    payload: { steps: 1 },
    personId: null,
    unit: "rows",
    total: 0,
    workerId: dead,
  });

  await withWorker(() => until(id, (state) => state === "done"));

  expect((await getJob(reader, { id })).result).toEqual({ counted: 1 });
});

test("a job that died with its process three times is failed with a sentence instead of run again", async () => {
  const id = await givenJob("hang", {});
  for (let death = 1; death <= 3; death += 1) {
    const host = new AbortController();
    const running = runJob(aHost(host.signal), id);
    await until(id, (state) => state === "running");
    await db.jobRun.update({ where: { id }, data: { workerId: deadWorker() } });
    expect(await recoverJobs(db)).toContain(id);
    host.abort();
    await running;
  }

  expect(await runJob(aHost(new AbortController().signal), id)).toBe("failed");

  expect((await getJob(reader, { id })).error).toMatch(/^Assay or its database stopped 3 times in the middle of this/);
});

test("jobs that were in a process that died run one at a time, so that an innocent one dies with no other again", async () => {
  const dead = deadWorker();
  const claimed = { kind: "meet", personId: null, unit: "rows", total: 0, workerId: dead } as const;
  const suspects = await Promise.all(
    ["poison", "innocent"].map((name) => startJob(db, { ...claimed, payload: { name } })),
  );
  const fresh = await Promise.all(["a", "b", "c"].map((name) => givenJob("meet", { name })));

  await withWorker(async () => {
    for (const id of [...suspects, ...fresh]) await until(id, (state) => state === "done");
  });

  const others = await Promise.all(suspects.map(async (id) => (await getJob(reader, { id })).result));
  const besideFresh = await Promise.all(fresh.map(async (id) => (await getJob(reader, { id })).result));
  expect(others).toEqual([{ others: [] }, { others: [] }]);
  expect(JSON.stringify(besideFresh)).not.toMatch(/poison|innocent/);
  // The others do run together, or the first two expectations would hold for nothing.
  expect(JSON.stringify(besideFresh)).toMatch(/"others":\["[abc]"/);
});

test("a suspect behind a long neighbour leaves the other slot to fresh jobs, and runs when the neighbour is over", async () => {
  const claimed = { kind: "meet", personId: null, unit: "rows", total: 0, workerId: deadWorker() } as const;

  await withWorker(async () => {
    const neighbour = await givenJob("hang", {});
    await until(neighbour, (state) => state === "running");
    const suspect = await startJob(db, { ...claimed, payload: { name: "suspect" } });
    expect(await recoverJobs(db)).toContain(suspect);
    await wakeUpPutBack(suspect);

    const fresh = await givenJob("count", { steps: 1 });
    await until(fresh, (state) => state === "done");
    expect((await getJob(reader, { id: suspect })).state).toBe("queued");
    expect((await getJob(reader, { id: neighbour })).state).toBe("running");

    await cancelJob(context(), { id: neighbour });
    await until(suspect, (state) => state === "done");
  });
});

test("a job that is given back at a shutdown was not an attempt that failed", async () => {
  const id = await givenJob("count", { steps: 400 });
  for (let start = 1; start <= 4; start += 1) {
    const shutdown = new AbortController();
    const running = runJob(aHost(shutdown.signal), id);
    await until(id, (state, done) => state === "running" && done > 0);
    shutdown.abort();
    expect(await running).toBe("interrupted");
  }

  expect(await db.jobRun.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "queued", attempts: 0 });
  await cancelJob(context(), { id });
});

test("a job of another host is recovered only when its heartbeat is stale", async () => {
  const workerId = `elsewhere:1:${randomUUID()}`;
  const job = { kind: "count", payload: { steps: 1 }, personId: null, unit: "rows", total: 0, workerId } as const;
  const id = await startJob(db, job);

  expect(await recoverJobs(db)).not.toContain(id);
  await db.jobRun.update({ where: { id }, data: { heartbeatAt: new Date(Date.now() - 60_000) } });

  expect(await recoverJobs(db)).toContain(id);
});

test("a shutdown puts the running job back into the queue, and the next worker finishes it", async () => {
  const id = await givenJob("count", { steps: 40 });
  await withWorker(() => until(id, (state, done) => state === "running" && done > 0));

  expect((await getJob(reader, { id })).state).toBe("queued");
  await withWorker(() => until(id, (state) => state === "done"));
});
