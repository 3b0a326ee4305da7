import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getConflict } from "@/lib/services/adjudications/get-conflict";
import { addComment } from "@/lib/services/comments/add-comment";
import { listComments } from "@/lib/services/comments/list-comments";
import { type GivenReview, givenReview, later } from "@/lib/services/commits/given-review";
import { revealCommit } from "@/lib/services/commits/reveal-commit";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import type { Context } from "@/lib/services/context";
import { getGateReview } from "@/lib/services/judge/gate-review";
import { listHistory } from "@/lib/services/labels/list-history";
import { getProgress } from "@/lib/services/queues/get-progress";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { listStepLabels } from "@/lib/services/step-labels/list-step-labels";
import { setStepLabel } from "@/lib/services/step-labels/set-step-label";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { sightsOf } from "./given-sights";
import { noteSight } from "./note-sight";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const JUDGED = [
  { judge: "scored", gate: 2, score: 0.3, outcome: "success", explanation: "It gave up early." },
] as const;
const given = (wanted: Parameters<typeof givenReview>[1] = {}) => givenReview(db, wanted, JUDGED);

const labelOf = ({ corpus }: Pick<GivenReview, "corpus">) =>
  db.gateLabel.findFirstOrThrow({ where: { corpusId: corpus.id } });

async function answer(ctx: Context, queue: GivenReview["queue"], gate: string, structure = "agentic") {
  const commit = randomUUID();
  const item = await givenLease(ctx, queue);
  await commitAnswers(ctx, item, { structure, gate }, { commit });

  return { item, commit };
}

test("who opened it in sight is told so, shown nothing that is hidden, and answers, but not blind", async () => {
  const { lead, corpus, queue, id } = await given();
  await openTrajectory(lead, { id });

  const { item } = await answer(lead, queue, "4");

  expect(item.seenBefore).toEqual(["judge", "verdict", "outcome"]);
  expect(item.hidden).toContain("judge");
  expect(JSON.stringify(item)).not.toMatch(/gave up early|"judgement"|"outcome":\{|"success"/);
  expect(await labelOf({ corpus })).toMatchObject({ gate: 4, source: "person", isBlind: false, blindGate: null });
  expect(await db.queueItem.findFirst({ where: { queue: { extId: queue.id } } })).toMatchObject({ state: "done" });
});

test("a lead who leaves a queue, reads and comes back is known; masked before, he is not", async () => {
  const { anna, lead, corpus, queue, id } = await given();
  const name = (people: readonly Context[]) =>
    updateQueue(lead, { id: queue.id, reviewers: people.map(({ person }) => person.extId) });
  await name([lead]);
  expect((await openTrajectory(lead, { id })).hidden).toContain("judge");
  expect(await sightsOf(lead)).toEqual([]);

  await name([anna]);
  await openTrajectory(lead, { id });
  await name([lead]);
  const { item } = await answer(lead, queue, "4");

  expect(item.seenBefore).toContain("judge");
  expect(await labelOf({ corpus })).toMatchObject({ gate: 4, isBlind: false, blindGate: null });
});

test("what is opened after a blind answer changes nothing of it", async () => {
  const { anna, corpus, queue, id } = await given();
  const { item } = await answer(anna, queue, "3");
  await openTrajectory(anna, { id });

  expect(item.seenBefore).toEqual([]);
  expect(await sightsOf(anna)).toEqual([["judge", "outcome", "peers", "verdict"]]);
  expect(await labelOf({ corpus })).toMatchObject({ gate: 3, isBlind: true, blindGate: 3 });
  expect(await db.queueAssignment.findFirst({ where: { personId: anna.person.id } })).toMatchObject({ seenBefore: [] });
});

test("the reveal of one's own answer leaves it blind, and is known to another blind queue", async () => {
  const { anna, lead, corpus, queue } = await given();
  const { commit } = await answer(anna, queue, "4");
  await revealCommit(anna, { id: commit });
  expect(await labelOf({ corpus })).toMatchObject({ gate: 4, isBlind: true, blindGate: 4 });

  const again = await givenQueue(lead, corpus);
  const { item } = await answer(later(anna, 9), again, "1");

  expect(item.seenBefore).toContain("judge");
  expect(await labelOf({ corpus })).toMatchObject({ gate: 1, isBlind: false, blindGate: 4 });
});

test("the blind answer of another person stays blind, whether the two agree or differ", async () => {
  for (const [gate, state, effective] of [
    ["4", "done", 4],
    ["2", "conflict", null],
  ] as const) {
    const { anna, lead, corpus, queue, id } = await given({ overlap: 2 });
    await openTrajectory(lead, { id });
    const { item } = await answer(anna, queue, "4");
    await answer(lead, queue, gate);

    expect(item.seenBefore).toEqual([]);
    expect(await db.queueItem.findFirst({ where: { queue: { extId: queue.id } } })).toMatchObject({ state });
    expect(await labelOf({ corpus })).toMatchObject({ gate: effective, isBlind: false, blindGate: 4 });
  }
});

test("what an opening leaves out is not noted, and a trajectory without a judgement shows no judge", async () => {
  const { anna, queue, id } = await given();
  expect((await openTrajectory(anna, { id })).hidden).toHaveLength(5);
  await givenLease(anna, queue);
  expect(await sightsOf(anna)).toEqual([]);

  const cara = await givenContext(db, "researcher");
  const bare = await givenReview(db, { hidden: ["judge"] }, [{ judge: "absent", outcome: "unscored" }]);
  await openTrajectory(cara, { id: bare.id });
  expect(await sightsOf(cara)).toEqual([["verdict"]]);
  // The queue hides nothing that was there to be seen.
  expect((await givenLease(cara, bare.queue)).seenBefore).toEqual([]);

  // An assisted queue shows everything that there is.
  const open = await givenReview(db, { mode: "assisted", hidden: [] }, JUDGED);
  expect((await givenLease(cara, open.queue)).seenBefore).toEqual([]);
  expect(await sightsOf(cara)).toEqual([["verdict"], ["judge", "outcome", "verdict"]]);
});

test("what is shown at another time is one more layer to have seen", async () => {
  const { lead, corpus, itemOf } = await given();
  const key = { corpusId: corpus.id, id: (await itemOf()).trajectoryId };

  for (const layers of [["verdict"], ["judge"], ["verdict"]] as const) noteSight(lead, key, layers);

  expect(await sightsOf(lead)).toEqual([["judge", "verdict"]]);
});

test("what others said is known wherever it was read: in remarks, in the history, beside a reveal", async () => {
  const ways: Readonly<Record<string, (of: GivenReview, commit: string) => Promise<unknown>>> = {
    remark: async ({ anna, ben, id }) => {
      await addComment(ben, { id, body: "Gate 4, plainly.", step: 0, span: null });
      return listComments(anna, { id });
    },
    step: async ({ anna, ben, id }) => {
      await setStepLabel(ben, { id, step: 0, label: "first_wrong" });
      return listStepLabels(anna, { id });
    },
    history: ({ anna, id }) => listHistory(anna, { id }),
    reveal: ({ anna }, commit) => revealCommit(anna, { id: commit }),
  };

  for (const [way, read] of Object.entries(ways)) {
    const open = await given({ overlap: 2, hidden: ["judge"] });
    if (way === "reveal" || way === "history") await answer(open.ben, open.queue, "4");
    const { commit } = way === "reveal" ? await answer(open.anna, open.queue, "2", "sub_task") : { commit: "" };
    await openTrajectory(open.anna, { id: open.id });
    const before = await sightsOf(open.anna);
    await read(open, commit);

    expect([way, before.flat().includes("peers")]).toEqual([way, false]);
    expect([way, (await sightsOf(open.anna)).flat()]).toEqual([way, expect.arrayContaining(["peers"])]);
    const blind = await givenQueue(open.lead, open.corpus, { hidden: ["judge", "peers"] });
    const { item } = await answer(later(open.anna, 9), blind, "4");
    expect([way, item.seenBefore]).toEqual([way, expect.arrayContaining(["peers"])]);
    expect(await labelOf(open)).toMatchObject({ isBlind: false, blindGate: null });
  }

  // One's own remark tells nobody anything.
  const { anna, id } = await given({ hidden: ["judge"] });
  await addComment(anna, { id, body: "Gate 4, plainly.", step: 0, span: null });
  await listComments(anna, { id });
  expect((await sightsOf(anna)).flat()).not.toContain("peers");
});

test("who settles a conflict has read its sides, though no label stands yet", async () => {
  const { anna, ben, lead, queue, id, itemOf } = await given({ overlap: 2 });
  await answer(anna, queue, "4");
  await answer(ben, queue, "2", "sub_task");
  await openTrajectory(lead, { id });
  expect((await sightsOf(lead)).flat()).not.toContain("peers");

  await getConflict(lead, { queueId: queue.id, itemId: (await itemOf()).extId });

  expect((await sightsOf(lead)).flat()).toContain("peers");
});

test("the reward spec was in sight with every rollout that shares it, and nothing else of the trajectory was", async () => {
  for (const [query, seen] of [
    ["a brass lamp", ["reward"]],
    ["A Brass Lamp", ["reward"]],
    ["a tin lamp", []],
  ] as const) {
    const corpus = await givenCorpus(db, [{ ...JUDGED[0], query: "a brass lamp" }, { query }]);
    await db.problem.updateMany({ where: { corpusId: corpus.id }, data: { reward: { id: "p-1" } } });
    const [id = "", other = ""] = corpus.trajectories;
    const [lead, dora] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
    await openTrajectory(dora, { id: other });
    const asked = { filter: `id:${id}`, reviewers: [dora.person.extId] };
    const queue = await givenQueue(lead, corpus, { ...asked, hidden: ["judge", "reward"] });
    const { item } = await answer(dora, queue, "4");

    expect([query, item.seenBefore]).toEqual([query, seen]);
    expect(await labelOf({ corpus })).toMatchObject({ gate: 4, blindGate: seen.length > 0 ? null : 4 });
  }
});

test("an item that is given while a note is being written waits for it", async () => {
  const { lead, corpus, queue, itemOf } = await given();
  const key = { corpusId: corpus.id, id: (await itemOf()).trajectoryId };

  const leasing = await db.$transaction(async (tx) => {
    const row = { corpusId: key.corpusId, trajectoryId: key.id, personId: lead.person.id };
    // The note waits for this row.
    await tx.sighting.create({ data: { ...row, layers: ["verdict"] } });
    noteSight(lead, key, ["judge"]);
    const item = givenLease(lead, queue);
    await new Promise((done) => setTimeout(done, 150));
    return { item };
  });

  expect((await leasing.item).seenBefore).toEqual(["judge", "verdict"]);
});

test("an answer that is taken back and given anew is decided anew", async () => {
  const { lead, corpus, queue, id } = await given();
  const { commit } = await answer(lead, queue, "4");
  expect(await labelOf({ corpus })).toMatchObject({ isBlind: true, blindGate: 4 });
  const key = await db.queueItem.findFirstOrThrow({ where: { queue: { extId: queue.id } } });
  await db.sighting.create({
    data: { corpusId: corpus.id, trajectoryId: key.trajectoryId, personId: lead.person.id, layers: ["judge"] },
  });

  const undone = await undoCommit(lead, { id: commit });
  if (undone.status !== "undone") throw new Error(undone.reason);
  await commitAnswers(lead, undone.item, { structure: "agentic", gate: "4" });

  expect(undone.item.seenBefore).toEqual(["judge"]);
  expect(await labelOf({ corpus })).toMatchObject({ gate: 4, isBlind: false, blindGate: null });
  expect(await getGateReview(db, { corpusId: corpus.id, id: key.trajectoryId })).toMatchObject({ isBlind: false });
  expect((await openTrajectory(lead, { id })).hidden).toEqual([]);
});

test("leads are told how many answers were given so, and agreement says how many it leaves out", async () => {
  const { anna, lead, corpus, queue, id } = await given({ overlap: 2, hidden: ["judge"] });
  const seen = await givenQueue(lead, corpus, { overlap: 2, hidden: ["judge"] });
  const dora = await givenContext(db, "lead");
  for (const ctx of [lead, dora]) await openTrajectory(ctx, { id });
  for (const ctx of [anna, lead]) await answer(ctx, queue, "4");
  for (const ctx of [dora, lead]) await answer(ctx, seen, "4");
  const agreementIn = async ({ id: queueId }: typeof queue) =>
    (await getProgress(later(lead, 60), { id: queueId })).agreement.map(({ leftOut, percent }) => [leftOut, percent]);

  expect(await getProgress(lead, { id: queue.id })).toMatchObject({ answers: { given: 2 }, seenBefore: 1 });
  expect((await getProgress(anna, { id: queue.id })).seenBefore).toBeNull();
  expect(await agreementIn(queue)).toEqual(Array(2).fill([1, expect.objectContaining({ value: null, n: 0 })]));
  expect(await agreementIn(seen)).toEqual(
    Array(2).fill([2, expect.objectContaining({ value: null, reason: "No answer to it is blind." })]),
  );
});
