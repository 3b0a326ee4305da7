import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { ExportPreview, type StartExport } from "@/lib/contract/exports";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getExportCorpus } from "./export-corpus";
import { home, installation } from "./fixtures/export-host";
import { previewExport } from "./preview-export";
import { writeExport } from "./write-export";

const { db } = installation;
afterAll(() => db.$disconnect());

const TURN = [{ index: 0, role: "agent", text: "Here it is.", claimed: [], logged: [] }];
const SILENT = [{ index: 0, role: "user", text: "Is anybody there?", claimed: [], logged: [] }];

/** Seven trajectories that a preset takes or not for different reasons. */
async function given() {
  const corpus = await givenCorpus(db, [
    { approved: true, stepsJson: [TURN], outcome: "success" },
    { approved: true, stepsJson: [TURN], outcome: "success", bucket: "shop" },
    { approved: true, stepsJson: [SILENT], outcome: "success" },
    { stepsJson: [TURN], outcome: "fail" },
    { stepsJson: [TURN], outcome: "unscored" },
    { label: "reject", stepsJson: [TURN], outcome: "fail" },
    { stepsJson: [TURN], outcome: "unscored" },
  ]);
  await db.$executeRaw(
    sql`update trajectory set has_agent_turn = false where ext_id = ${corpus.trajectories[2]}::uuid`,
  );

  return corpus;
}

async function previewOf(corpus: string, more: Partial<StartExport> = {}) {
  const asked = { corpus, filter: "", preset: "chat", gzip: false, ...more } as const;

  return ExportPreview.parse(await previewExport(await givenContext(db, "lead"), asked));
}

test("what would be taken and left out is what the export then writes", async () => {
  const corpus = await given();

  const preview = await previewOf(corpus.extId);

  expect(preview).toEqual({
    matching: 7,
    taken: 2,
    arePaired: false,
    leftOut: [
      { reason: "rejected by a person", count: 1 },
      { reason: "without a turn of the agent", count: 1 },
      { reason: "not approved", count: 3 },
    ],
    nothing: null,
    heldOut: null,
    notAgentic: 0,
    noSuccess: 0,
  });
  const manifest = await writeExport(await givenContext(db, "lead"), {
    corpus: await getExportCorpus(db, { name: corpus.name }),
    filter: "",
    preset: "chat",
    path: join(home, `${randomUUID()}.jsonl`),
    onProgress: async () => undefined,
  });
  expect(manifest.rows).toBe(preview.taken);
});

test("a filter and the preset narrow it", async () => {
  const corpus = await given();

  expect(await previewOf(corpus.extId, { filter: "bucket:shop" })).toMatchObject({
    matching: 1,
    taken: 1,
    leftOut: [],
  });
  expect(await previewOf(corpus.extId, { preset: "kto" })).toMatchObject({
    taken: 3,
    leftOut: expect.arrayContaining([{ reason: "not approved, and not failed", count: 2 }]),
  });
  expect(await previewOf(corpus.extId, { preset: "preference" })).toMatchObject({ arePaired: true, taken: 3 });
});

test("where nothing would be written it says why", async () => {
  const corpus = await givenCorpus(db, [{ stepsJson: [TURN] }]);

  expect(await previewOf(corpus.extId)).toMatchObject({
    taken: 0,
    nothing: "No trajectory that matches is approved. Approve some first.",
  });
});

test("what the newest split has in other pools than train is counted among what would be taken", async () => {
  const corpus = await given();
  const { person } = await givenContext(db, "lead");
  const rows = await queryRows(
    db,
    z.object({ problemId: z.int() }),
    sql`select problem_id as "problemId" from trajectory where ext_id = any(${corpus.trajectories.slice(0, 2)}::uuid[])
        order by bucket nulls first`,
  );
  const problems = [...new Set(rows.map(({ problemId }) => problemId))];
  expect(problems).toHaveLength(2);
  const splitOf = (name: string, pools: readonly string[]) =>
    db.split.create({
      data: {
        ...{ corpusId: corpus.id, personId: person.id, name, note: "", seed: 1, shares: {}, weigh: "problems" },
        pools: { create: problems.map((problemId, at) => ({ problemId, pool: pools[at] ?? "train" })) },
      },
    });

  await splitOf("old", ["never_touch", "never_touch"]);
  await splitOf("v1", ["train", "test"]);

  const { taken, heldOut } = await previewOf(corpus.extId);
  expect([taken, heldOut]).toEqual([2, { split: "v1", pools: [{ pool: "test", count: 1 }] }]);
  expect((await previewOf(corpus.extId, { filter: "-bucket:shop" })).heldOut).toBeNull();
});

test("of what is approved it counts what people call otherwise than agentic, else the filter, and what is no success", async () => {
  const corpus = await givenCorpus(db, [
    { approved: true, stepsJson: [TURN], verdict: "agentic", outcome: "success" },
    { approved: true, stepsJson: [TURN], verdict: "agentic", outcome: "success", label: "sub_task" },
    { approved: true, stepsJson: [TURN], verdict: "sub_task", outcome: "partial", label: "agentic" },
    { approved: true, stepsJson: [TURN], verdict: "review", outcome: "unscored" },
    // A bad example that KTO takes, and what nobody approved.
    { stepsJson: [TURN], verdict: "sub_task", outcome: "fail" },
  ]);

  expect(await previewOf(corpus.extId)).toMatchObject({ taken: 4, notAgentic: 2, noSuccess: 2 });
  expect(await previewOf(corpus.extId, { preset: "kto" })).toMatchObject({ taken: 5, notAgentic: 2, noSuccess: 2 });
  expect(await previewOf(corpus.extId, { filter: "label:sub_task approved:yes" })).toMatchObject({
    ...{ taken: 1, leftOut: [], notAgentic: 1, noSuccess: 0 },
  });
});
