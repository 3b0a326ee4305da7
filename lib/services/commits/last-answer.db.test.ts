import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { MyLastAnswer } from "@/lib/contract/last-answer";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { commitAnswers, givenLease, STRUCTURE_AND_GATE } from "@/lib/services/queues/given-queue";
import { givenReview, later } from "./given-review";
import { lastAnswer } from "./last-answer";
import { revealCommit } from "./reveal-commit";
import { undoCommit } from "./undo-commit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const asked = async (ctx: Context, id: string) => MyLastAnswer.parse(await lastAnswer(ctx, { id })).last;

describe("the last answer of a person in a queue", () => {
  test("is the newest that stands, with what it needs to be shown, revealed and taken back", async () => {
    const { anna, queue, corpus } = await givenReview(db, { questions: [...STRUCTURE_AND_GATE] }, [{}, {}]);
    expect(await asked(anna, queue.id)).toBeNull();
    const [first, second] = [randomUUID(), randomUUID()];
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit: first });
    const item = await givenLease(later(anna, 1), queue);
    await commitAnswers(later(anna, 2), item, { structure: "reject", reason: "loop", gate: "2" }, { commit: second });

    expect(await asked(anna, queue.id)).toEqual({
      commit: second,
      item: item.item,
      trajectory: corpus.trajectories.find((id) => id === item.detail.header.id),
      task: item.detail.header.problem.query,
      questions: STRUCTURE_AND_GATE,
      answers: { structure: "reject", reason: "loop", gate: "2" },
      isBlind: true,
      isRevealed: false,
    });
    await undoCommit(later(anna, 3), { id: second });
    expect(await asked(anna, queue.id)).toMatchObject({ commit: first, answers: { structure: "agentic" } });
  });

  test("says that it was revealed", async () => {
    const { anna, queue } = await givenReview(db);
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" }, { commit });

    await revealCommit(anna, { id: commit });

    expect(await asked(anna, queue.id)).toMatchObject({ commit, isRevealed: true });
  });

  test("of a queue that hides nothing was not blind", async () => {
    const { anna, queue } = await givenReview(db, { mode: "assisted", hidden: [] });
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });

    expect(await asked(anna, queue.id)).toMatchObject({ isBlind: false });
  });

  test("is nobody else's", async () => {
    const { anna, ben, queue } = await givenReview(db);
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic" });

    expect(await asked(ben, queue.id)).toBeNull();
  });
});
