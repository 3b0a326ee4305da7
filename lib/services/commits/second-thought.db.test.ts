import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getConflict } from "@/lib/services/adjudications/get-conflict";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { listHistory } from "@/lib/services/labels/list-history";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { givenReview } from "./given-review";
import { revealCommit } from "./reveal-commit";
import { addSecondThought } from "./second-thought";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a second thought is kept apart from the blind answer and counts nowhere", async () => {
  const { anna, queue, review, id, lead } = await givenReview(db);
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });

  await addSecondThought(anna, { id: commit, wouldChange: true, answers: { structure: "reject" } });
  await addSecondThought(anna, { id: commit, wouldChange: true, answers: { structure: "reject" } });

  expect(await revealCommit(anna, { id: commit })).toMatchObject({
    answers: { structure: "agentic" },
    secondThought: true,
  });
  expect(await review()).toMatchObject({ label: "agentic" });
  const { events } = await listHistory(lead, { id });
  expect(events.filter((event) => event.phase === "second_thought").map((event) => event.value)).toEqual([
    "reject",
    "yes",
  ]);
});

test("a second thought is corrected until a lead has settled the item, and the last one counts", async () => {
  const { anna, ben, queue, lead, itemOf } = await givenReview(db, { overlap: 2 });
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "reject", reason: "loop" });
  await addSecondThought(anna, { id: commit, wouldChange: true, answers: { structure: "sub_task", note: "Step 3" } });
  await addSecondThought(anna, { id: commit, wouldChange: true, answers: { structure: "sub_task", note: "Step 7" } });
  const notes = await db.labelEvent.findMany({
    where: { commitId: commit, phase: "second_thought", question: "structure" },
  });
  expect(notes.map(({ note }) => note)).toEqual(["Step 3", "Step 7"]);

  await addSecondThought(anna, { id: commit, wouldChange: false });

  expect((await revealCommit(anna, { id: commit })).secondThought).toBe(false);
  const { extId, version } = await itemOf();
  const item = { queueId: queue.id, itemId: extId };
  const conflict = await getConflict(lead, item);
  expect(conflict.sides.find((side) => side.name === anna.person.name)).toMatchObject({ secondThought: false });
  await settleConflict(lead, { ...item, expectedVersion: version, answers: { structure: "agentic" }, cause: "slip" });
  await addSecondThought(anna, { id: commit, wouldChange: false });
  await expect(addSecondThought(anna, { id: commit, wouldChange: true })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/settled this item since/),
  });
});
