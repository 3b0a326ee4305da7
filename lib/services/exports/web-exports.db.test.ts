import { createHash } from "node:crypto";
import { cp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Export, ExportList } from "@/lib/contract/exports";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { home, installation } from "./fixtures/export-host";
import { getExport, listExports } from "./get-export";
import { openExport } from "./open-export";
import { startExport } from "./start-export";

const { db } = installation;
const elsewhere = await temporaryFolder();
afterAll(() => db.$disconnect());

test("an export of the web is written by its job, listed with its manifest and downloaded", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  const { exportId, jobId } = await startExport(ctx, { corpus: corpus.extId, filter: "", preset: "chat", gzip: true });
  await expect(openExport(ctx, { id: exportId })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/not finished/),
  });

  expect(await runToEnd(installation, jobId)).toBe("done");

  const made = Export.parse(await getExport(ctx, { id: exportId }));
  expect(made).toMatchObject({ manifest: { rows: 1 }, job: { state: "done", result: { rows: 1, skipped: 0 } } });
  expect(made.fileName).toMatch(/^corpus-.*-chat\.jsonl\.gz$/);
  expect(ExportList.parse(await listExports(ctx, { corpus: corpus.extId })).items).toEqual([made]);
  const opened = await openExport(ctx, { id: exportId });
  const parts: Uint8Array[] = [];
  for await (const part of opened.bytes) parts.push(part);
  expect(sha256(Buffer.concat(parts))).toBe(made.manifest?.fileSha256);
});

test("an export is found again when the data folder was restored elsewhere", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  const { exportId, jobId } = await startExport(ctx, { corpus: corpus.extId, filter: "", preset: "chat", gzip: true });
  expect(await runToEnd(installation, jobId)).toBe("done");
  await cp(home, elsewhere, { recursive: true });

  const moved = { ...ctx, home: elsewhere };
  const there = await openExport(moved, { id: exportId });
  for await (const _ of there.bytes);
  await rm(join(elsewhere, "exports", exportId), { recursive: true });

  await expect(openExport(moved, { id: exportId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an export that was cancelled while it waited leaves no file", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  const { exportId, jobId } = await startExport(ctx, { corpus: corpus.extId, filter: "", preset: "chat", gzip: false });
  await cancelJob(ctx, { id: jobId });

  expect(await runToEnd(installation, jobId)).toBe("not_mine");

  const row = await db.export.findUniqueOrThrow({ where: { extId: exportId } });
  await expect(stat(join(home, row.path))).rejects.toThrow();
});

test("nothing approved is refused before a job starts", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{}]);

  await expect(
    startExport(ctx, { corpus: corpus.extId, filter: "", preset: "chat", gzip: true }),
  ).rejects.toMatchObject({
    code: "CONFLICT",
    message: "No trajectory that matches is approved. Approve some first.",
  });
});

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
