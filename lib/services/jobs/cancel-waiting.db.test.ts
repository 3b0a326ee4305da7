import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  aContext,
  databaseUrl,
  db,
  givenImport,
  home,
  LONG_LINES_A_BATCH,
  longLines,
} from "@/lib/services/imports/fixtures/given-import";
import { runImport } from "@/lib/services/imports/run-import";
import { cancelJob } from "./cancel-job";

afterAll(() => db.$disconnect());

/** An import that waits after an attempt that ended behind its first batch. */
async function givenBegun() {
  const path = join(home, "uploads/one/0001 begun.jsonl");
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, longLines(2).join("\n"));
  const begun = await givenImport([path]);
  const onProgress = () => Promise.reject(new Error("killed"));
  await expect(runImport({ databaseUrl, home, importId: begun.key, onProgress })).rejects.toThrow("killed");

  return { ...begun, path };
}

test("an import that is cancelled while it waits is closed as one that ran: files, counts, upload, and what it leads to", async () => {
  const { key, jobId, path } = await givenBegun();
  const ctx = await aContext();

  const job = await cancelJob(ctx, { id: jobId });

  expect(job).toMatchObject({ state: "cancelled", result: { imported: LONG_LINES_A_BATCH } });
  expect(await db.jobRun.findUnique({ where: { id: jobId } })).toMatchObject({ result: job.result });
  const { corpus, files, ...closed } = await db.import.findUniqueOrThrow({
    where: { id: key },
    select: {
      finishedAt: true,
      files: { select: { state: true } },
      corpus: { select: { extId: true, countedTo: true } },
    },
  });
  expect(files).toEqual([{ state: "cancelled" }]);
  expect(closed.finishedAt).not.toBeNull();
  expect(corpus.countedTo).toBeGreaterThan(0n);
  expect(existsSync(path)).toBe(false);
  const started = { state: "queued", payload: { path: ["corpus"], equals: corpus.extId } };
  const behind = await db.jobRun.findMany({ where: started, select: { kind: true }, orderBy: { kind: "asc" } });
  expect(behind.map(({ kind }) => kind)).toEqual(["check_judgements", "measure_trajectories"]);

  expect(await cancelJob(ctx, { id: jobId })).toEqual(job);
  expect(await db.import.findUnique({ where: { id: key } })).toMatchObject(closed);
}, 60_000);
