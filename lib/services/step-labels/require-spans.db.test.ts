import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Span } from "@/lib/domain/label";
import { addComment } from "@/lib/services/comments/add-comment";
import { commitReview } from "@/lib/services/commits/commit-review";
import { type GivenReview, givenReview } from "@/lib/services/commits/given-review";
import { revealCommit } from "@/lib/services/commits/reveal-commit";
import { setGate } from "@/lib/services/judge/set-gate";
import { setGateCause } from "@/lib/services/judge/set-gate-cause";
import { listHistory } from "@/lib/services/labels/list-history";
import { setLabel } from "@/lib/services/labels/set-label";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const STEPS = 5;
const given = () => givenReview(db, {}, [{ judge: "scored", gate: 2, steps: STEPS }]);
const at = (step: number, start = 0, end = 3): Span => ({ step, field: "thought", start, end, quote: "lam" });

type Say = (scene: GivenReview) => Promise<(span: Span) => Promise<unknown>>;
const SAID: Readonly<Record<string, Say>> = {
  "a label":
    async ({ lead, id }) =>
    (span) =>
      setLabel(lead, { id, label: "agentic", span, expectedVersion: 0 }),
  "a gate":
    async ({ lead, id }) =>
    (span) =>
      setGate(lead, { id, gate: 4, spans: [at(0), span], expectedVersion: 0 }),
  "the cause of a gate": async ({ anna, queue }) => {
    const commit = randomUUID();
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "4" }, { commit });
    await revealCommit(anna, { id: commit });

    return (span) => setGateCause(anna, { id: commit, cause: "other", spans: [span] });
  },
  "an answer in a queue": async ({ anna, queue }) => {
    const { lease, questionVersion } = await givenLease(anna, queue);
    const answer = { answers: { structure: "agentic", gate: "4" }, dwellMs: 1, asExtra: false };

    return (span) =>
      commitReview(anna, { id: lease, commit: randomUUID(), questionVersion, ...answer, spans: { structure: span } });
  },
  "a comment":
    async ({ lead, id }) =>
    (span) =>
      addComment(lead, { id, body: "Odd.", step: null, span }),
};

describe.each(Object.entries(SAID))("%s", (_, say) => {
  test("cites no step that the trajectory does not have, and its last one", async () => {
    const cite = await say(await given());

    // Steps count from 0: of five the last is 4, and people read it as the fifth.
    for (const step of [STEPS, 99])
      await expect(cite(at(step))).rejects.toMatchObject({
        code: "INVALID",
        message: `This trajectory has no step ${step + 1}; it has ${STEPS}.`,
      });
    await expect(cite(at(STEPS - 1))).resolves.toBeDefined();
  });

  test("cites nothing that ends before it begins, and a place without a character", async () => {
    const cite = await say(await given());

    await expect(cite(at(1, 9, 8))).rejects.toMatchObject({
      code: "INVALID",
      message: "What is cited of step 2 ends before it begins.",
    });
    await expect(cite(at(1, 9, 9))).resolves.toBeDefined();
  });
});

test("an answer that was refused for what it cites is taken without it, under the same id", async () => {
  const { anna, queue, itemOf } = await given();
  const { lease, questionVersion } = await givenLease(anna, queue);
  const answer = { commit: randomUUID(), questionVersion, dwellMs: 1, asExtra: false };
  const send = (spans: Record<string, Span>) =>
    commitReview(anna, { id: lease, ...answer, answers: { structure: "agentic", gate: "4" }, spans });

  await expect(send({ structure: at(99) })).rejects.toMatchObject({ code: "INVALID" });
  expect(await itemOf()).toMatchObject({ answers: 0, state: "in_progress" });

  expect(await send({})).toMatchObject({ status: "committed" });
});

test("what was stored before it was asked is shown as it is", async () => {
  const { lead, id } = await given();
  await setLabel(lead, { id, label: "agentic", span: at(0), expectedVersion: 0 });
  const old = { ...at(99, 9, 8) };
  await db.labelEvent.updateMany({ where: { personId: lead.person.id }, data: { span: old } });

  expect((await listHistory(lead, { id })).events).toMatchObject([{ span: old }]);
});
