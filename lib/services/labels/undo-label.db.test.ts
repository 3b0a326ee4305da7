import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sightsOf } from "@/lib/services/blindness/given-sights";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { givenOne, saved } from "./given-review";
import { setApproval } from "./set-approval";
import { setLabel } from "./set-label";
import { undoLabel } from "./undo-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("undo brings back the label before it and who had given it", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));
  const { eventId } = saved(await setLabel(ben, { id, label: "sub_task", expectedVersion: 1 }));

  const { review } = saved(await undoLabel(ben, { id, eventId }));

  expect(review).toMatchObject({ label: "agentic", labelledBy: anna.person.name, version: 3 });
});

test("undoing the only label leaves none", async () => {
  const { ctx, id } = await givenOne(db);
  const { eventId } = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));

  const { review } = saved(await undoLabel(ctx, { id, eventId }));

  expect(review).toMatchObject({ label: null, labelSource: null, labelledBy: null });
});

test("undoing a rejection brings its withdrawn approval back", async () => {
  const { ctx, id } = await givenOne(db);
  saved(await setApproval(ctx, { id, approved: true, expectedVersion: 0 }));
  const { eventId } = saved(await setLabel(ctx, { id, label: "reject", reason: "loop", expectedVersion: 1 }));

  const { review } = saved(await undoLabel(ctx, { id, eventId }));

  expect(review).toMatchObject({ label: null, approved: true });
});

test("the audit log is told what an undo made of an approval, and of no approval where a label was taken back", async () => {
  const { ctx, id } = await givenOne(db);
  const approval = saved(await setApproval(ctx, { id, approved: true, expectedVersion: 0 }));
  const undo = saved(await undoLabel(ctx, { id, eventId: approval.eventId }));
  saved(await undoLabel(ctx, { id, eventId: undo.eventId }));
  const label = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 3 }));
  saved(await undoLabel(ctx, { id, eventId: label.eventId }));

  const entries = await db.audit.findMany({
    where: { subject: `trajectory:${id}`, verb: "undo" },
    select: { detail: true },
    orderBy: { id: "asc" },
  });

  expect(entries.map(({ detail }) => detail)).toEqual([
    { event: approval.eventId, version: 2, approved: false },
    { event: undo.eventId, version: 3, approved: true },
    { event: label.eventId, version: 5 },
  ]);
});

test("an undo is itself undone", async () => {
  const { ctx, id } = await givenOne(db);
  const { eventId } = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));
  const undo = saved(await undoLabel(ctx, { id, eventId }));

  const { review } = saved(await undoLabel(ctx, { id, eventId: undo.eventId }));

  expect(review).toMatchObject({ label: "agentic", labelledBy: ctx.person.name });
});

test("whose label an undo brings back or meets is in sight from then on, where it is another's", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const [ben, cleo] = [await givenContext(db), await givenContext(db)];
  const first = saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));
  const second = saved(await setLabel(anna, { id, label: "reject", reason: "loop", expectedVersion: 1 }));
  saved(await undoLabel(anna, { id, eventId: second.eventId }));
  expect(await sightsOf(anna)).toEqual([]);

  const over = saved(await setLabel(ben, { id, label: "sub_task", expectedVersion: 3 }));
  expect(await undoLabel(anna, { id, eventId: first.eventId })).toMatchObject({
    status: "conflict",
    review: { label: "sub_task" },
  });
  saved(await undoLabel(ben, { id, eventId: over.eventId }));

  expect(await Promise.all([anna, ben, cleo].map(sightsOf))).toEqual([[["peers"]], [["peers"]], []]);
});

test("an answer that another person answered is not undone, and the later answer is told", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const ben = await givenContext(db);
  const { eventId } = saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));
  const later = saved(await setLabel(ben, { id, label: "sub_task", expectedVersion: 1 }));

  expect(await undoLabel(anna, { id, eventId })).toMatchObject({
    status: "conflict",
    review: { label: "sub_task", version: 2 },
  });

  saved(await undoLabel(ben, { id, eventId: later.eventId }));
  expect(saved(await undoLabel(anna, { id, eventId })).review).toMatchObject({ label: null, labelledBy: null });
});

test("one's own answers are undone in order, over what was taken back already, and each of them once", async () => {
  const { ctx, id } = await givenOne(db);
  const label = saved(await setLabel(ctx, { id, label: "sub_task", expectedVersion: 0 }));
  const given = saved(await setApproval(ctx, { id, approved: true, expectedVersion: 1 }));
  const withdrawn = saved(await setApproval(ctx, { id, approved: false, expectedVersion: 2 }));
  const undo = async (eventId: string) => saved(await undoLabel(ctx, { id, eventId })).review;

  await expect(undo(given.eventId)).rejects.toThrow("You answered again after it. Take that answer back first.");
  expect(await undo(withdrawn.eventId)).toMatchObject({ label: "sub_task", approved: true });
  expect(await undo(given.eventId)).toMatchObject({ label: "sub_task", approved: false });
  await expect(undo(given.eventId)).rejects.toThrow("This answer was taken back already.");
  expect(await undo(label.eventId)).toMatchObject({ label: null, approved: false });
});

test("a rejection that was taken back leaves label and approval before it to be undone", async () => {
  const { ctx, id } = await givenOne(db);
  const label = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));
  const approval = saved(await setApproval(ctx, { id, approved: true, expectedVersion: 1 }));
  const rejection = saved(await setLabel(ctx, { id, label: "reject", reason: "loop", expectedVersion: 2 }));
  const undo = async (eventId: string) => saved(await undoLabel(ctx, { id, eventId })).review;

  expect(await undo(rejection.eventId)).toMatchObject({ label: "agentic", approved: true });
  expect(await undo(approval.eventId)).toMatchObject({ label: "agentic", approved: false });
  expect(await undo(label.eventId)).toMatchObject({ label: null, approved: false });
});

test("undoing a withdrawal does not approve what was rejected since", async () => {
  const { ctx, id } = await givenOne(db);
  saved(await setApproval(ctx, { id, approved: true, expectedVersion: 0 }));
  const { eventId } = saved(await setApproval(ctx, { id, approved: false, expectedVersion: 1 }));
  saved(await setLabel(ctx, { id, label: "reject", reason: "loop", expectedVersion: 2 }));

  await expect(undoLabel(ctx, { id, eventId })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("an annotator takes back their own answer but not another person's, and does not approve", async () => {
  const { ctx: lead, id } = await givenOne(db);
  const annotator = await givenContext(db, "annotator");
  const { eventId } = saved(await setLabel(lead, { id, label: "agentic", expectedVersion: 0 }));
  const own = saved(await setLabel(annotator, { id, label: "sub_task", expectedVersion: 1 }));

  saved(await undoLabel(annotator, { id, eventId: own.eventId }));

  await expect(undoLabel(annotator, { id, eventId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(setApproval(annotator, { id, approved: true, expectedVersion: 3 })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
