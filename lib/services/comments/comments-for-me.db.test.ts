import { afterAll, describe, expect, test } from "vitest";
import { CommentForMeList } from "@/lib/contract/comments";
import { createDb } from "@/lib/db/client";
import { sightsNoted } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { setGate } from "@/lib/services/judge/set-gate";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { setStepLabel } from "@/lib/services/step-labels/set-step-label";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { addComment } from "./add-comment";
import { listCommentsForMe } from "./list-comments-for-me";
import { removeComment } from "./remove-comment";
import { updateComment } from "./update-comment";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function given(trajectories = 2) {
  const corpus = await givenCorpus(
    db,
    Array.from({ length: trajectories }, (_, at) => ({
      query: `task ${at}`,
      judge: "scored" as const,
      gate: 2,
      steps: 8,
    })),
  );
  const [ada, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];

  return { corpus, ada, ben, id: corpus.trajectories[0] ?? "", other: corpus.trajectories[1] ?? "" };
}

const say = (ctx: Context, id: string, body: string, step: number | null = null) =>
  addComment(ctx, { id, body, step, span: null });
const bodiesFor = async (ctx: Context, corpus: Pick<GivenCorpus, "extId">) =>
  (await listCommentsForMe(ctx, { id: corpus.extId })).items.map(({ body }) => body);

/** Each way of having worked on a trajectory; queues are for everyone, so only one trajectory is in each corpus. */
const WAYS: Readonly<Record<string, (ctx: Context, id: string, corpus: GivenCorpus) => Promise<unknown>>> = {
  "a label": (ctx, id) => setLabel(ctx, { id, label: "agentic", expectedVersion: 0 }),
  "a label that was changed since": async (ctx, id) => {
    await setLabel(ctx, { id, label: "agentic", expectedVersion: 0 });
    await setLabel(await givenContext(db, "lead"), { id, label: "reject", reason: "loop", expectedVersion: 1 });
  },
  "a gate": (ctx, id) => setGate(ctx, { id, gate: 4, cause: "other", note: "", spans: [], expectedVersion: 0 }),
  "a comment": (ctx, id) => say(ctx, id, "Mine.", 7),
  "a label of a step": (ctx, id) => setStepLabel(ctx, { id, step: 0, label: "bad" }),
  "an answer in a queue": async (ctx, _id, corpus) => {
    const queue = await givenQueue(await givenContext(db, "lead"), corpus, { mode: "assisted", hidden: [] });
    await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "agentic" });
  },
};

describe("an open comment of somebody else waits for a person", () => {
  test.each(Object.keys(WAYS))("on a trajectory with %s of theirs, whenever it was written", async (way) => {
    const { corpus, ada, ben, id } = await given(1);
    await say(ben, id, "Before.", 1);
    expect(await bodiesFor(ada, corpus)).toEqual([]);

    await WAYS[way]?.(ada, id, corpus);
    await say(ben, id, "After.", 2);

    expect(await bodiesFor(ada, corpus)).toEqual(["After.", "Before."]);
  });

  test("with who, when, where it leads and the problem, and one's own are not in it", async () => {
    const { corpus, ada, ben, id } = await given();
    await setLabel(ada, { id, label: "agentic", expectedVersion: 0 });
    const span = { step: 4, field: "call", call: 1, start: 2, end: 9, quote: "p-991" } as const;
    const said = await addComment(ben, { id, body: "Are you sure?\u202e", step: null, span });
    await say(ada, id, "Mine.", 0);

    const { items, total } = CommentForMeList.parse(await listCommentsForMe(ada, { id: corpus.extId }));

    expect(items).toEqual([{ ...said, isMine: false, trajectory: id, query: "task 0", status: "completed" }]);
    expect(total).toBe(1);
    expect(await bodiesFor(ben, corpus)).toEqual(["Mine."]);
  });

  test("and not for who has not worked on it, nor by a bulk approval, nor by a comment that was taken away", async () => {
    const { corpus, ada, ben, id, other } = await given();
    const lead = await givenContext(db, "lead");
    await setApproval(lead, { id, approved: true, expectedVersion: 0 });
    await say(ben, id, "Look.");
    expect(await bodiesFor(lead, corpus)).toEqual(["Look."]);
    await db.labelEvent.updateMany({ where: { corpusId: corpus.id }, data: { jobId: crypto.randomUUID() } });
    await setLabel(ada, { id: other, label: "agentic", expectedVersion: 0 });
    const mine = await say(ada, id, "Mine.", 3);
    await removeComment(ada, { id: mine.id });

    expect(await bodiesFor(ada, corpus)).toEqual([]);
    expect(await bodiesFor(lead, corpus)).toEqual([]);
  });

  test("and not in another corpus", async () => {
    const [here, there] = [await given(), await given()];
    await setLabel(here.ada, { id: here.id, label: "agentic", expectedVersion: 0 });
    await setLabel(here.ada, { id: there.id, label: "agentic", expectedVersion: 0 });
    await say(here.ben, there.id, "There.");

    expect(await bodiesFor(here.ada, here.corpus)).toEqual([]);
    expect(await bodiesFor(here.ada, there.corpus)).toEqual(["There."]);
  });
});

test("a comment leaves the list by being resolved or removed, and is in it again when it is opened", async () => {
  const { corpus, ada, ben, id } = await given();
  await setLabel(ada, { id, label: "agentic", expectedVersion: 0 });
  const [first, second] = [await say(ben, id, "First."), await say(ben, id, "Second.")];

  await updateComment(ada, { id: first.id, isResolved: true });
  await removeComment(ben, { id: second.id });
  expect(await listCommentsForMe(ada, { id: corpus.extId })).toEqual({ items: [], total: 0, nextCursor: null });
  await updateComment(ada, { id: first.id, isResolved: false });

  expect(await bodiesFor(ada, corpus)).toEqual(["First."]);
});

test("a later comment of one's own on the same step answers those before it there, and no others", async () => {
  const { corpus, ada, ben, id } = await given();
  for (const [body, step] of [
    ["Whole.", null],
    ["One.", 1],
    ["Two.", 2],
  ] as const)
    await say(ben, id, body, step);
  const answer = await say(ada, id, "Yes.", 1);

  expect(await bodiesFor(ada, corpus)).toEqual(["Two.", "Whole."]);
  await say(ada, id, "Yes.");
  await say(ben, id, "Still?", 1);
  expect(await bodiesFor(ada, corpus)).toEqual(["Still?", "Two."]);
  await removeComment(ada, { id: answer.id });
  expect(await bodiesFor(ada, corpus)).toEqual(["Still?", "Two.", "One."]);
});

test("pages hold every one once, newest first, and go on behind one that was resolved meanwhile", async () => {
  const { corpus, ada, ben, id, other } = await given();
  for (const one of [id, other]) await setLabel(ada, { id: one, label: "agentic", expectedVersion: 0 });
  for (const at of [1, 2, 3, 4, 5]) await say(ben, at % 2 === 0 ? id : other, String(at));

  const first = CommentForMeList.parse(await listCommentsForMe(ada, { id: corpus.extId, limit: 2 }));
  await updateComment(ada, { id: first.nextCursor ?? "", isResolved: true });
  const second = await listCommentsForMe(ada, { id: corpus.extId, limit: 2, cursor: first.nextCursor ?? "" });
  const third = await listCommentsForMe(ada, { id: corpus.extId, limit: 2, cursor: second.nextCursor ?? "" });

  expect([first, second, third].map(({ items }) => items.map(({ body }) => body))).toEqual([
    ["5", "4"],
    ["3", "2"],
    ["1"],
  ]);
  expect([first.total, second.total, third.nextCursor]).toEqual([5, 4, null]);
  const unknown = listCommentsForMe(ada, { id: corpus.extId, cursor: crypto.randomUUID() });
  await expect(unknown).rejects.toMatchObject({ code: "INVALID" });
});

test("what a person reviews blind gives no line and no count, until the answer stays", async () => {
  const { corpus, ada, ben, id, other } = await given();
  for (const one of [id, other]) await setStepLabel(ada, { id: one, step: 0, label: "bad" });
  await say(ben, id, "It is a rejection.");
  await say(ben, other, "Look.");
  const queue = await givenQueue(await givenContext(db, "lead"), corpus, {
    filter: `id:${id}`,
    // Whatever it hides: that there is a remark may tell of it.
    hidden: ["judge"],
    reviewers: [ada.person.extId],
  });

  const before = await listCommentsForMe(ada, { id: corpus.extId });
  expect([before.items.map(({ body }) => body), before.total]).toEqual([["Look."], 1]);
  const item = await givenLease(ada, queue);
  await commitAnswers(ada, item, { structure: "agentic" });
  expect(await bodiesFor(ada, corpus)).toEqual(["Look."]);
  await db.queueAssignment.updateMany({ where: { personId: ada.person.id }, data: { revealedAt: new Date() } });

  expect(await bodiesFor(ada, corpus)).toEqual(["Look.", "It is a rejection."]);
});

test("what others said is noted as seen for the trajectories that are shown, and for no others", async () => {
  const { corpus, ada, ben, id, other } = await given();
  for (const one of [id, other]) await setStepLabel(ada, { id: one, step: 0, label: "bad" });
  await say(ben, other, "Older.");
  await say(ben, id, "Newest.");

  await listCommentsForMe(ada, { id: corpus.extId, limit: 1 });
  await sightsNoted(db);

  const seen = await db.sighting.findMany({ where: { personId: ada.person.id } });
  const key = await locateTrajectory(db, id);
  expect(seen.map(({ trajectoryId, layers }) => [trajectoryId, layers])).toEqual([[key.id, ["peers"]]]);
});

test("a corpus that is being removed has no list", async () => {
  const { corpus, ada } = await given();
  await db.jobRun.create({
    data: { kind: "remove_corpus", state: "running", payload: { corpus: corpus.extId } },
  });

  await expect(listCommentsForMe(ada, { id: corpus.extId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
