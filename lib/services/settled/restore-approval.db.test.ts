import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Answers } from "@/lib/domain/question";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { undoSettlement } from "@/lib/services/adjudications/undo-settlement";
import { givenReview } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { listHistory } from "@/lib/services/labels/list-history";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { undoLabel } from "@/lib/services/labels/undo-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const REJECT = { structure: "reject", reason: "loop" } as const;
const AGENTIC = { structure: "agentic" } as const;

/** An approved trajectory in two queues that ask one person each; who answers there can take it back. */
async function given() {
  const one = await givenReview(db, {}, [{ steps: 1 }]);
  const { lead, corpus, id, review } = one;
  const other = await givenQueue(lead, corpus);
  const approve = async (approved: boolean) => {
    const version = (await review())?.version ?? 0;
    expect(await setApproval(lead, { id, approved, expectedVersion: version })).toMatchObject({ status: "saved" });
  };
  await approve(true);

  return { ...one, other, approve };
}

/** @returns what takes the answer back */
async function answer(ctx: Context, queue: { readonly id: string }, answers: Answers) {
  const commit = randomUUID();
  expect(await commitAnswers(ctx, await givenLease(ctx, queue), answers, { commit })).toMatchObject({
    status: "committed",
  });

  return async () => expect(await undoCommit(ctx, { id: commit })).toMatchObject({ status: "undone" });
}

describe("an approval that a rejection withdrew", () => {
  test.each(["first", "last"])(
    "comes back once two rejections are taken back, the one that withdrew it %s",
    async (at) => {
      const { anna, ben, queue, other, review } = await given();
      const undos = [await answer(anna, queue, REJECT), await answer(ben, other, REJECT)];
      const [undoOne, undoOther] = at === "first" ? undos : undos.toReversed();

      await undoOne?.();
      expect(await review()).toMatchObject({ label: "reject", approved: false });
      await undoOther?.();

      expect(await review()).toMatchObject({ label: null, approved: true });
    },
  );

  test("comes back with the rejection also where another queue's answer counts by then", async () => {
    const { anna, ben, queue, other, review } = await given();
    const undo = await answer(anna, queue, REJECT);
    await answer(ben, other, AGENTIC);
    expect(await review()).toMatchObject({ label: "agentic", approved: false });

    await undo();

    expect(await review()).toMatchObject({ label: "agentic", approved: true });
  });

  test("stays away while the rejection stands overruled, whatever else is taken back", async () => {
    const { anna, ben, lead, corpus, queue, other, review } = await given();
    const undoRejection = await answer(anna, queue, REJECT);
    await answer(ben, other, AGENTIC);
    const third = await givenQueue(lead, corpus);
    const undoThird = await answer(await givenContext(db, "annotator"), third, AGENTIC);

    await undoThird();
    expect(await review()).toMatchObject({ label: "agentic", approved: false });
    await undoRejection();

    expect(await review()).toMatchObject({ label: "agentic", approved: true });
  });

  test("stays away while another rejection stands overruled than the one that withdrew it", async () => {
    const { anna, ben, lead, corpus, queue, other, review } = await given();
    const undoFirst = await answer(anna, queue, REJECT);
    const undoSecond = await answer(ben, other, REJECT);
    const third = await givenQueue(lead, corpus);
    await answer(await givenContext(db, "annotator"), third, AGENTIC);

    await undoFirst();
    expect(await review()).toMatchObject({ label: "agentic", approved: false });
    await undoSecond();

    expect(await review()).toMatchObject({ label: "agentic", approved: true });
  });

  test("belongs to the rejection that counts, also where taking another answer back made it count", async () => {
    const { anna, ben, lead, corpus, queue, other, review, approve } = await given();
    const undoRejection = await answer(anna, queue, REJECT);
    const undoAgentic = await answer(ben, other, AGENTIC);
    await approve(true);
    await undoAgentic();
    expect(await review()).toMatchObject({ label: "reject", approved: false });
    await answer(ben, other, AGENTIC);
    const third = await givenQueue(lead, corpus);
    const undoThird = await answer(await givenContext(db, "annotator"), third, AGENTIC);

    await undoThird();
    expect(await review()).toMatchObject({ label: "agentic", approved: false });
    await undoRejection();

    expect(await review()).toMatchObject({ label: "agentic", approved: true });
  });

  test("comes back with a lead's settlement that another one had overruled", async () => {
    const { anna, ben, lead, corpus, id, review } = await givenReview(db, { overlap: 2 }, [{ steps: 1 }]);
    await setApproval(lead, { id, approved: true, expectedVersion: 0 });
    const settle = async (answers: Answers) => {
      const queue = await givenQueue(lead, corpus, { overlap: 2 });
      await answer(anna, queue, { structure: "sub_task" });
      await answer(ben, queue, AGENTIC);
      const { extId, version } = await db.queueItem.findFirstOrThrow({ where: { queue: { extId: queue.id } } });
      const ref = { queueId: queue.id, itemId: extId };
      const { item } = await settleConflict(lead, { ...ref, answers, cause: "slip", expectedVersion: version });

      return { ...ref, event: item?.settled?.event ?? "" };
    };
    const rejected = await settle(REJECT);
    await settle(AGENTIC);
    expect(await review()).toMatchObject({ label: "agentic", approved: false });

    await undoSettlement(lead, rejected);

    expect(await review()).toMatchObject({ label: "agentic", approved: true });
  });

  test("stays away where the answer that is taken back was no rejection", async () => {
    const { anna, ben, lead, queue, other, id, review } = await given();
    const undoRejection = await answer(anna, queue, REJECT);
    const say = async (said: { label: "reject"; reason: "loop" } | { label: "agentic" }) => {
      const expectedVersion = (await review())?.version ?? 0;
      expect(await setLabel(lead, { id, ...said, expectedVersion })).toMatchObject({ status: "saved" });
    };
    await say({ label: "reject", reason: "loop" });
    await undoRejection();
    await say({ label: "agentic" });
    const undoAgentic = await answer(ben, other, AGENTIC);

    await undoAgentic();

    expect(await review()).toMatchObject({ label: "agentic", approved: false });
  });

  test("stays away where a person withdrew it in the reader too", async () => {
    const { anna, ben, queue, other, review, approve } = await given();
    const undos = [await answer(anna, queue, REJECT), await answer(ben, other, AGENTIC)];
    await approve(false);

    for (const undo of undos) await undo();

    expect(await review()).toMatchObject({ label: null, approved: false });
  });

  test("comes back as an answer that takes the withdrawal back, and who takes that one back keeps it away", async () => {
    const { anna, ben, lead, queue, other, id, review } = await given();
    const undoRejection = await answer(anna, queue, REJECT);
    const undoAgentic = await answer(ben, other, AGENTIC);
    await undoRejection();
    const { events } = await listHistory(lead, { id });
    const [restored, withdrawn, approved] = events.filter(({ question }) => question === "approval");
    expect([approved?.value, withdrawn?.value]).toEqual(["yes", "no"]);
    expect(restored).toMatchObject({ value: "yes", person: anna.person.name, undoes: withdrawn?.id, queue: null });
    expect(restored?.version).toBe((await review())?.version);

    await undoLabel(lead, { id, eventId: restored?.id ?? "" });
    expect(await review()).toMatchObject({ approved: false });
    await undoAgentic();

    expect(await review()).toMatchObject({ label: null, approved: false });
  });
});
