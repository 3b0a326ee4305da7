import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createImport } from "@/lib/services/imports/create-import";
import {
  aContext,
  anEnvelope,
  db,
  givenEmptyCorpus,
  givenFile,
  givenImport,
  home,
  longLines,
} from "@/lib/services/imports/fixtures/given-import";
import { count } from "@/lib/services/imports/fixtures/stored";
import { getImport } from "@/lib/services/imports/get-import";
import { previewTakeBack } from "@/lib/services/imports/preview-take-back";
import { runImport } from "@/lib/services/imports/run-import";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { arenaLines, importLines, installation, runAllJobs } from "./fixtures/given-imports";
import { rowsOfCorpus } from "./fixtures/rows-of-corpus";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const { url } = installation;
const ctx = await aContext();
const SLOW = { timeout: 120_000 };

async function takeBack(id: string): Promise<void> {
  const { jobId } = await startTakeBack(ctx, { id });
  expect(await runToEnd(installation, jobId)).toBe("done");
  await runAllJobs();
}
const isThere = async (id: string) => (await db.import.count({ where: { extId: id } })) > 0;

/** A corpus with an import, and a file of so many batches that none of it has. */
async function given(batches: number) {
  const corpus = `corpus ${randomUUID()}`;
  const { corpusId } = await importLines(corpus, arenaLines().first.slice(0, 20));
  const before = await rowsOfCorpus(url, corpusId);
  const imported = await givenImport([await givenFile("cut short.jsonl", longLines(batches).join("\n"))], { corpus });

  return { ...imported, corpus, asBefore: async () => expect(await rowsOfCorpus(url, corpusId)).toMatchObject(before) };
}

test("one that waits is taken back once it is cancelled, with its uploaded file", async () => {
  const path = join(home, "uploads", randomUUID(), "0001 a.jsonl");
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, anEnvelope());
  const files = [{ name: "a.jsonl", path, sizeBytes: 1 }];
  const corpus = await givenEmptyCorpus();
  const { importId: id, jobId } = await createImport(ctx, { corpus, format: "auto", files });

  const waits = { waits: true, refusal: expect.stringContaining("waits or runs") };
  expect(await previewTakeBack(ctx, { id })).toMatchObject(waits);
  await expect(startTakeBack(ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
  await cancelJob(ctx, { id: jobId });
  expect(await previewTakeBack(ctx, { id })).toMatchObject({ refusal: null, counts: { trajectories: 0 } });

  await takeBack(id);

  expect([await isThere(id), existsSync(path)]).toEqual([false, false]);
  expect(await db.jobRun.count({ where: { id: jobId } })).toBe(0);
  expect(await db.audit.count({ where: { subject: `import:${id}`, verb: "take_back_import" } })).toBe(1);
});

test("one that was cancelled in the middle leaves everything as it was before it", SLOW, async () => {
  const { id, jobId, corpus, asBefore } = await given(12);
  const had = await count("trajectory", corpus);
  const running = runToEnd(installation, jobId);
  await expect.poll(() => count("trajectory", corpus), { timeout: 20_000, interval: 5 }).toBeGreaterThan(had);
  await db.jobRun.update({ where: { id: jobId }, data: { cancelRequested: true } });
  expect(await running).toBe("cancelled");
  // What its end started would stand against it.
  await db.jobRun.updateMany({ where: { state: "queued" }, data: { state: "cancelled" } });

  await takeBack(id);

  expect(await isThere(id)).toBe(false);
  await asBefore();
});

test("so does one that failed in the middle, before anything was counted", SLOW, async () => {
  const { id, key, jobId, corpus, asBefore } = await given(2);
  const had = await count("trajectory", corpus);
  const onProgress = async () => {
    if ((await count("trajectory", corpus)) > had) throw new Error("died");
  };
  await expect(runImport({ databaseUrl: url, home, importId: key, onProgress })).rejects.toThrow("died");
  await db.jobRun.update({ where: { id: jobId }, data: { state: "failed", finishedAt: new Date() } });
  expect(await getImport(ctx, { id })).toMatchObject({ job: { state: "failed" }, finishedAt: null });

  await takeBack(id);

  expect(await isThere(id)).toBe(false);
  await asBefore();
});

test("one of which no file could be read goes out of the list", async () => {
  const { id, jobId } = await givenImport([await givenFile("prose.txt", "no JSON at all")], {
    corpus: await givenEmptyCorpus(),
  });
  expect(await runToEnd(installation, jobId)).toBe("failed");
  expect(await previewTakeBack(ctx, { id })).toMatchObject({ refusal: null, stays: 0 });

  await takeBack(id);

  expect(await isThere(id)).toBe(false);
});

test("an import tells which job takes it back or failed to, until another one is started", async () => {
  const { id, jobId } = await givenImport([await givenFile("one.jsonl", anEnvelope())]);
  expect(await runToEnd(installation, jobId)).toBe("done");
  await runAllJobs();
  const told = async () => {
    const { takingBack, takeBackFailed } = await getImport(ctx, { id });

    return [takingBack, takeBackFailed];
  };
  expect(await told()).toEqual([null, null]);

  const first = await startTakeBack(ctx, { id });
  expect(await told()).toEqual([first.jobId, null]);
  await db.jobRun.update({ where: { id: first.jobId }, data: { state: "failed" } });
  expect(await told()).toEqual([null, first.jobId]);
  const second = await startTakeBack(ctx, { id });
  expect(await told()).toEqual([second.jobId, null]);
  await db.jobRun.update({ where: { id: second.jobId }, data: { state: "cancelled" } });
  expect(await told()).toEqual([null, null]);
});
