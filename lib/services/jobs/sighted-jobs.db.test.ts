import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { cancelJob } from "./cancel-job";
import { getJob } from "./get-job";
import { listJobs } from "./list-jobs";
import { startJob } from "./start-job";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** A job that wrote five of seven rows and failed. */
async function givenExportJob(by: Context, corpus: GivenCorpus): Promise<string> {
  const id = await startJob(db, {
    kind: "export_corpus",
    payload: {},
    personId: by.person.id,
    unit: "rows",
    total: 7,
  });
  const names = { preset: "chat", filter: "", fileName: "x.jsonl", path: "exports/x.jsonl" };
  await db.export.create({ data: { ...names, corpusId: corpus.id, jobId: id, personId: by.person.id } });
  await db.$executeRaw(sql`update job_run set state = 'failed', done = 5, result = '{"rows": 5}', error = 'Nothing is approved.'
    where id = ${id}::uuid`);

  return id;
}

test("figures of an export job are shown to who may have its file, and to a blind reviewer once they answered", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, rae] = [await givenContext(db, "lead"), await givenContext(db, "researcher")];
  const id = await givenExportJob(lead, corpus);
  const told = async (ctx: Context) => {
    const { items } = await listJobs(ctx, { limit: 50 });
    const answers = [items.find((job) => job.id === id), await getJob(ctx, { id }), await cancelJob(ctx, { id })];
    return answers.map((job) => [job?.state, job?.done, job?.total, job?.result, job?.error]);
  };
  const whole = Array(3).fill(["failed", 5, 7, { rows: 5 }, "Nothing is approved."]);
  expect(await told(rae)).toEqual(whole);

  const queue = await givenQueue(lead, corpus, { reviewers: [rae.person.extId] });

  expect(await told(rae)).toEqual(Array(3).fill(["failed", 0, 0, null, expect.stringMatching(/is hidden from you/)]));
  expect(await told(lead)).toEqual(whole);
  await commitAnswers(rae, await givenLease(rae, queue), { structure: "agentic" });
  await openTrajectory(rae, { id: corpus.trajectories[0] ?? "" });
  expect(await told(rae)).toEqual(whole);
});
