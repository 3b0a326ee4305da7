import { afterAll, expect, test } from "vitest";
import { LabelHistory, type Review, ReviewWrite } from "@/lib/contract/labels";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { listHistory } from "./list-history";
import { setApproval } from "./set-approval";
import { setLabel } from "./set-label";
import { undoLabel } from "./undo-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function givenOne(trajectory: GivenTrajectory = {}): Promise<{ ctx: Context; id: string }> {
  const corpus = await givenCorpus(db, [trajectory]);

  return { ctx: await givenContext(db), id: corpus.trajectories[0] ?? "" };
}

function saved(write: ReviewWrite): { review: Review; eventId: string } {
  const parsed = ReviewWrite.parse(write);
  if (parsed.status === "conflict") throw new Error(`conflict with ${JSON.stringify(parsed.review)}`);

  return parsed;
}

async function eventsOf(ctx: Context, id: string): Promise<[string, string | null][]> {
  const history = LabelHistory.parse(await listHistory(ctx, { id }));

  return history.events.map((event) => [event.question, event.value]);
}

test("a label is saved with its person and its version counts up", async () => {
  const { ctx, id } = await givenOne();

  const first = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));
  const second = saved(await setLabel(ctx, { id, label: "sub_task", expectedVersion: 1 }));

  expect(first.review).toMatchObject({
    label: "agentic",
    labelSource: "person",
    labelledBy: ctx.person.name,
    version: 1,
  });
  expect(second.review).toMatchObject({ label: "sub_task", version: 2 });
});

test("the second person is told about the first one's answer instead of overwriting it", async () => {
  const { ctx: anna, id } = await givenOne();
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  const answer = await setLabel(ben, { id, label: "reject", expectedVersion: 0 });

  expect(answer).toMatchObject({
    status: "conflict",
    review: { label: "agentic", labelledBy: anna.person.name, version: 1 },
  });
  expect(await eventsOf(ben, id)).toEqual([["structure", "agentic"]]);
});

test.each([
  ["a trajectory nobody touched", {}, 0],
  ["a trajectory with a review", { label: "agentic" }, 1],
] as const)("of eight people who write at once on %s exactly one wins", async (_, trajectory, expectedVersion) => {
  const { id } = await givenOne(trajectory);
  const people = await Promise.all(Array.from({ length: 8 }, () => givenContext(db)));

  const answers = await Promise.all(people.map((ctx) => setLabel(ctx, { id, label: "sub_task", expectedVersion })));

  const winners = answers.flatMap((answer, index) => (answer.status === "saved" ? [people[index]?.person.name] : []));
  const losers = answers.filter((answer) => answer.status === "conflict");
  expect(winners).toHaveLength(1);
  expect(losers.every((answer) => answer.review.labelledBy === winners[0])).toBe(true);
  expect(await eventsOf(people[0] ?? (await givenContext(db)), id)).toHaveLength(1);
});

test("a first answer that is being written is waited for, not written over", async () => {
  const { ctx, id } = await givenOne();
  const key = await locateTrajectory(db, id);
  let second: Promise<ReviewWrite> | undefined;

  await db.$transaction(async (first) => {
    await first.$executeRaw`insert into review (corpus_id, trajectory_id, label, label_source, version)
      values (${key.corpusId}, ${key.id}, 'agentic', 'person', 1)`;
    second = setLabel(ctx, { id, label: "reject", expectedVersion: 0 });
    await expect
      .poll(
        () => db.$queryRaw`select 1 from pg_locks l join pg_database d on d.datname = current_database()
        join pg_stat_activity a on a.pid = l.pid and a.datid = d.oid where not l.granted`,
      )
      .toHaveLength(1);
  });

  expect(await second).toMatchObject({ status: "conflict", review: { label: "agentic", version: 1 } });
});

test("a version that never existed changes nothing", async () => {
  const { ctx, id } = await givenOne();

  const answer = await setLabel(ctx, { id, label: "agentic", expectedVersion: 5 });

  expect(answer).toMatchObject({ status: "conflict", review: { label: null, version: 0 } });
  expect(await eventsOf(ctx, id)).toEqual([]);
});

test("an approval that meets another person's newer answer changes nothing and is told of it", async () => {
  const { ctx: anna, id } = await givenOne({ label: "sub_task" });
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 1 }));

  expect(await setApproval(ben, { id, approved: true, expectedVersion: 1 })).toMatchObject({
    status: "conflict",
    review: { label: "agentic", labelledBy: anna.person.name, approved: false, version: 2 },
  });
  expect(await eventsOf(ben, id)).toEqual([["structure", "agentic"]]);
  expect(await db.audit.count({ where: { subject: `trajectory:${id}`, verb: "approve" } })).toBe(0);
});

test("of eight people who approve at once exactly one writes", async () => {
  const { id } = await givenOne();
  const people = await Promise.all(Array.from({ length: 8 }, () => givenContext(db)));

  const answers = await Promise.all(people.map((ctx) => setApproval(ctx, { id, approved: true, expectedVersion: 0 })));

  expect(answers.filter(({ status }) => status === "saved")).toHaveLength(1);
  expect(answers.filter(({ status }) => status === "conflict").every(({ review }) => review.approved)).toBe(true);
});

test("rejecting withdraws the approval, and the history says so", async () => {
  const { ctx, id } = await givenOne();
  saved(await setApproval(ctx, { id, approved: true, expectedVersion: 0 }));

  const { review } = saved(await setLabel(ctx, { id, label: "reject", expectedVersion: 1 }));

  expect(review).toMatchObject({ label: "reject", approved: false, version: 2 });
  expect((await eventsOf(ctx, id)).toSorted()).toEqual([
    ["approval", "no"],
    ["approval", "yes"],
    ["structure", "reject"],
  ]);
});

test("what is rejected is not approved, with a sentence", async () => {
  const { ctx, id } = await givenOne({ label: "reject" });

  await expect(setApproval(ctx, { id, approved: true, expectedVersion: 1 })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "This trajectory is rejected. Take the rejection back before you approve it.",
  });
});

test("what holds no turn of the agent is not approved, with a sentence, and an old approval of it is taken back", async () => {
  const { ctx, id } = await givenOne({ steps: 1, hasAgentTurn: false });
  const { ctx: other, id: approved } = await givenOne({ steps: 0, approved: true });

  await expect(setApproval(ctx, { id, approved: true, expectedVersion: 0 })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/no turn of the agent/),
  });
  expect(await eventsOf(ctx, id)).toEqual([]);
  expect(saved(await setApproval(other, { id: approved, approved: false, expectedVersion: 1 })).review).toMatchObject({
    approved: false,
  });
});

test("the history tells one's own answers from another person's", async () => {
  const { ctx: anna, id } = await givenOne();
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  expect((await listHistory(anna, { id })).events).toMatchObject([{ isMine: true }]);
  expect((await listHistory(ben, { id })).events).toMatchObject([{ isMine: false }]);
});

test("an approval keeps who labelled", async () => {
  const { ctx: anna, id } = await givenOne();
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  const { review } = saved(await setApproval(ben, { id, approved: true, expectedVersion: 1 }));

  expect(review).toMatchObject({ approved: true, labelledBy: anna.person.name });
});

test("undo brings back the label before it and who had given it", async () => {
  const { ctx: anna, id } = await givenOne();
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));
  const { eventId } = saved(await setLabel(ben, { id, label: "sub_task", expectedVersion: 1 }));

  const { review } = saved(await undoLabel(ben, { id, eventId }));

  expect(review).toMatchObject({ label: "agentic", labelledBy: anna.person.name, version: 3 });
});

test("undoing the only label leaves none", async () => {
  const { ctx, id } = await givenOne();
  const { eventId } = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));

  const { review } = saved(await undoLabel(ctx, { id, eventId }));

  expect(review).toMatchObject({ label: null, labelSource: null, labelledBy: null });
});

test("undoing a rejection brings its withdrawn approval back", async () => {
  const { ctx, id } = await givenOne();
  saved(await setApproval(ctx, { id, approved: true, expectedVersion: 0 }));
  const { eventId } = saved(await setLabel(ctx, { id, label: "reject", expectedVersion: 1 }));

  const { review } = saved(await undoLabel(ctx, { id, eventId }));

  expect(review).toMatchObject({ label: null, approved: true });
});

test("an undo is itself undone", async () => {
  const { ctx, id } = await givenOne();
  const { eventId } = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));
  const undo = saved(await undoLabel(ctx, { id, eventId }));

  const { review } = saved(await undoLabel(ctx, { id, eventId: undo.eventId }));

  expect(review).toMatchObject({ label: "agentic", labelledBy: ctx.person.name });
});

test("an event that a later one answered is not undone, and the later answer is told", async () => {
  const { ctx, id } = await givenOne();
  const { eventId } = saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));
  saved(await setLabel(ctx, { id, label: "sub_task", expectedVersion: 1 }));

  expect(await undoLabel(ctx, { id, eventId })).toMatchObject({
    status: "conflict",
    review: { label: "sub_task", version: 2 },
  });
});

test("undoing a withdrawal does not approve what was rejected since", async () => {
  const { ctx, id } = await givenOne();
  saved(await setApproval(ctx, { id, approved: true, expectedVersion: 0 }));
  const { eventId } = saved(await setApproval(ctx, { id, approved: false, expectedVersion: 1 }));
  saved(await setLabel(ctx, { id, label: "reject", expectedVersion: 2 }));

  await expect(undoLabel(ctx, { id, eventId })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("an annotator takes back their own answer but not another person's, and does not approve", async () => {
  const { ctx: lead, id } = await givenOne();
  const annotator = await givenContext(db, "annotator");
  const { eventId } = saved(await setLabel(lead, { id, label: "agentic", expectedVersion: 0 }));
  const own = saved(await setLabel(annotator, { id, label: "sub_task", expectedVersion: 1 }));

  saved(await undoLabel(annotator, { id, eventId: own.eventId }));

  await expect(undoLabel(annotator, { id, eventId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(setApproval(annotator, { id, approved: true, expectedVersion: 3 })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

test("reason, note and span come back in the history, with characters that the database cannot hold replaced", async () => {
  const { ctx, id } = await givenOne();
  const span = { step: 2, field: "thought", start: 3, end: 9, quote: "a\u0000b\ud800" } as const;

  saved(await setLabel(ctx, { id, label: "reject", reason: "loop", note: "see\u0000 this", span, expectedVersion: 0 }));

  const { events } = LabelHistory.parse(await listHistory(ctx, { id }));
  expect(events[0]).toMatchObject({
    person: ctx.person.name,
    reason: "loop",
    note: "see\ufffd this",
    span: { ...span, quote: "a\ufffdb\ufffd" },
    version: 1,
    isBulk: false,
    undoes: null,
  });
});

test("every write leaves an audit row with its version", async () => {
  const { ctx, id } = await givenOne();
  saved(await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }));
  const { eventId } = saved(await setApproval(ctx, { id, approved: true, expectedVersion: 1 }));
  saved(await undoLabel(ctx, { id, eventId }));

  const audit = await db.audit.findMany({ where: { subject: `trajectory:${id}` }, orderBy: { id: "asc" } });

  expect(audit.map(({ verb, personId }) => [verb, personId])).toEqual([
    ["label", ctx.person.id],
    ["approve", ctx.person.id],
    ["undo", ctx.person.id],
  ]);
});

test("the database itself refuses an approved rejection", async () => {
  const { id } = await givenOne({ label: "reject" });

  await expect(
    db.$executeRaw`update review set approved = true where trajectory_id = (select t.id from trajectory t where t.ext_id = ${id}::uuid)`,
  ).rejects.toThrow(/review_rejected_not_approved/);
});
