import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { Span } from "@/lib/domain/label";
import { type GivenReview, givenReview } from "@/lib/services/commits/given-review";
import { revealCommit } from "@/lib/services/commits/reveal-commit";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { listHistory } from "@/lib/services/labels/list-history";
import { undoLabel } from "@/lib/services/labels/undo-label";
import { returnLapsed } from "@/lib/services/leases/return-lapsed";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { setGate } from "./set-gate";
import { setGateCause } from "./set-gate-cause";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** A thought of which a judge reads the first thousand characters. */
const THOUGHT = `${"I compare the lamps. ".repeat(60)}The second is cheaper.`;
const BEYOND: Span = { step: 0, field: "thought", start: 1_260, end: 1_282, quote: "The second is cheaper." };
const WITHIN: Span = { step: 0, field: "thought", start: 0, end: 9, quote: "I compare" };

const RECORD = JSON.stringify({
  problem_id: "p",
  dialogue: [
    {
      completion: { reasoning_content: "", content: "", message: { think: THOUGHT, tool_call: [], response: "" } },
      extra_info: { step: 1, query: "a lamp", timestamp: 1_795_216_452_178 },
    },
  ],
});

async function answered(gate: string): Promise<GivenReview & { readonly commit: string }> {
  const given = await givenReview(db, {}, [{ judge: "scored", gate: 2, score: 0.3, raw: RECORD }]);
  const commit = randomUUID();
  const answers = { structure: "agentic", gate };
  await commitAnswers(given.anna, await givenLease(given.anna, given.queue), answers, { commit });

  return { ...given, commit };
}

async function gateOf(ctx: Context, id: string) {
  return (await openTrajectory(ctx, { id })).gateReview;
}

test("after the reveal a person says why the own gate differs, and the answer stays blind", async () => {
  const { anna, lead, id, commit } = await answered("4");
  await revealCommit(anna, { id: commit });

  const saved = await setGateCause(anna, { id: commit, cause: "missed_evidence", note: "Step 1.", spans: [WITHIN] });

  expect(saved).toEqual({ cause: "missed_evidence", fault: "judge", isBeyondHorizon: false });
  expect(await gateOf(lead, id)).toMatchObject({
    ...{ gate: 4, isBlind: true, cause: "missed_evidence", fault: "judge" },
    ...{ note: "Step 1.", spans: [WITHIN] },
  });
});

test("the last cause that is named counts, with its own evidence", async () => {
  const { anna, lead, id, commit } = await answered("4");
  await revealCommit(anna, { id: commit });
  await setGateCause(anna, { id: commit, cause: "other", spans: [WITHIN] });

  await setGateCause(anna, { id: commit, cause: "rubric_unclear", spans: [] });

  expect(await gateOf(lead, id)).toMatchObject({ cause: "rubric_unclear", fault: "rubric", spans: [] });
});

test("who looks again is told the cause they named themselves and its note, and of another's nothing", async () => {
  const given = await givenReview(db, { mode: "assisted", hidden: [], overlap: 2 }, [
    { judge: "scored", gate: 2, raw: RECORD },
  ]);
  const { anna, ben, lead, corpus, queue } = given;
  const [first, second] = [randomUUID(), randomUUID()];
  const answers = { structure: "agentic", gate: "4" };
  await commitAnswers(anna, await givenLease(anna, queue), answers, { commit: first });
  await commitAnswers(ben, await givenLease(ben, queue), answers, { commit: second });
  const own = async (ctx: Context, id: string) => (await revealCommit(ctx, { id })).ownCause;
  expect(await own(anna, first)).toBeUndefined();

  await setGateCause(anna, { id: first, cause: "rubric_unclear", spans: [] });
  await setGateCause(anna, { id: first, cause: "other", note: "It read the wrong step.", spans: [WITHIN] });
  expect(await own(ben, second)).toBeUndefined();
  await setGateCause(ben, { id: second, cause: "missed_evidence", spans: [] });

  expect(await own(anna, first)).toEqual({ cause: "other", note: "It read the wrong step." });
  expect(await own(ben, second)).toEqual({ cause: "missed_evidence", note: null });
  await givenQueue(lead, corpus, { hidden: ["judge"] });
  expect(await own(anna, first)).toBeUndefined();
});

test("a cause goes with the answer that it was named for, also when the same is answered anew", async () => {
  const given = await givenReview(db, { mode: "assisted", hidden: [] }, [{ judge: "scored", gate: 2, raw: RECORD }]);
  const { anna, lead, queue, id } = given;
  const [first, second] = [randomUUID(), randomUUID()];
  const answers = { structure: "agentic", gate: "4" };
  await commitAnswers(anna, await givenLease(anna, queue), answers, { commit: first });
  await setGateCause(anna, { id: first, cause: "missed_evidence", note: "Step 1.", spans: [WITHIN] });
  await undoCommit(anna, { id: first });

  await commitAnswers(anna, await givenLease(anna, queue), answers, { commit: second });

  const nothing = { cause: null, fault: null, note: null, spans: [] };
  expect(await gateOf(lead, id)).toMatchObject({ gate: 4, ...nothing });
  await setGateCause(anna, { id: second, cause: "rubric_unclear", spans: [] });
  expect(await gateOf(lead, id)).toMatchObject({ cause: "rubric_unclear" });
});

test("evidence beyond the judge's horizon is filed as a fault of the pipeline, whatever was named", async () => {
  const { anna, lead, id, commit } = await answered("4");
  await revealCommit(anna, { id: commit });

  const saved = await setGateCause(anna, { id: commit, cause: "missed_evidence", spans: [WITHIN, BEYOND] });

  expect(saved).toEqual({ cause: "beyond_horizon", fault: "pipeline", isBeyondHorizon: true });
  expect(await gateOf(lead, id)).toMatchObject({ cause: "beyond_horizon", fault: "pipeline" });
  const over = await setGate(lead, {
    id,
    gate: 5,
    spans: [BEYOND],
    expectedVersion: (await gateOf(lead, id))?.version ?? 0,
  });
  expect(over).toMatchObject({ status: "saved", isBeyondHorizon: true, gateReview: { gate: 5, fault: "pipeline" } });
});

test.each([
  ["says the same", { gate: 2, score: 0.3 }, { judge: "scored" }],
  ["failed", {}, { judge: "failed" }],
] as const)(
  "nothing is filed, nor said to be, where the judge %s: there is nothing to explain",
  async (_, said, state) => {
    const { lead, id } = await givenReview(db, { mode: "assisted", hidden: [] }, [{ ...state, ...said, raw: RECORD }]);

    const saved = await setGate(lead, { id, gate: 2, spans: [BEYOND], expectedVersion: 0 });

    expect(saved).toMatchObject({ status: "saved", isBeyondHorizon: false, gateReview: { gate: 2, cause: null } });
  },
);

test("a cause that a person names is none that was found in what they cite", async () => {
  const { lead, id } = await givenReview(db, { mode: "assisted", hidden: [] }, [
    { judge: "scored", gate: 2, score: 0.3, raw: RECORD },
  ]);

  const saved = await setGate(lead, { id, gate: 5, cause: "beyond_horizon", spans: [WITHIN], expectedVersion: 0 });

  expect(saved).toMatchObject({ isBeyondHorizon: false, gateReview: { cause: "beyond_horizon", fault: "pipeline" } });
});

test("it is refused before the reveal, for another person's answer, and where nothing differs", async () => {
  const cause = { cause: "other" as const, spans: [] };
  const { anna, ben, id, commit } = await answered("4");

  await expect(setGateCause(anna, { id: commit, ...cause })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(setGateCause(ben, { id: commit, ...cause })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const same = await answered("2");
  await revealCommit(same.anna, { id: same.commit });
  await expect(setGateCause(same.anna, { id: same.commit, ...cause })).rejects.toMatchObject({ code: "INVALID" });

  expect(await gateOf(anna, id)).toMatchObject({ cause: null });
});

test("it is refused where the judge names no gate", async () => {
  const { anna, queue } = await givenReview(db, { mode: "assisted", hidden: [] }, [{ judge: "failed", raw: RECORD }]);
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "4" }, { commit });

  await expect(setGateCause(anna, { id: commit, cause: "other", spans: [] })).rejects.toMatchObject({
    message: "The judge names no gate here, so there is nothing to explain.",
  });
});

test("a cause is no answer of the commit, and tells nothing of the judge to who reviews it blind", async () => {
  const { anna, ben, lead, corpus, id, commit } = await answered("4");
  await revealCommit(anna, { id: commit });
  await setGateCause(anna, { id: commit, cause: "credited_narration", spans: [] });
  await givenQueue(lead, corpus, { hidden: ["judge"] });

  expect((await revealCommit(anna, { id: commit })).answers).toEqual({ structure: "agentic", gate: "4" });
  const seenBy = async (ctx: Context) => (await listHistory(ctx, { id })).events.map((event) => event.question);
  expect(await seenBy(lead)).toContain("gate_cause");
  expect(await seenBy(ben)).not.toContain("gate_cause");
  expect(await seenBy(ben)).toContain("gate");
});

test("a gate given in the reader tells of the judge too, so who reviews it blind is not told of it", async () => {
  const { anna, ben, lead, corpus, id } = await givenReview(db, { mode: "assisted", hidden: [] }, [
    { judge: "scored", gate: 2, raw: RECORD },
  ]);
  const own = await setGate(anna, { id, gate: 4, note: "The judge missed it.", spans: [WITHIN], expectedVersion: 0 });
  await undoLabel(anna, { id, eventId: own.status === "saved" ? own.eventId : "" });
  await givenQueue(lead, corpus, { hidden: ["judge"] });

  expect((await listHistory(lead, { id })).events.map(({ value }) => value)).toEqual([null, "4"]);
  expect(await listHistory(ben, { id })).toMatchObject({ events: [], total: 0 });
});

test("it is refused for an answer that was filed beside those that count", async () => {
  const { anna, ben, queue } = await givenReview(db, { mode: "assisted", hidden: [] }, [
    { judge: "scored", gate: 2, raw: RECORD },
  ]);
  const item = await givenLease(anna, queue);
  await returnLapsed(db, new Date(Date.now() + 200_000));
  await givenLease(ben, queue);
  const commit = randomUUID();
  await commitAnswers(anna, item, { structure: "agentic", gate: "4" }, { commit, asExtra: true });

  expect(await revealCommit(anna, { id: commit })).toMatchObject({ isExtra: true, answers: { gate: "4" } });
  await expect(setGateCause(anna, { id: commit, cause: "other", spans: [] })).rejects.toMatchObject({
    code: "INVALID",
    message: expect.stringContaining("beside those that count"),
  });
});
