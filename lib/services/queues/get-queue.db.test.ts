import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getQueue } from "./get-queue";
import { commitAnswers, givenLease, givenQueue } from "./given-queue";
import { updateQueue } from "./update-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function givenBlindQueue(reviewers: "the lead" | "everyone") {
  const corpus = await givenCorpus(db, [{ gate: 2, judge: "scored" }]);
  const lead = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, {
    filter: "gate:2",
    priority: "disagreement",
    reviewers: reviewers === "everyone" ? [] : [lead.person.extId],
  });
  const told = async (purpose?: "review") => {
    const { filter, priority } = await getQueue(lead, { id: queue.id, for: purpose });
    return [filter, priority];
  };

  return { lead, queue, told };
}

test("a lead who is named for a blind queue is not told its filter and order until it is closed", async () => {
  const { lead, queue, told } = await givenBlindQueue("the lead");
  expect(await told()).toEqual([null, null]);
  await commitAnswers(lead, await givenLease(lead, queue), { structure: "agentic" });
  expect(await told()).toEqual([null, null]);

  await updateQueue(lead, { id: queue.id, state: "closed" });

  expect(await told()).toEqual(["gate:2", "disagreement"]);
});

test("of a queue for everyone a lead is told them until an item is given to them, and never for the review itself", async () => {
  const { lead, queue, told } = await givenBlindQueue("everyone");
  expect(await told()).toEqual(["gate:2", "disagreement"]);
  expect(await told("review")).toEqual([null, null]);

  await givenLease(lead, queue);

  expect(await told()).toEqual([null, null]);
});
