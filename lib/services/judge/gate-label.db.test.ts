import { afterAll, describe, expect, test } from "vitest";
import type { GateReview, SetGate } from "@/lib/contract/judge-audit";
import { createDb } from "@/lib/db/client";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { undoSettlement } from "@/lib/services/adjudications/undo-settlement";
import { sightsOf } from "@/lib/services/blindness/given-sights";
import { givenReview, later } from "@/lib/services/commits/given-review";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { listHistory } from "@/lib/services/labels/list-history";
import { undoLabel } from "@/lib/services/labels/undo-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { setGate } from "./set-gate";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const JUDGED = [{ judge: "scored", gate: 2, score: 0.3, steps: 4 }] as const;
const SIGHTED_QUEUE = { mode: "assisted", hidden: [] } satisfies Parameters<typeof givenReview>[1];

async function gateOf(ctx: Context, id: string): Promise<GateReview | undefined> {
  return (await openTrajectory(ctx, { id })).gateReview;
}

function own(ctx: Context, id: string, given: Partial<SetGate>): ReturnType<typeof setGate> {
  return setGate(ctx, { id, gate: 4, spans: [], expectedVersion: 0, ...given });
}

describe("the gate of people", () => {
  test("is the answer of a queue that asks one, blind where the queue hid the judge", async () => {
    const { anna, lead, queue, id } = await givenReview(db, {}, JUDGED);

    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "4" });

    expect(await gateOf(lead, id)).toMatchObject({ gate: 4, source: "person", isBlind: true, cause: null, version: 1 });
  });

  test.each([
    ["an assisted queue", SIGHTED_QUEUE],
    ["a queue that hides something else", { mode: "blind", hidden: ["verdict"] }],
  ] satisfies [string, Parameters<typeof givenReview>[1]][])("given in %s is not blind", async (_, wanted) => {
    const { anna, lead, queue, id } = await givenReview(db, wanted, JUDGED);

    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "4" });

    expect(await gateOf(lead, id)).toMatchObject({ gate: 4, isBlind: false });
  });

  test("is agreed and nobody's own when everybody says the same, and gone when one answer is taken back", async () => {
    const { anna, ben, lead, queue, id } = await givenReview(db, { overlap: 2 }, JUDGED);
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "3" });
    expect(await gateOf(lead, id)).toMatchObject({ gate: null });

    const commit = "5b0c3f2e-8a8e-4a53-9b7e-1c1f6b8a0d11";
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic", gate: "3" }, { commit });
    expect(await gateOf(lead, id)).toMatchObject({ gate: 3, source: "agreed", givenBy: null });
    await undoCommit(ben, { id: commit });

    expect(await gateOf(lead, id)).toMatchObject({ gate: null, source: null, isBlind: false });
  });

  test("is what a lead settles where the reviewers differ, until that is taken back", async () => {
    const { anna, ben, lead, queue, id, itemOf } = await givenReview(db, { overlap: 2 }, JUDGED);
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "3" });
    await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic", gate: "1" });
    const { extId: itemId, version } = await itemOf();
    const at = { queueId: queue.id, itemId };

    const settled = await settleConflict(lead, {
      ...at,
      answers: { gate: "1" },
      cause: "slip",
      expectedVersion: version,
    });
    // The lead saw the judge beside the others' answers.
    const isBlind = false;
    expect(await gateOf(lead, id)).toMatchObject({
      gate: 1,
      source: "adjudicated",
      givenBy: lead.person.name,
      isBlind,
    });
    await undoSettlement(lead, { ...at, event: settled.item.settled?.event ?? "" });

    expect(await gateOf(lead, id)).toMatchObject({ gate: null });
  });

  test("given in the reader is sighted, keeps its cause and all its spans, and is listed once in the history", async () => {
    const { anna, id } = await givenReview(db, SIGHTED_QUEUE, JUDGED);
    const spans = [aSpan(1), aSpan(2)];

    const saved = await own(anna, id, { cause: "credited_narration", note: "Only narrated.", spans });

    expect(saved).toMatchObject({ status: "saved", isBeyondHorizon: false });
    expect(saved.gateReview).toMatchObject({
      ...{ gate: 4, source: "person", givenBy: anna.person.name, isBlind: false },
      ...{ cause: "credited_narration", fault: "judge", note: "Only narrated.", spans },
    });
    const { events } = await listHistory(anna, { id });
    expect(events.map((event) => event.question)).toEqual(["gate_cause", "gate"]);
    expect(events[1]?.span).toEqual(spans[0]);
  });

  test("that is the judge's needs no cause", async () => {
    const { anna, id } = await givenReview(db, SIGHTED_QUEUE, JUDGED);

    const { gateReview } = await own(anna, id, { gate: 2, cause: "other" });

    expect(gateReview).toMatchObject({ gate: 2, cause: null, fault: null });
  });

  test("has no cause where the judge names no gate", async () => {
    const { anna, id } = await givenReview(db, SIGHTED_QUEUE, [{ judge: "scored", score: 0.45 }]);

    const { gateReview } = await own(anna, id, { gate: 2, cause: "missed_evidence" });

    expect(gateReview).toMatchObject({ gate: 2, cause: null, fault: null });
  });

  test("is not overwritten by who did not see it, and is in that one's sight from then on", async () => {
    const { anna, ben, id } = await givenReview(db, SIGHTED_QUEUE, JUDGED);
    const [first, second] = await Promise.all([own(anna, id, { gate: 1 }), own(ben, id, { gate: 3 })]);

    const saved = [first, second].filter((write) => write.status === "saved");
    expect(saved).toHaveLength(1);
    expect([first, second].map(({ gateReview }) => gateReview.gate)).toEqual([
      saved[0]?.gateReview.gate,
      saved[0]?.gateReview.gate,
    ]);
    const [late, early] = first.status === "conflict" ? [anna, ben] : [ben, anna];
    expect([await sightsOf(late), await sightsOf(early)]).toEqual([[["peers"]], []]);
  });

  test("is taken back by its person: what stood before counts again, with its cause", async () => {
    const { anna, ben, lead, id } = await givenReview(db, SIGHTED_QUEUE, JUDGED);
    const first = await own(anna, id, { gate: 1, cause: "id_alone", spans: [aSpan(3)] });
    const second = await own(later(anna, 1), id, { gate: 5, expectedVersion: first.gateReview.version });
    const eventId = second.status === "saved" ? second.eventId : "";

    await expect(undoLabel(ben, { id, eventId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const undone = await undoLabel(anna, { id, eventId });

    const stands = { gate: 1, cause: "id_alone", spans: [aSpan(3)] };
    expect(undone).toMatchObject({ status: "saved", gateReview: stands });
    expect(await gateOf(lead, id)).toEqual(undone.gateReview);
    await expect(undoLabel(anna, { id, eventId })).rejects.toMatchObject({ code: "CONFLICT" });
    const before = first.status === "saved" ? first.eventId : "";
    expect(await undoLabel(anna, { id, eventId: before })).toMatchObject({ status: "saved" });
    expect(await gateOf(lead, id)).toMatchObject({ gate: null });
  });

  test("that another person gave after it stays, and is in sight of who would take one's own back", async () => {
    const { anna, ben, id } = await givenReview(db, SIGHTED_QUEUE, JUDGED);
    const first = await own(anna, id, { gate: 1 });
    const theirs = await own(later(ben, 1), id, { gate: 3, expectedVersion: first.gateReview.version });
    const eventId = first.status === "saved" ? first.eventId : "";

    const undo = await undoLabel(anna, { id, eventId });

    expect(undo).toMatchObject({ status: "conflict", gateReview: theirs.gateReview });
    expect(await sightsOf(anna)).toEqual([["peers"]]);
  });

  test("set to none leaves what a queue settled", async () => {
    const { anna, lead, queue, id } = await givenReview(db, SIGHTED_QUEUE, JUDGED);
    await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "4" });
    const over = await own(later(lead, 5), id, { gate: 1, expectedVersion: 1 });
    expect(await gateOf(lead, id)).toMatchObject({ gate: 1, givenBy: lead.person.name });

    await own(later(lead, 6), id, { gate: null, expectedVersion: over.gateReview.version });

    expect(await gateOf(lead, id)).toMatchObject({ gate: 4, givenBy: anna.person.name });
  });

  test("that several settled is overruled by a lead alone, and stays so when another queue agrees", async () => {
    const { anna, ben, lead, corpus, queue, id } = await givenReview(db, { overlap: 2 }, JUDGED);
    for (const ctx of [anna, ben])
      await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "agentic", gate: "3" });
    const { version = 0 } = (await gateOf(lead, id)) ?? {};
    await openTrajectory(anna, { id });

    await expect(own(anna, id, { expectedVersion: version })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await own(lead, id, { gate: 5, expectedVersion: version });
    const second = await givenQueue(lead, corpus, { overlap: 2, reviewers: [anna.person.extId, ben.person.extId] });
    for (const ctx of [anna, ben])
      await commitAnswers(ctx, await givenLease(ctx, second), { structure: "agentic", gate: "1" });

    expect(await gateOf(lead, id)).toMatchObject({ gate: 5, source: "adjudicated", givenBy: lead.person.name });
  });

  test("is not given beside the queue by who reviews it blind", async () => {
    const { anna, id } = await givenReview(db, {}, JUDGED);

    await expect(own(anna, id, {})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

function aSpan(step: number) {
  return { step, field: "thought", start: 0, end: 3, quote: "lam" } as const;
}
