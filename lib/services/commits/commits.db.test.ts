import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { releaseLease } from "@/lib/services/leases/give-back";
import { leaseItems } from "@/lib/services/leases/lease-items";
import { returnLapsed } from "@/lib/services/leases/return-lapsed";
import { saveDraft } from "@/lib/services/leases/save-draft";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { commitReview } from "./commit-review";
import { givenReview, later } from "./given-review";
import { revealCommit } from "./reveal-commit";
import { undoCommit } from "./undo-commit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

describe("a commit", () => {
  test("sent again changes nothing, one after the other or both at once", async () => {
    const { anna, queue, itemOf } = await givenReview(db);
    const item = await givenLease(anna, queue);
    const commit = randomUUID();
    const send = () => commitAnswers(anna, item, { structure: "agentic", gate: "4" }, { commit });

    const answers = [...(await Promise.all([send(), send(), send()])), await send()];

    expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill("committed"));
    expect(await db.labelEvent.count({ where: { commitId: commit } })).toBe(2);
    expect(await itemOf()).toMatchObject({ answers: 1, freeSlots: 0, version: 1, state: "done" });
  });

  test("tells nothing of the others: agreement and conflict are answered alike", async () => {
    const tell = async (structure: string) => {
      const { anna, ben, queue, itemOf } = await givenReview(db, { overlap: 2 });
      const commit = randomUUID();
      await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" });
      const answer = await commitAnswers(anna, await givenLease(anna, queue), { structure }, { commit });
      return { answer: { ...answer, commit: "" }, state: (await itemOf()).state };
    };

    const [same, other] = [await tell("agentic"), await tell("reject")];

    expect([same.state, other.state]).toEqual(["done", "conflict"]);
    expect(other.answer).toEqual(same.answer);
  });

  test("under the id of another answer is refused in words, whatever it answers and whoever gave that one", async () => {
    const { anna, ben, queue } = await givenReview(db, {}, [{}, {}, {}]);
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });
    const refused = { code: "CONFLICT", message: /under the id of this one/ };
    const [next, theirs] = [await givenLease(anna, queue), await givenLease(ben, queue)];

    await expect(commitAnswers(anna, next, { structure: "agentic" }, { commit })).rejects.toMatchObject(refused);
    await expect(commitAnswers(ben, theirs, { structure: "reject", gate: "2" }, { commit })).rejects.toMatchObject(
      refused,
    );
  });

  test("of somebody who is named for the queue no more counts nowhere, and theirs from before stays", async () => {
    const { anna, ben, lead, queue } = await givenReview(db, {}, [{}, {}]);
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });
    const item = await givenLease(anna, queue);
    await updateQueue(lead, { id: queue.id, reviewers: [ben.person.extId] });

    expect(await commitAnswers(anna, item, { structure: "agentic" })).toEqual({ status: "lease_lost" });
    expect(await undoCommit(anna, { id: commit })).toMatchObject({
      status: "refused",
      reason: expect.stringMatching(/no longer named/),
    });
    await expect(saveDraft(anna, { id: item.lease, answers: {} })).rejects.toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringMatching(/no longer named for the queue/),
    });
  });

  test("that waited for the queue to be closed is not filed", async () => {
    const { anna, queue, itemOf } = await givenReview(db);
    const item = await givenLease(anna, queue);
    await returnLapsed(db, new Date(Date.now() + 200_000));
    const { id } = await itemOf();

    const sent = await db.$transaction(async (tx) => {
      await tx.$executeRaw(sql`select 1 from queue_item where id = ${id} for update`);
      const waiting = commitAnswers(anna, item, { structure: "agentic" });
      await expect
        .poll(
          () => db.$queryRaw`select 1 from pg_locks l join pg_database d on d.datname = current_database()
            join pg_stat_activity a on a.pid = l.pid and a.datid = d.oid where not l.granted`,
        )
        .not.toEqual([]);
      await tx.queue.update({ where: { extId: queue.id }, data: { state: "closed" } });
      return { waiting };
    });

    expect(await sent.waiting).toEqual({ status: "lease_lost" });
    expect(await itemOf()).toMatchObject({ answers: 0 });
  });

  test("names the version of the questions it answered, and stays when they change", async () => {
    const { anna, lead, queue } = await givenReview(db, {}, [{}, {}]);
    const [first, second] = (await leaseItems(anna, { id: queue.id, want: 2 })).items;
    if (!first || !second) throw new Error("nothing leased");
    await commitAnswers(anna, first, { structure: "agentic" });
    await updateQueue(lead, { id: queue.id, questions: [{ kind: "gate", isRequired: true }] });

    expect(await commitAnswers(anna, second, { structure: "agentic", gate: "2" })).toEqual({
      status: "questions_changed",
    });

    expect(await givenLease(anna, queue)).toMatchObject({ questionVersion: 2, draft: { answers: { gate: "2" } } });
    const event = await db.labelEvent.findFirstOrThrow({ where: { personId: anna.person.id, question: "structure" } });
    const set = await db.questionSet.findUniqueOrThrow({ where: { id: event.questionSetId ?? 0 } });
    expect(set.version).toBe(1);
  });

  test("that meets other questions keeps the note of a rejection for another reason in the draft", async () => {
    const { anna, lead, queue } = await givenReview(db);
    const item = await givenLease(anna, queue);
    await updateQueue(lead, { id: queue.id, questions: [{ kind: "structure", isRequired: true }] });
    const answers = { structure: "reject", reason: "other", note: "A long note" };

    expect(await commitAnswers(anna, item, { ...answers, gate: "2" })).toEqual({ status: "questions_changed" });

    expect((await givenLease(anna, queue)).draft?.answers).toEqual(answers);
  });

  test.each([
    ["without a required answer", { gate: "4" }],
    ["with an answer that is none", { structure: "good" }],
    ["to what is not asked", { structure: "agentic", outcome: "ok" }],
  ])("%s is refused, and the lease stays", async (_, answers) => {
    const { anna, queue, itemOf } = await givenReview(db);
    const item = await givenLease(anna, queue);

    await expect(commitAnswers(anna, item, answers)).rejects.toMatchObject({ code: "INVALID" });

    expect(await itemOf()).toMatchObject({ answers: 0, state: "in_progress" });
  });

  test("keeps the evidence that is cited with its question", async () => {
    const { anna, queue } = await givenReview(db);
    const item = await givenLease(anna, queue);
    const span = { step: 0, field: "thought", start: 1, end: 4, quote: "abc" } as const;

    await commitReview(anna, {
      id: item.lease,
      commit: randomUUID(),
      questionVersion: 1,
      answers: { structure: "reject", reason: "loop" },
      spans: { structure: span },
      dwellMs: 1,
      asExtra: false,
    });

    const event = await db.labelEvent.findFirstOrThrow({ where: { personId: anna.person.id } });
    expect(event).toMatchObject({ value: "reject", reason: "loop", span, phase: "answer" });
  });
});

describe("a commit after the lease ran out", () => {
  test("counts when nobody took the slot back", async () => {
    const { anna, queue, itemOf } = await givenReview(db);
    const item = await givenLease(anna, queue);

    expect(await commitAnswers(later(anna, 500), item, { structure: "agentic" })).toMatchObject({
      status: "committed",
    });
    expect(await itemOf()).toMatchObject({ answers: 1, freeSlots: 0 });
  });

  test("takes a free slot again when there is one", async () => {
    const { anna, queue, itemOf } = await givenReview(db);
    const item = await givenLease(anna, queue);
    await returnLapsed(db, new Date(Date.now() + 200_000));
    expect(await itemOf()).toMatchObject({ freeSlots: 1, state: "ready" });

    expect(await commitAnswers(anna, item, { structure: "agentic" })).toMatchObject({
      status: "committed",
    });
    expect(await itemOf()).toMatchObject({ answers: 1, freeSlots: 0, state: "done" });
  });

  test("is told that the slot is somebody else's, keeps its draft, and is filed beside the overlap on request", async () => {
    const { anna, ben, queue, id, itemOf, review } = await givenReview(db);
    const item = await givenLease(anna, queue);
    await returnLapsed(db, new Date(Date.now() + 200_000));
    await givenLease(ben, queue);
    const commit = randomUUID();

    expect(await commitAnswers(anna, item, { structure: "reject" }, { commit })).toEqual({ status: "lease_lost" });
    expect(await db.queueDraft.count({ where: { personId: anna.person.id } })).toBe(1);
    expect(await commitAnswers(anna, item, { structure: "reject" }, { commit, asExtra: true })).toMatchObject({
      status: "committed",
    });
    expect(await commitAnswers(anna, item, { structure: "reject" }, { commit, asExtra: true })).toMatchObject({
      status: "committed",
    });

    expect(await itemOf()).toMatchObject({ answers: 0, state: "in_progress" });
    expect(await db.labelEvent.findMany({ where: { commitId: commit }, select: { phase: true } })).toEqual([
      { phase: "extra" },
    ]);
    expect(await db.queueDraft.count({ where: { personId: anna.person.id } })).toBe(0);
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" });
    expect(await review()).toMatchObject({ label: "agentic" });
    // Ben can take his answer back, and the slot would be Anna's to be given.
    expect(await revealCommit(anna, { id: commit })).toMatchObject({ peers: [] });
    await openTrajectory(ben, { id });
    expect(await revealCommit(anna, { id: commit })).toMatchObject({
      answers: { structure: "reject" },
      peers: [{ name: ben.person.name }],
    });
  });
});

test("a trajectory that two blind queues ask about stays hidden until both are answered", async () => {
  const { anna, lead, corpus, queue, id } = await givenReview(db, { hidden: ["judge"] }, [
    { judge: "scored", gate: 3 },
  ]);
  const second = await givenQueue(lead, corpus, { hidden: ["verdict"] });
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });

  expect((await revealCommit(anna, { id: commit })).detail).toMatchObject({ hidden: ["verdict", "reward"] });
  await commitAnswers(anna, await givenLease(anna, second), { structure: "agentic" });

  expect((await openTrajectory(anna, { id })).hidden).toEqual(["reward"]);
});

test("what a blind reviewer left unanswered opens once others have given all its answers", async () => {
  const { anna, ben, queue, id } = await givenReview(db, {}, [{ judge: "scored", gate: 3 }]);
  expect((await openTrajectory(anna, { id })).hidden).toContain("judge");
  const commit = randomUUID();
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" }, { commit });
  await revealCommit(ben, { id: commit });

  expect((await openTrajectory(anna, { id })).hidden).toEqual(["reward"]);
});

test("a slot that an undo may free goes to nobody who saw what the queue hides", async () => {
  const { anna, ben, corpus, queue, id } = await givenReview(db, {}, [{ judge: "scored", gate: 3 }]);
  const commit = randomUUID();
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" }, { commit });

  // Full, but its answer can be taken back: neither the reader nor a list opens it to who may be asked next.
  expect((await openTrajectory(anna, { id })).hidden).toContain("judge");
  expect((await countTrajectories(anna, { corpus: corpus.extId, filter: "gate:3" })).count).toBe(0);
  const undone = await undoCommit(ben, { id: commit });
  await releaseLease(ben, { id: undone.status === "undone" ? undone.item.lease : "" });

  expect((await givenLease(anna, queue)).hidden).toContain("judge");
});

test("an item opens to who was not asked once its person has answered the next one, or the queue is closed", async () => {
  const { anna, ben, lead, queue, corpus } = await givenReview(db, {}, [{}, {}]);
  const hidden = async (at: number) => (await openTrajectory(anna, { id: corpus.trajectories[at] ?? "" })).hidden;
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic" });
  await commitAnswers(later(ben, 1), await givenLease(ben, queue), { structure: "agentic" });

  expect(await hidden(0)).toEqual(["reward"]);
  expect(await hidden(1)).toContain("judge");
  await updateQueue(lead, { id: queue.id, state: "closed" });

  expect(await hidden(1)).toEqual(["reward"]);
});
