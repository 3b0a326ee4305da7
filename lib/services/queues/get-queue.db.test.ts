import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getQueue } from "./get-queue";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a lead whom a blind queue still asks is not told its filter and order, and is told them again after the last answer", async () => {
  const corpus = await givenCorpus(db, [{ gate: 2, judge: "scored" }]);
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, {
    filter: "gate:2",
    priority: "disagreement",
    reviewers: [lead.person.extId],
  });
  const told = async () => {
    const { filter, priority } = await getQueue(lead, { id: queue.id });
    return [filter, priority];
  };
  expect(await told()).toEqual([null, null]);

  const lease = await givenLease(lead, queue);
  await commitAnswers(lead, lease, { structure: "agentic" });
  // It can still be taken back.
  expect(await told()).toEqual([null, null]);
  await db.$executeRaw(sql`update queue_assignment set revealed_at = now() where person_id = ${lead.person.id}`);

  expect(await told()).toEqual(["gate:2", "disagreement"]);
});
