import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getConflict } from "@/lib/services/adjudications/get-conflict";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { undoSettlement } from "@/lib/services/adjudications/undo-settlement";
import { givenReview, later } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import { changePerson } from "@/lib/services/people/change-person";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext } from "@/lib/services/trajectories/given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** An item that Anna and Cara differ on, neither of whom has opened it, and Ben, who could still be asked about it. */
async function given() {
  const review = await givenReview(db, { overlap: 2 });
  const { anna, ben, lead, corpus, queue, itemOf } = review;
  const cara = await givenContext(db, "annotator");
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });
  await commitAnswers(cara, await givenLease(cara, queue), { structure: "sub_task" }, { commit });
  const seen = async () => (await countTrajectories(ben, { corpus: corpus.extId, filter: "" })).count;
  const name = (people: readonly (typeof ben)[]) =>
    updateQueue(lead, { id: queue.id, reviewers: people.map(({ person }) => person.extId) });
  const ref = { queueId: queue.id, itemId: (await itemOf()).extId };
  const settle = async () => {
    const { version } = await getConflict(lead, ref);
    const how = { answers: { structure: "agentic" }, cause: "slip", expectedVersion: version } as const;
    return settleConflict(lead, { ...ref, ...how });
  };

  return { ...review, cara, commit, seen, name, ref, settle };
}

test("an item is open once those who answered it are named no more, and stays so when they are named again", async () => {
  const { anna, ben, cara, commit, seen, name } = await given();
  await name([anna, ben, cara]);
  expect(await seen()).toBe(0);

  await name([ben]);

  expect(await seen()).toBe(1);
  await name([ben, cara]);
  expect(await seen()).toBe(1);
  expect(await undoCommit(cara, { id: commit })).toMatchObject({ status: "refused" });
});

test("an item is open once those who answered it are disabled, and stays so when they are back", async () => {
  const { anna, cara, commit, seen } = await given();
  const admin = await givenContext(db, "admin");
  await changePerson(admin, { id: anna.person.extId, state: "disabled" });
  expect(await seen()).toBe(0);

  await changePerson(admin, { id: cara.person.extId, state: "disabled" });

  expect(await seen()).toBe(1);
  await changePerson(admin, { id: cara.person.extId, state: "active" });
  expect(await undoCommit(cara, { id: commit })).toMatchObject({ status: "refused" });
});

test("an item is open once it is settled, and stays so when the settlement is taken back", async () => {
  const { lead, cara, commit, seen, ref, settle } = await given();
  expect(await seen()).toBe(0);

  const { item } = await settle();

  expect(await seen()).toBe(1);
  await undoSettlement(later(lead, 1), { ...ref, event: item.settled?.event ?? "" });
  expect(await seen()).toBe(1);
  expect(await undoCommit(cara, { id: commit })).toMatchObject({ status: "refused" });
});
