import { afterAll, expect, test } from "vitest";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { startRemoval } from "@/lib/services/corpora/start-removal";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { SAID } from "@/lib/services/imports/fixtures/said-of-one";
import { writeGate } from "@/lib/services/imports/fixtures/write-gate";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { runToEnd } from "./fixtures/run-to-end";

const { db, url } = installation;
const gate = await writeGate(url);
afterAll(() => db.$disconnect());

const admin = await givenContext(db, "admin", home);
const remove = ({ extId, name }: GivenCorpus) => startRemoval(admin, { id: extId, name });
const refusal = { code: "CONFLICT", message: expect.stringContaining("is being removed") };

test.each(Object.entries(SAID))(
  "%s is refused from the start of a removal, and taken again where that is cancelled",
  async (_, { say, table }) => {
    const corpus = await givenCorpus(db, [{}]);
    const [trajectory = ""] = corpus.trajectories;
    const { jobId } = await remove(corpus);

    await expect(say(admin, trajectory)).rejects.toMatchObject(refusal);
    expect(await gate.rowsIn(table, corpus.id)).toBe(0);
    await cancelJob(admin, { id: jobId });
    await say(admin, trajectory);

    expect(await gate.rowsIn(table, corpus.id)).toBeGreaterThan(0);
  },
);

test.each(Object.entries(SAID))(
  "%s that is begun before a removal starts and committed later goes with the corpus",
  async (_, { say, table }) => {
    const corpus = await givenCorpus(db, [{}]);
    await gate.close(table);

    const saying = say(admin, corpus.trajectories[0] ?? "");
    await gate.waiting(1);
    const { jobId } = await remove(corpus);
    const ended = runToEnd(installation, jobId);
    await gate.waiting(2);
    await gate.open();

    await saying;
    expect(await ended).toBe("done");
    expect(await gate.rowsIn(table, corpus.id)).toBe(0);
  },
);

test("an answer in a queue is refused from the start of a removal, and so is what a lead settles there", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [one, other] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const queue = await givenQueue(admin, corpus, { overlap: 2 });
  const lease = await givenLease(one, queue);
  await commitAnswers(other, await givenLease(other, queue), { structure: "agentic" });
  const { jobId } = await remove(corpus);

  await expect(commitAnswers(one, lease, { structure: "sub_task" })).rejects.toMatchObject(refusal);

  await cancelJob(admin, { id: jobId });
  await commitAnswers(one, lease, { structure: "sub_task" });
  await remove(corpus);
  const { extId: itemId, version } = await db.queueItem.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const settling = { queueId: queue.id, itemId, expectedVersion: version, cause: "slip" as const };
  const settled = settleConflict(admin, { ...settling, answers: { structure: "agentic" } });
  await expect(settled).rejects.toMatchObject(refusal);
});
