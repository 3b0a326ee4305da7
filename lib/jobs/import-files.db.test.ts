import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createLog } from "@/lib/log";
import { createImport } from "@/lib/services/imports/create-import";
import {
  aContext,
  anEnvelope,
  databaseUrl,
  db,
  givenEmptyCorpus,
  givenFile,
  givenImport,
  longLines,
} from "@/lib/services/imports/fixtures/given-import";
import { count } from "@/lib/services/imports/fixtures/stored";
import { getImport } from "@/lib/services/imports/get-import";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { JOBS } from "./index";
import { type JobHost, runJob } from "./run-job";
import { createWorkerId } from "./worker-id";

afterAll(() => db.$disconnect());

function aHost(home: string): JobHost {
  const log = createLog({ write: () => undefined });
  const shutdown = new AbortController().signal;

  return { db, databaseUrl, home, workerId: createWorkerId(), jobs: JOBS, now: () => new Date(), log, shutdown };
}

test("a cancelled import keeps what it has committed, says how much, and leaves the rest unread", async () => {
  const lines = longLines(12);
  const { id, jobId, corpus } = await givenImport([await givenFile("cancel.jsonl", lines.join("\n"))]);
  const ctx = await aContext();

  const running = runJob(aHost(ctx.home), jobId);
  await expect.poll(() => count("trajectory", corpus), { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
  // Deriving in this very thread leaves no time for a transaction of cancelJob to begin.
  await db.jobRun.update({ where: { id: jobId }, data: { cancelRequested: true } });

  expect(await running).toBe("cancelled");
  const shown = await getImport(ctx, { id });
  const kept = await count("trajectory", corpus);
  expect(kept).toBeLessThan(lines.length);
  expect(shown).toMatchObject({ imported: kept, job: { state: "cancelled", result: { imported: kept } } });
  expect(shown.files[0]?.state).toBe("cancelled");
}, 60_000);

test("an import that is cancelled before it began shows its files as cancelled", async () => {
  const { id, jobId } = await givenImport([await givenFile("never.jsonl", anEnvelope())]);
  const ctx = await aContext();
  await cancelJob(ctx, { id: jobId });

  expect((await getImport(ctx, { id })).files[0]?.state).toBe("cancelled");
});

test("an import of which every file is refused is a failed job with the reason", async () => {
  const path = await givenFile("prose.txt", "no JSON at all");
  const { id, jobId } = await givenImport([path], { corpus: await givenEmptyCorpus() });
  const ctx = await aContext();

  expect(await runJob(aHost(ctx.home), jobId)).toBe("failed");
  expect((await getImport(ctx, { id })).job?.error).toContain("prose.txt");
});

test("an import that is done writes its counts as the job's result and its bytes as progress", async () => {
  const path = await givenFile("done.jsonl", anEnvelope());
  const { id, jobId } = await givenImport([path]);
  const ctx = await aContext();

  expect(await runJob(aHost(ctx.home), jobId)).toBe("done");
  const { job, files } = await getImport(ctx, { id });
  expect(job).toMatchObject({
    done: files[0]?.sizeBytes,
    total: files[0]?.sizeBytes,
    unit: "bytes",
    result: { imported: 1 },
  });
});

test("an upload that waits is imported from where the data folder is now", async () => {
  const ctx = await aContext();
  const moved = join(ctx.home, "restored");
  const path = join(moved, "uploads/three/0001 c.jsonl");
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, anEnvelope());
  const before = { ...ctx, home: "/data/as-it-was" };
  const files = [{ name: "c.jsonl", path: "/data/as-it-was/uploads/three/0001 c.jsonl", sizeBytes: 1 }];

  const { jobId } = await createImport(before, { corpus: await givenEmptyCorpus(), format: "auto", files });

  expect(await runJob(aHost(moved), jobId)).toBe("done");
  expect(existsSync(path)).toBe(false);
});

test("the upload of an import that is cancelled or refused is deleted", async () => {
  const ctx = await aContext();
  const broken = join(ctx.home, "uploads/four/0001 d.jsonl");
  await mkdir(dirname(broken), { recursive: true });
  await writeFile(broken, "no JSON at all");
  const files = [{ name: "d.jsonl", path: broken, sizeBytes: 1 }];
  const refused = await createImport(ctx, { corpus: await givenEmptyCorpus(), format: "auto", files });

  expect(await runJob(aHost(ctx.home), refused.jobId)).toBe("failed");
  expect(existsSync(broken)).toBe(false);

  await mkdir(dirname(broken), { recursive: true });
  await writeFile(broken, anEnvelope());
  const cancelled = await createImport(ctx, { corpus: "cancelled upload", format: "auto", files });
  await db.jobRun.update({ where: { id: cancelled.jobId }, data: { cancelRequested: true } });

  expect(await runJob(aHost(ctx.home), cancelled.jobId)).toBe("cancelled");
  expect(existsSync(broken)).toBe(false);
});

test("an uploaded file is deleted once it is in; a file elsewhere and one with rejected rows stay", async () => {
  const ctx = await aContext();
  const clean = join(ctx.home, "uploads/one/0001 a.jsonl");
  const mixed = join(ctx.home, "uploads/two/0001 b.jsonl");
  const outside = await givenFile("outside.jsonl", anEnvelope());
  for (const [path, text] of [
    [clean, anEnvelope()],
    [mixed, `${anEnvelope()}\n{`],
  ] as const) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  for (const path of [clean, mixed, outside]) {
    const files = [{ name: "x.jsonl", path, sizeBytes: 1 }];
    const { jobId } = await createImport(ctx, { corpus: `uploads ${path}`, format: "auto", files });
    await runJob(aHost(ctx.home), jobId);
  }

  expect([clean, mixed, outside].map((path) => existsSync(path))).toEqual([false, true, true]);
});
