import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { overtaken } from "@/lib/db/fixtures/overtaken";
import { startApproval } from "@/lib/services/approvals/start-approval";
import { startExport } from "@/lib/services/exports/start-export";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { sampleSource } from "@/lib/services/judge/sample-source";
import { setLabel } from "@/lib/services/labels/set-label";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { previewQueue } from "@/lib/services/queues/preview-queue";
import { rejudgeRows } from "@/lib/services/rejudge/rejudge-rows";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { getLikeness } from "./get-likeness";
import { makeSelection } from "./make-selection";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

const WON = { outcome: "success", hasLog: true, model: 4, calls: 1, template: 1 } as const;

/** A corpus whose selection was made before its last label. */
async function givenBehind() {
  const corpus = await givenFacts(db, [
    { ...WON, query: "a", approved: true },
    { ...WON, query: "b" },
  ]);
  const select = () => makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
  await select();
  const label = { label: "sub_task", expectedVersion: 0, reason: "narration_only" } as const;
  await setLabel(lead, { id: corpus.trajectories[1] ?? "", ...label });

  return { ...corpus, select };
}

const jobsOf = (extId: string) => ({ kind: "select_kept", payload: { path: ["corpus"], equals: extId } });

const WRITERS: Readonly<Record<string, (corpus: string, filter: string) => Promise<unknown>>> = {
  "an export": (corpus, filter) => startExport(lead, { corpus, filter, preset: "chat", options: {}, gzip: false }),
  "a queue": (extId, filter) => givenQueue(lead, { extId }, { filter, reviewers: [lead.person.extId] }),
  "the preview of a queue": (corpus, filter) => previewQueue(lead, { corpus, filter }),
  "withdrawing all": (corpus, filter) => startApproval(lead, { corpus, filter, approved: false }),
  "asking a judge": (corpus, filter) => rejudgeRows(lead, { corpus, filter, again: false, model: "m", rubric: "r" }),
  "an audit sample": (corpus, filter) => sampleSource(lead, { corpus, filter }),
};

test.each(Object.entries(WRITERS))("%s is not made from a selection that is behind", async (_, write) => {
  const { extId, select } = await givenBehind();

  for (const filter of ["leaves:kept", "-duplicate_of:nothing"])
    await expect(write(extId, filter)).rejects.toMatchObject({
      code: "BEHIND",
      message: expect.stringContaining("is being worked out again after the latest changes. Try again in a moment"),
    });
  await db.jobRun.updateMany({ where: jobsOf(extId), data: { state: "done" } });
  await select();

  await expect(write(extId, "leaves:kept outcome:success")).resolves.toBeDefined();
});

test("lists say that they are of a selection that is behind, and no reason is given for an old stage", async () => {
  const { extId, trajectories, select } = await givenBehind();
  const list = (filter: string) =>
    listTrajectories(lead, { corpus: extId, filter, sort: "-imported", limit: 10 }).then((page) => page.selection);
  const likeness = () => getLikeness(lead, { id: trajectories[1] ?? "" });

  expect(await likeness()).toEqual({ state: "out_of_date" });
  expect([await list("outcome:success"), await list("leaves:kept")]).toEqual([undefined, "being_made"]);
  expect(await likeness()).toEqual({ state: "being_made" });
  await db.jobRun.updateMany({ where: jobsOf(extId), data: { state: "failed", finishedAt: new Date() } });
  expect(await list("leaves:kept")).toBe("out_of_date");
  await expect(WRITERS["a queue"]?.(extId, "leaves:kept")).rejects.toThrow("Bring it up to date in the pipeline");

  await select();
  expect(await list("leaves:kept")).toBeUndefined();
  expect(await likeness()).toMatchObject({ why: "People call it sub-task, which stands above the filter's verdict." });
});

test("a list whose selection is made while its rows are read says that they are of the one before", async () => {
  const { extId, select } = await givenBehind();
  const ctx = { ...lead, db: overtaken(db, ({ text }) => text.includes("with m as materialized"), select) };
  const list = () => listTrajectories(ctx, { corpus: extId, filter: "leaves:kept", sort: "-imported", limit: 10 });

  expect(await list()).toMatchObject({ selection: "being_made", count: { value: 2 } });
  expect(await list()).toMatchObject({ count: { value: 1 } });
});
