import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { setLabel } from "@/lib/services/labels/set-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { givenReview, later } from "./given-review";
import { revealCommit } from "./reveal-commit";
import { undoCommit } from "./undo-commit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function refused(ctx: Context, id: string) {
  const answer = await undoCommit(ctx, { id });
  if (answer.status !== "refused") throw new Error("The answer was taken back.");

  return answer;
}

describe("taking a commit back", () => {
  test("leases the item again with its answers, and takes back what it settled", async () => {
    const { anna, ben, queue, review, itemOf } = await givenReview(db, { overlap: 2 });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "sub_task" });
    const commit = randomUUID();
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "sub_task" }, { commit });

    expect(await undoCommit(ben, { id: commit })).toMatchObject({
      status: "undone",
      item: { draft: { answers: { structure: "sub_task" } } },
    });

    expect(await review()).toMatchObject({ label: null, labelSource: null });
    expect(await itemOf()).toMatchObject({ answers: 1, freeSlots: 0, state: "needs_second", version: 3 });
    expect(await commitAnswers(ben, await givenLease(ben, queue), { structure: "sub_task" })).toMatchObject({
      status: "committed",
    });
    expect(await itemOf()).toMatchObject({ state: "done" });
    expect(await review()).toMatchObject({ label: "sub_task", labelSource: "agreed" });
  });

  test("brings the override back that stood before", async () => {
    const { anna, lead, queue, id, review } = await givenReview(db);
    await setLabel(lead, { id, label: "reject", reason: "loop", expectedVersion: 0 });
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });

    await undoCommit(anna, { id: commit });

    expect(await review()).toMatchObject({ label: "reject", labelSource: "person", labelledBy: lead.person.name });
  });

  test("brings back what another queue had settled", async () => {
    const { anna, ben, lead, corpus, queue, review } = await givenReview(db, { overlap: 2 });
    for (const ctx of [anna, ben]) await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "sub_task" });
    const second = await givenQueue(lead, corpus, { overlap: 2 });
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, second), { structure: "agentic" });
    await commitAnswers(ben, await givenLease(ben, second), { structure: "agentic" }, { commit });
    expect(await review()).toMatchObject({ label: "agentic" });

    await undoCommit(ben, { id: commit });

    expect(await review()).toMatchObject({ label: "sub_task", labelSource: "agreed" });
  });

  test("starts with the last one, and is the person's own", async () => {
    const { anna, ben, queue } = await givenReview(db, {}, [{}, {}]);
    const [first, second] = [randomUUID(), randomUUID()];
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit: first });
    await commitAnswers(later(anna, 1), await givenLease(anna, queue), { structure: "agentic" }, { commit: second });

    await expect(undoCommit(ben, { id: second })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await undoCommit(anna, { id: first })).toMatchObject({
      status: "refused",
      reason: expect.stringMatching(/answered another item since/),
    });
    expect(await undoCommit(anna, { id: second })).toMatchObject({ status: "undone" });
    expect(await undoCommit(anna, { id: second })).toMatchObject({
      status: "refused",
      reason: expect.stringMatching(/taken back already/),
    });
    // It was open while the second answer stood, and nobody says that the person looked.
    const { reason } = await refused(anna, first);
    expect(reason).toMatch(/^Answering the next item closed this one for good/);
    expect(reason).not.toMatch(/has been open to you/);
  });

  test("of what was opened before the next answer says that it was open", async () => {
    const { anna, queue } = await givenReview(db, {}, [{ judge: "scored", gate: 3 }, {}]);
    const [first, second] = [randomUUID(), randomUUID()];
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit: first });
    await revealCommit(later(anna, 1), { id: first });
    await commitAnswers(later(anna, 2), await givenLease(anna, queue), { structure: "agentic" }, { commit: second });
    expect(await undoCommit(later(anna, 3), { id: second })).toMatchObject({ status: "undone" });

    expect(await refused(anna, first)).toMatchObject({ reason: expect.stringMatching(/has been open to you/) });
  });

  test("goes on to earlier ones where nothing is hidden", async () => {
    const { anna, queue } = await givenReview(db, { mode: "assisted", hidden: [] }, [{}, {}]);
    const [first, second] = [randomUUID(), randomUUID()];
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit: first });
    await commitAnswers(later(anna, 1), await givenLease(anna, queue), { structure: "agentic" }, { commit: second });

    expect(await undoCommit(anna, { id: first })).toMatchObject({
      reason: expect.stringMatching(/Take those back first/),
    });
    expect(await undoCommit(anna, { id: second })).toMatchObject({ status: "undone" });
    expect(await undoCommit(anna, { id: first })).toMatchObject({ status: "undone" });
  });

  test("is closed to a look: what the last answer hid stays hidden in lists until it is opened or followed", async () => {
    const { anna, corpus, queue } = await givenReview(db, {}, [{ judge: "scored", gate: 3 }, {}]);
    const list = async () => (await countTrajectories(anna, { corpus: corpus.extId, filter: "" })).count;
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });
    expect(await list()).toBe(0);
    await commitAnswers(later(anna, 1), await givenLease(anna, queue), { structure: "agentic" });
    expect(await list()).toBe(1);
    await openTrajectory(anna, { id: corpus.trajectories[1] ?? "" });
    expect(await list()).toBe(2);
  });

  test.each([
    ["revealed", (ctx: Context, commit: string) => revealCommit(ctx, { id: commit })],
    ["read in the reader", (ctx: Context, _: string, id: string) => openTrajectory(ctx, { id })],
  ])("is refused once what was hidden has been %s", async (_, see) => {
    const { anna, queue, id, itemOf } = await givenReview(db, {}, [{ judge: "scored", gate: 3 }]);
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });
    await see(anna, commit, id);

    expect(await undoCommit(anna, { id: commit })).toEqual({
      status: "refused",
      reason:
        "What was hidden from this answer has been open to you, so it stays as you gave it. Say that you would change it instead.",
    });

    expect(await itemOf()).toMatchObject({ answers: 1, state: "done" });
  });

  test("is not refused where nothing was hidden from the answer", async () => {
    const { anna, queue } = await givenReview(db, { mode: "assisted", hidden: [] });
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });
    await revealCommit(anna, { id: commit });

    expect(await undoCommit(anna, { id: commit })).toMatchObject({ status: "undone" });
  });

  test("hides again what it opened, and the commit that is sent late is not filed twice", async () => {
    const { anna, queue, itemOf } = await givenReview(db, {}, [{ judge: "scored", gate: 3 }]);
    const item = await givenLease(anna, queue);
    const commit = randomUUID();
    await commitAnswers(anna, item, { structure: "agentic" }, { commit });

    await undoCommit(anna, { id: commit });

    await expect(revealCommit(anna, { id: commit })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await commitAnswers(anna, item, { structure: "agentic" }, { commit });
    expect(await itemOf()).toMatchObject({ answers: 0 });
  });
});
