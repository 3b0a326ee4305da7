import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { overtaken } from "@/lib/db/fixtures/overtaken";
import { JOBS } from "@/lib/jobs";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { listClusters } from "@/lib/services/clusters/list-clusters";
import { startClusters } from "@/lib/services/clusters/start-clusters";
import type { Context } from "@/lib/services/context";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { getExport, listExports } from "@/lib/services/exports/get-export";
import { startExport } from "@/lib/services/exports/start-export";
import { activateNow, givenVersion } from "@/lib/services/filters/given-activation";
import { listFilters } from "@/lib/services/filters/list-filters";
import { createImport } from "@/lib/services/imports/create-import";
import { anEnvelope, givenFile } from "@/lib/services/imports/fixtures/given-import";
import { getImport } from "@/lib/services/imports/get-import";
import { freshSelection } from "@/lib/services/selection/fresh-selection";
import { getLikeness } from "@/lib/services/selection/get-likeness";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";

// Who is told of an ended job asks no more: an answer that says so has all that the job left.

const { db } = installation;
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "admin", home);

async function givenExport() {
  const corpus = await givenCorpus(db, [{ approved: true }]);
  const started = await startExport(lead, { corpus: corpus.extId, filter: "", preset: "chat", gzip: true });
  const ctx = overtakenBy(started.jobId, ({ model }) => model === "Export");

  return { ctx, corpus: corpus.extId, id: started.exportId };
}

test("an import that ends while it is read still runs, with the counts of then", async () => {
  const path = await givenFile("night.jsonl", anEnvelope());
  const file = { name: "night.jsonl", path, sizeBytes: (await stat(path)).size };
  const corpus = `Night ${randomUUID()}`;
  const { importId, jobId } = await createImport(lead, { corpus, format: "auto", files: [file] });
  const ctx = overtakenBy(jobId, ({ text }) => text.includes("from import_file"));

  expect(await getImport(ctx, { id: importId })).toMatchObject({ imported: 0, job: { state: "queued" } });
  expect(await getImport(ctx, { id: importId })).toMatchObject({ imported: 1, job: { state: "done" } });
});

test("an export whose job ends while it is read has its manifest", async () => {
  const { ctx, id } = await givenExport();

  expect(await getExport(ctx, { id })).toMatchObject({ job: { state: "done" }, manifest: { rows: 1 } });
});

test("so it has in the list of exports", async () => {
  const { ctx, corpus } = await givenExport();

  expect(await listExports(ctx, { corpus })).toMatchObject({
    items: [{ job: { state: "done" }, manifest: { rows: 1 } }],
  });
});

test("an activation that ends while it is read has not failed", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const { id } = await givenVersion();
  const { jobId } = await activateNow(lead, { id: corpus.extId, version: id, reason: "People agree" });
  const ctx = overtakenBy(jobId, ({ model }) => model === "FilterActivation");
  const states = async () => (await listFilters(ctx, { corpus: corpus.extId })).activations.map(({ state }) => state);

  expect(await states()).toEqual(["queued"]);
  expect(await states()).toEqual(["done"]);
});

test("clusters that are made while they are read are told as being made", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const { jobId } = await startClusters(lead, { id: corpus.extId });
  const ctx = overtakenBy(jobId, ({ text }) => text.includes("clustered_at"));
  const list = () => listClusters(ctx, { id: corpus.extId, size: "several", limit: 50 });

  expect(await list()).toMatchObject({ clusteredAt: null, job: { id: jobId } });
  expect(await list()).toMatchObject({ clusteredAt: expect.any(String), job: null });
});

test("a selection that is made while a trajectory asks where it leaves is told as being made", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [trajectory = ""] = corpus.trajectories;
  await freshSelection(db, corpus.id);
  const { id } = await db.jobRun.findFirstOrThrow({ where: { payload: { path: ["corpus"], equals: corpus.extId } } });
  const ctx = overtakenBy(id, ({ text }) => text.includes("se.stage"));

  expect(await getLikeness(ctx, { id: trajectory })).toEqual({ state: "being_made" });
  expect(await getLikeness(ctx, { id: trajectory })).toMatchObject({ state: "known" });
});

/** Whoever asks as the lead, when the job ends right behind the first read that `isIt` tells. */
function overtakenBy(jobId: string, isIt: Parameters<typeof overtaken>[1]): Context {
  let isOver = false;
  const end = async () => {
    if (isOver) return;
    isOver = true;
    expect(await runToEnd({ ...installation, jobs: JOBS }, jobId)).toBe("done");
  };

  return { ...lead, db: overtaken(db, isIt, end) };
}
