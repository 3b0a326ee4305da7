import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { cancelJob } from "./cancel-job";
import { getJob } from "./get-job";
import { jobAction } from "./job-action";
import { listJobs } from "./list-jobs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function givenJob(kind: string): Promise<string> {
  const { id } = await db.jobRun.create({ data: { kind, payload: {} }, select: { id: true } });

  return id;
}

test.each([
  ["researcher", "approve_matching", "approve all matching trajectories"],
  ["researcher", "of-another-version", "approve all matching trajectories"],
  ["annotator", "import", "import files"],
  ["annotator", "retry-import", "import files"],
  ["annotator", "export_corpus", "export"],
])("a %s may not cancel a job %s, which goes on", async (role, kind, action) => {
  const ctx = await givenContext(db, role);
  const id = await givenJob(kind);

  await expect(cancelJob(ctx, { id })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: `Your role, ${role}, may not ${action}. Ask a lead to do it.`,
  });
  expect(await getJob(ctx, { id })).toMatchObject({ state: "queued", cancelRequested: false });
});

test("whoever may start a job may cancel it", async () => {
  const researcher = await givenContext(db, "researcher");

  expect(await cancelJob(researcher, { id: await givenJob("import") })).toMatchObject({ state: "cancelled" });
  expect(JOBS.map(({ kind }) => [kind, jobAction(kind)])).toEqual([
    ["import", "import"],
    ["retry-import", "import"],
    ["approve_matching", "approve_matching"],
    ["undo_approval", "approve_matching"],
    ["export_corpus", "export"],
    ["check_judgements", "import"],
    ["measure_trajectories", "import"],
    ["rejudge", "rejudge"],
    ["activate_filter", "activate_filter"],
    ["select_kept", "test_filter"],
    ["build_release", "build_release"],
    ["audit_release", "sign_release"],
    ["sign_release", "sign_release"],
    ["cluster_problems", "change_clusters"],
    ["audit_split", "see_releases"],
    ["remove_corpus", "remove_corpus"],
    ["take_back_import", "import"],
  ]);
});

test.each([
  ["queued", "import", 1],
  ["queued", "activate_filter", 1],
  ["running", "import", 1],
  ["done", "import", 0],
  ["failed", "import", 0],
])("cancelling one that is %s (%s) twice is %i entries of the audit log", async (state, kind, entries) => {
  const ctx = await givenContext(db);
  const { id } = await db.jobRun.create({ data: { kind, state, payload: {} }, select: { id: true } });

  await cancelJob(ctx, { id });
  await cancelJob(ctx, { id });

  expect(await db.audit.count({ where: { verb: "cancel", subject: `job:${id}` } })).toBe(entries);
});

test("a role that this version does not know reads no job", async () => {
  const ctx = await givenContext(db);
  const visitor = { ...ctx, person: { ...ctx.person, role: "visitor" } };
  const id = await givenJob("import");

  await expect(getJob(visitor, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(listJobs(visitor, { limit: 5 })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
