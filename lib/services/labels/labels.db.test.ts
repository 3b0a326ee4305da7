import { afterAll, expect, test, vi } from "vitest";
import { LabelHistory, type ReviewWrite } from "@/lib/contract/labels";
import { createDb, poolOf } from "@/lib/db/client";
import { sightsOf } from "@/lib/services/blindness/given-sights";
import type { Context } from "@/lib/services/context";
import { listRollouts } from "@/lib/services/problems/list-rollouts";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { eventsOf, givenOne, saved } from "./given-review";
import { listHistory } from "./list-history";
import { setApproval } from "./set-approval";
import { setLabel } from "./set-label";
import { undoLabel } from "./undo-label";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a label is saved with its person and its version counts up", async () => {
  const { ctx, id } = await givenOne(db);

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

test("a label that cites a place is written by one statement, and nothing is asked before it", async () => {
  const { ctx, id } = await givenOne(db);
  const asked = vi.spyOn(poolOf(db), "query");
  const span = { step: 0, field: "thought", start: 0, end: 1, quote: "l" } as const;

  const written = await setLabel(ctx, { id, label: "agentic", span, expectedVersion: 0 });

  expect([written.status, asked.mock.calls.length]).toEqual(["saved", 1]);
  asked.mockRestore();
});

test("a rejection without a reason is refused in a sentence and writes nothing", async () => {
  const { ctx, id } = await givenOne(db);

  await expect(setLabel(ctx, { id, label: "reject", note: "It loops.", expectedVersion: 0 })).rejects.toMatchObject({
    code: "INVALID",
    message: expect.stringMatching(/^A rejection needs a reason: one of code_rewrote_arguments, .* other\.$/),
  });

  expect(await eventsOf(ctx, id)).toEqual([]);
  saved(await setLabel(ctx, { id, label: "reject", reason: "loop", expectedVersion: 0 }));
  expect(await eventsOf(ctx, id)).toEqual([["structure", "reject"]]);
});

test("a label is one's own to who gave it alone, in the reader, the table and among rollouts, and nobody's once it is taken back", async () => {
  const corpus = await givenCorpus(db, [{ query: "a lamp" }]);
  const id = corpus.trajectories[0] ?? "";
  const [anna, ben] = [await givenContext(db), await givenContext(db)];
  const problem = await db.problem.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const list = { corpus: corpus.extId, filter: "", sort: "-imported", limit: 10 };
  const ownFor = async (ctx: Context) => [
    (await listHistory(ctx, { id })).review?.isLabelMine,
    (await listTrajectories(ctx, list)).items[0]?.isLabelMine,
    (await listRollouts(ctx, { id: problem.extId, limit: 10 })).items[0]?.label?.isMine,
  ];

  const given = saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  expect(given.review.isLabelMine).toBe(true);
  expect(await ownFor(anna)).toEqual([true, true, true]);
  expect(await ownFor(ben)).toEqual([false, false, false]);
  const taken = saved(await setLabel(anna, { id, label: null, expectedVersion: 1 }));
  expect(taken.review.isLabelMine).toBe(false);
  expect(await ownFor(anna)).toEqual([false, false, false]);
});

test("the second person is told about the first one's answer instead of overwriting it", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  const answer = await setLabel(ben, { id, label: "reject", reason: "loop", expectedVersion: 0 });

  expect(answer).toMatchObject({
    status: "conflict",
    review: { label: "agentic", labelledBy: anna.person.name, version: 1 },
  });
  expect(await eventsOf(ben, id)).toEqual([["structure", "agentic"]]);
});

test("who met another answer is told the reason and the note that stand with it, not those that were replaced", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", note: "At first.", expectedVersion: 0 }));
  saved(await setLabel(anna, { id, label: "reject", reason: "loop", note: "It loops.", expectedVersion: 1 }));
  const met = { status: "conflict", review: { label: "reject" }, said: { reason: "loop", note: "It loops." } };

  expect(await setLabel(ben, { id, label: "agentic", expectedVersion: 0 })).toMatchObject(met);
  expect(await setApproval(ben, { id, approved: true, expectedVersion: 0 })).toMatchObject(met);

  const taken = saved(await setLabel(anna, { id, label: "sub_task", expectedVersion: 2 }));
  await undoLabel(anna, { id, eventId: taken.eventId });

  expect(await setLabel(ben, { id, label: "agentic", expectedVersion: 0 })).toMatchObject(met);
});

test("who met another answer has it in sight from then on", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  await setLabel(ben, { id, label: "reject", reason: "loop", expectedVersion: 0 });

  expect(await sightsOf(ben)).toEqual([["peers"]]);
});

test.each([
  ["a trajectory nobody touched", {}, 0],
  ["a trajectory with a review", { label: "agentic" }, 1],
] as const)("of eight people who write at once on %s exactly one wins", async (_, trajectory, expectedVersion) => {
  const { id } = await givenOne(db, trajectory);
  const people = await Promise.all(Array.from({ length: 8 }, () => givenContext(db)));

  const answers = await Promise.all(people.map((ctx) => setLabel(ctx, { id, label: "sub_task", expectedVersion })));

  const winners = answers.flatMap((answer, index) => (answer.status === "saved" ? [people[index]?.person.name] : []));
  const losers = answers.filter((answer) => answer.status === "conflict");
  expect(winners).toHaveLength(1);
  expect(losers.every((answer) => answer.review.labelledBy === winners[0])).toBe(true);
  expect(await eventsOf(people[0] ?? (await givenContext(db)), id)).toHaveLength(1);
});

test("a first answer that is being written is waited for, not written over", async () => {
  const { ctx, id } = await givenOne(db);
  const key = await locateTrajectory(db, id);
  let second: Promise<ReviewWrite> | undefined;

  await db.$transaction(async (first) => {
    await first.$executeRaw`insert into review (corpus_id, trajectory_id, label, label_source, version)
      values (${key.corpusId}, ${key.id}, 'agentic', 'person', 1)`;
    second = setLabel(ctx, { id, label: "reject", reason: "loop", expectedVersion: 0 });
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
  const { ctx, id } = await givenOne(db);

  const answer = await setLabel(ctx, { id, label: "agentic", expectedVersion: 5 });

  expect(answer).toMatchObject({ status: "conflict", review: { label: null, version: 0 } });
  expect(await eventsOf(ctx, id)).toEqual([]);
});

test("the history tells one's own answers from another person's", async () => {
  const { ctx: anna, id } = await givenOne(db);
  const ben = await givenContext(db);
  saved(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 }));

  expect((await listHistory(anna, { id })).events).toMatchObject([{ isMine: true }]);
  expect((await listHistory(ben, { id })).events).toMatchObject([{ isMine: false }]);
});

test("reason, note and span come back in the history, with characters that the database cannot hold replaced", async () => {
  const { ctx, id } = await givenOne(db, { steps: 3 });
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
  const { ctx, id } = await givenOne(db);
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
