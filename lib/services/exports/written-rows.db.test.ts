import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { StartExport } from "@/lib/contract/exports";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { getJob } from "@/lib/services/jobs/get-job";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getExportCorpus } from "./export-corpus";
import { home, installation } from "./fixtures/export-host";
import { getExport } from "./get-export";
import { previewExport } from "./preview-export";
import { startExport } from "./start-export";
import { writeExport } from "./write-export";

const { db } = installation;
afterAll(() => db.$disconnect());

const SILENT = {
  stepsJson: [[{ index: 0, role: "user", text: "Hello?", claimed: [], logged: [] }]],
  hasAgentTurn: false,
};

test.each<[string, Pick<StartExport, "preset">, string]>([
  ["KTO by outcome", { preset: "kto" }, "1 × without a turn of the agent; 2 × approved, but not scored"],
  ["rejection sampling", { preset: "rejection" }, "1 × without a turn of the agent; 2 × approved, but no success"],
  ["steps of successes", { preset: "step-rl" }, "1 × without a turn of the agent; 2 × approved, but no success"],
])(
  "where %s would write no row of what it takes, the dialog, the start and the command refuse it, and none is read",
  async (_, asked, why) => {
    const ctx = await givenContext(db, "admin", home);
    const corpus = await givenCorpus(db, [
      { approved: true, outcome: "unscored" },
      { approved: true, outcome: "unscored" },
      { approved: true, outcome: "success", ...SILENT },
      { outcome: "success" },
    ]);
    const input = { corpus: corpus.extId, filter: "", gzip: false, ...asked };
    const refusal = {
      code: "CONFLICT",
      message: `None of what matches can be exported: ${why}. Approve others first.`,
    };
    const read: number[] = [];

    expect(await previewExport(ctx, input)).toMatchObject({
      ...{ taken: 0, nothing: "None of what matches can be exported. Approve others first." },
    });
    await expect(startExport(ctx, input)).rejects.toMatchObject(refusal);
    const writing = writeExport(ctx, {
      ...{ corpus: await getExportCorpus(db, { name: corpus.name }), filter: "", ...asked },
      path: join(home, `${randomUUID()}.jsonl`),
      onProgress: async (done) => void read.push(done),
    });
    await expect(writing).rejects.toMatchObject(refusal);
    expect([read, await db.export.count({ where: { corpusId: corpus.id } })]).toEqual([[], 0]);
  },
);

test("rows that are left out count in the progress, and are in the manifest with their reasons", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [
    { query: "a", approved: true, outcome: "success" },
    { query: "b", approved: true, outcome: "fail" },
    { query: "c", approved: true, outcome: "success", ...SILENT },
  ]);
  const input = { corpus: corpus.extId, filter: "", preset: "rejection", gzip: false } as const;

  const { exportId, jobId } = await startExport(ctx, input);
  expect(await getJob(ctx, { id: jobId })).toMatchObject({ done: 0, total: 3, unit: "rows" });
  expect(await runToEnd(installation, jobId)).toBe("done");

  expect(await getJob(ctx, { id: jobId })).toMatchObject({ done: 3, total: 3 });
  const { manifest } = await getExport(ctx, { id: exportId });
  expect(manifest).toMatchObject({
    rows: 1,
    skipped: [
      { id: corpus.trajectories[1], reason: "Its outcome is no success." },
      { id: corpus.trajectories[2], reason: "It holds no turn of the agent." },
    ],
  });
});

test("pairs whose only approved one has no outcome are refused as the dialog refuses them", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [
    { approved: true, outcome: "unscored" },
    { outcome: "success" },
    { outcome: "fail" },
  ]);
  const input = { corpus: corpus.extId, filter: "", preset: "preference", gzip: false } as const;

  const { nothing } = await previewExport(ctx, input);

  expect(nothing).toMatch(/^No approved trajectory that matches has a worse one/);
  await expect(startExport(ctx, input)).rejects.toMatchObject({ code: "CONFLICT", message: nothing });
});
