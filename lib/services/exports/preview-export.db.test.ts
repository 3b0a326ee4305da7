import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { ExportPreview, type StartExport } from "@/lib/contract/exports";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Selection } from "@/lib/exporters/exporter";
import { takenRows } from "@/lib/services/releases/taken-rows";
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

test.each<[string, Partial<StartExport>, readonly [number, ...string[]]]>([
  ["KTO by outcome", { preset: "kto" }, [3, "1 approved, but not scored", "1 not approved, and not failed"]],
  ["KTO by approval", { preset: "kto", options: { label: "approval" } }, [3, "2 neither approved nor rejected"]],
  ["rejection sampling", { preset: "rejection" }, [1, "2 approved, but no success", "2 not approved"]],
  ["steps of successes", { preset: "step-rl" }, [1, "2 approved, but no success", "2 not approved"]],
  ["steps of all", { preset: "step-rl", options: { reference: "any" } }, [3, "2 not approved"]],
])("%s counts as taken what it then writes by the outcome", async (_, asked, [taken, ...leftOut]) => {
  const claimed = [{ name: "find", args: {}, requestor: "agent" }];
  const stepsJson = [[{ index: 0, role: "agent", text: "Here it is.", claimed, logged: [] }]];
  const approved = { approved: true, stepsJson };
  const corpus = await givenCorpus(db, [
    { ...approved, outcome: "success" },
    { ...approved, outcome: "fail" },
    { ...approved, outcome: "unscored" },
    { stepsJson, outcome: "partial" },
    { stepsJson, outcome: "unscored" },
  ]);

  const preview = await previewOf(corpus.extId, asked);

  expect(preview).toMatchObject({ taken, nothing: null });
  expect(preview.leftOut.map(({ reason, count }) => `${count} ${reason}`)).toEqual(leftOut);
  const { rows } = await writeExport(await givenContext(db, "lead"), {
    corpus: await getExportCorpus(db, { name: corpus.name }),
    filter: "",
    preset: asked.preset ?? "chat",
    options: asked.options ?? {},
    path: join(home, `${randomUUID()}.jsonl`),
    onProgress: async () => undefined,
  });
  expect(rows).toBe(taken);
});

test("where all that is approved has another outcome it says so, and not that nothing is approved", async () => {
  const corpus = await givenCorpus(db, [{ approved: true, stepsJson: [TURN], outcome: "unscored" }]);

  expect(await previewOf(corpus.extId, { preset: "kto" })).toMatchObject({
    ...{ taken: 0, leftOut: [{ reason: "approved, but not scored", count: 1 }], heldOut: null },
    nothing: "None of what matches can be exported. Approve others first.",
  });
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
  await db.$executeRaw(sql`update trajectory set outcome = 'unscored' where ext_id = ${corpus.trajectories[1]}::uuid`);
  expect((await previewOf(corpus.extId, { preset: "kto" })).heldOut).toBeNull();
});

/** Approved ones and others, of which the pipeline keeps the agentic successes. */
async function givenSpokenAgainst() {
  const approved = { approved: true, stepsJson: [TURN] };
  const corpus = await givenCorpus(db, [
    { ...approved, verdict: "agentic", outcome: "success" },
    { ...approved, verdict: "agentic", outcome: "success", label: "sub_task" },
    { ...approved, verdict: "sub_task", outcome: "partial", label: "agentic" },
    { ...approved, verdict: "sub_task", outcome: "fail" },
    // What nobody scored, a release takes by its approval.
    { ...approved, verdict: "review", outcome: "unscored" },
    { ...approved, verdict: "agentic", outcome: "unscored", label: "sub_task" },
    // A bad example that KTO takes, and what nobody approved.
    { stepsJson: [TURN], verdict: "sub_task", outcome: "fail" },
    { stepsJson: [TURN], verdict: "agentic", outcome: "success" },
  ]);
  await db.$executeRaw(sql`insert into selection (corpus_id, trajectory_id, rank, stage)
    select t.corpus_id, t.id, 0, case when t.outcome <> 'success' then 'winners'
        when coalesce(v.label, t.verdict) <> 'agentic' then 'structure' else 'kept' end
      from trajectory t left join review v on v.corpus_id = t.corpus_id and v.trajectory_id = t.id
      where t.corpus_id = ${corpus.id}`);

  return corpus;
}

/** Approved trajectories that a release leaves out, or of pairs would choose in none. */
async function leftByRelease(corpusId: number, selection: Selection): Promise<number> {
  const taken = takenRows({ corpusId, splitId: 0, selection, where: sql`true` });
  const isIn = selection === "pairs" ? sql`m.good` : sql`m.is_taken`;
  const [row] = await queryRows(
    db,
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (${taken}) m where m.approved and not ${isIn}`,
  );

  return row?.count ?? 0;
}

test.each<[string, Partial<StartExport>, Selection, { notAgentic: number; noSuccess: number; taken: number }]>([
  ["chat", {}, "approved", { taken: 6, notAgentic: 1, noSuccess: 2 }],
  ["KTO by outcome", { preset: "kto" }, "approved_or_failed", { taken: 5, notAgentic: 1, noSuccess: 0 }],
  [
    ...(["KTO by approval", { preset: "kto", options: { label: "approval" } }, "approved_or_rejected"] as const),
    { taken: 6, notAgentic: 1, noSuccess: 2 },
  ],
  ["pairs", { preset: "preference" }, "pairs", { taken: 6, notAgentic: 1, noSuccess: 2 }],
])(
  "of what %s takes it counts the approved ones that a release leaves out, by why",
  async (_, asked, selection, counted) => {
    const corpus = await givenSpokenAgainst();

    expect(await previewOf(corpus.extId, asked)).toMatchObject(counted);

    expect(await leftByRelease(corpus.id, selection)).toBe(counted.notAgentic + counted.noSuccess);
  },
);

test("what a release would leave out is counted of what matches", async () => {
  const corpus = await givenSpokenAgainst();

  expect(await previewOf(corpus.extId, { filter: "label:sub_task approved:yes" })).toMatchObject({
    ...{ taken: 2, leftOut: [], notAgentic: 1, noSuccess: 0 },
  });
});
