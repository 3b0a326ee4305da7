import { afterAll, describe, expect, test } from "vitest";
import { Comment, CommentList, StepLabelList } from "@/lib/contract/comments";
import { createDb } from "@/lib/db/client";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { listStepLabels } from "@/lib/services/step-labels/list-step-labels";
import { setStepLabel } from "@/lib/services/step-labels/set-step-label";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { addComment } from "./add-comment";
import { listComments } from "./list-comments";
import { removeComment } from "./remove-comment";
import { updateComment } from "./update-comment";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function given() {
  const corpus = await givenCorpus(db, [{ steps: 6 }]);
  const [anna, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];

  return { corpus, anna, ben, id: corpus.trajectories[0] ?? "" };
}

const plain = { step: null, span: null };

describe("a comment", () => {
  test("on a span names its step and its place, for a link that opens there", async () => {
    const { anna, ben, id } = await given();
    const span = { step: 4, field: "call", call: 1, start: 2, end: 9, quote: "p-\u0000991" } as const;

    await addComment(anna, { id, body: "Never seen.", step: null, span });

    const { items } = CommentList.parse(await listComments(ben, { id }));
    expect(items).toMatchObject([
      {
        person: anna.person.name,
        isMine: false,
        step: 4,
        span: { ...span, quote: "p-\ufffd991" },
        body: "Never seen.",
        editedAt: null,
      },
    ]);
  });

  test("is refused on a step that the trajectory does not have, and taken on its last one", async () => {
    const { anna, id } = await given();
    const on = (step: number) => addComment(anna, { id, body: "Odd.", step, span: null });
    const citing = (step: number) =>
      addComment(anna, { id, body: "Odd.", step: 0, span: { step, field: "text", start: 0, end: 1, quote: "a" } });

    // Steps are counted from 0: of six the last is 5. An int of PostgreSQL ends at 2,147,483,647.
    for (const step of [6, 2_000_000_000, 3_000_000_000]) {
      await expect(on(step)).rejects.toMatchObject({ code: "INVALID" });
      await expect(citing(step)).rejects.toMatchObject({ code: "INVALID" });
    }
    await on(5);
    await citing(5);

    expect((await listComments(anna, { id })).items.map(({ step }) => step)).toEqual([5, 5]);
  });

  test("is edited and removed by its author alone", async () => {
    const { anna, ben, id } = await given();
    const comment = await addComment(anna, { id, body: "First", ...plain });

    await expect(updateComment(ben, { id: comment.id, body: "Mine now" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(removeComment(ben, { id: comment.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const edited = Comment.parse(await updateComment(anna, { id: comment.id, body: "Second" }));
    expect(edited).toMatchObject({ body: "Second", resolvedBy: null });
    expect(edited.editedAt).not.toBeNull();
    await removeComment(anna, { id: comment.id });

    expect((await listComments(anna, { id })).items).toEqual([]);
    await expect(updateComment(anna, { id: comment.id, body: "Third" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is resolved and opened again by anybody, and keeps who resolved it first", async () => {
    const { anna, ben, id } = await given();
    const comment = await addComment(anna, { id, body: "Look", step: 0, span: null });

    await updateComment(ben, { id: comment.id, isResolved: true });
    const resolved = await updateComment(anna, { id: comment.id, isResolved: true });
    const open = await updateComment(anna, { id: comment.id, isResolved: false });

    expect(resolved).toMatchObject({ resolvedBy: ben.person.name, editedAt: null });
    expect(open).toMatchObject({ resolvedBy: null, resolvedAt: null });
  });

  test("of another person is not there for who reviews blind, neither to read nor to touch", async () => {
    const { corpus, anna, ben, id } = await given();
    const comment = await addComment(anna, { id, body: "It is a rejection.", ...plain });
    await givenQueue(await givenContext(db, "lead"), corpus, { reviewers: [ben.person.extId] });
    await addComment(ben, { id, body: "My own.", ...plain });

    expect((await listComments(ben, { id })).items.map((item) => item.body)).toEqual(["My own."]);
    await expect(updateComment(ben, { id: comment.id, isResolved: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listComments(anna, { id })).items).toHaveLength(2);
  });
});

test("comments come newest page first, each oldest first, with how many there are, without a gap or a repeat", async () => {
  const { anna, id } = await given();
  const made: string[] = [];
  for (const body of ["1", "2", "3", "4", "5"]) made.push((await addComment(anna, { id, body, ...plain })).id);
  await removeComment(anna, { id: made[3] ?? "" });

  const first = CommentList.parse(await listComments(anna, { id, limit: 2 }));
  const second = await listComments(anna, { id, limit: 2, cursor: first.nextCursor ?? "" });

  expect(first.items.map(({ body }) => body)).toEqual(["3", "5"]);
  expect(second.items.map(({ body }) => body)).toEqual(["1", "2"]);
  expect([first.total, second.total, second.nextCursor]).toEqual([4, 4, null]);
});

test("open comments are counted by step over all pages; a removed and a resolved one do not count", async () => {
  const { anna, id } = await given();
  const on = async (step: number | null) => (await addComment(anna, { id, body: "Odd.", step, span: null })).id;
  const [removed, resolved] = [await on(0), await on(0)];
  for (const step of [2, 0, 2, null, 1]) await on(step);
  await removeComment(anna, { id: removed });
  await updateComment(anna, { id: resolved, isResolved: true });

  const newest = CommentList.parse(await listComments(anna, { id, limit: 1 }));

  expect(newest.items.map(({ step }) => step)).toEqual([1]);
  expect(newest.openSteps).toEqual([
    { step: 0, open: 1 },
    { step: 1, open: 1 },
    { step: 2, open: 2 },
  ]);
});

test("a cursor that is no comment of the trajectory is refused, one whose comment was removed goes on", async () => {
  const { anna, id } = await given();
  await addComment(anna, { id, body: "1", ...plain });
  const second = await addComment(anna, { id, body: "2", ...plain });
  await removeComment(anna, { id: second.id });

  expect((await listComments(anna, { id, cursor: second.id })).items.map(({ body }) => body)).toEqual(["1"]);
  await expect(listComments(anna, { id, cursor: crypto.randomUUID() })).rejects.toMatchObject({ code: "INVALID" });
});

describe("step labels", () => {
  test("are a person's own, one a step, and taken back with null", async () => {
    const { anna, ben, id } = await given();
    await setStepLabel(anna, { id, step: 1, label: "good" });
    await setStepLabel(anna, { id, step: 1, label: "bad" });
    await setStepLabel(ben, { id, step: 1, label: "neutral" });

    const { items } = StepLabelList.parse(await setStepLabel(anna, { id, step: 3, label: "good" }));

    expect(items.map((item) => [item.step, item.label, item.isMine])).toEqual([
      [1, "bad", true],
      [1, "neutral", false],
      [3, "good", true],
    ]);
    const after = await setStepLabel(anna, { id, step: 1, label: null });
    expect(after.items.map((item) => [item.step, item.isMine])).toEqual([
      [1, false],
      [3, true],
    ]);
  });

  test("of two others of one name stay apart", async () => {
    const { anna, ben, id } = await given();
    const adas = [await givenContext(db), await givenContext(db)];
    await db.person.updateMany({ where: { id: { in: adas.map(({ person }) => person.id) } }, data: { name: "Ada" } });
    for (const [at, ada] of adas.entries()) await setStepLabel(ada, { id, step: at, label: "good" });
    await setStepLabel(anna, { id, step: 3, label: "good" });
    const names = async (by: typeof anna) => (await listStepLabels(by, { id })).items.map(({ person }) => person);

    expect(await names(ben)).toEqual(["Ada", "Ada (2)", anna.person.name]);
    const [first] = adas;
    if (first) expect(await names(first)).toEqual(["Ada", "Ada", anna.person.name]);
  });

  test("hold one first wrong step, which moves; also when two tabs mark at once", async () => {
    const { anna, id } = await given();
    await setStepLabel(anna, { id, step: 5, label: "first_wrong" });

    await Promise.all([2, 3, 4].map((step) => setStepLabel(anna, { id, step, label: "first_wrong" })));

    const { items } = await listStepLabels(anna, { id });
    expect(items.filter((item) => item.label === "first_wrong")).toHaveLength(1);
  });

  test("are refused on a step that the trajectory does not have, where one from before can be taken back", async () => {
    const { corpus, anna, id } = await given();
    // Of six steps, counted from 0, the last is 5.
    await setStepLabel(anna, { id, step: 5, label: "good" });
    await expect(setStepLabel(anna, { id, step: 6, label: "good" })).rejects.toMatchObject({
      code: "INVALID",
      message: "This trajectory has no step 7; it has 6.",
    });
    await db.$executeRaw`update step_label set step = 6 where corpus_id = ${corpus.id}`;

    expect((await setStepLabel(anna, { id, step: 6, label: null })).items).toEqual([]);
  });

  test("of others are hidden from who reviews blind", async () => {
    const { corpus, anna, ben, id } = await given();
    await setStepLabel(anna, { id, step: 0, label: "bad" });
    await givenQueue(await givenContext(db, "lead"), corpus, { reviewers: [ben.person.extId] });

    expect((await listStepLabels(ben, { id })).items).toEqual([]);
  });
});
