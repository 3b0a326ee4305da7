import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { getJob } from "@/lib/services/jobs/get-job";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { createImport } from "./create-import";
import { databaseUrl, db, givenFile, givenImport, home, imported } from "./fixtures/given-import";
import { aProblem, aRun, fileOf, REWARD as GUESS, OTHER_REWARD, problemsOf } from "./fixtures/given-problems";
import { getImport } from "./get-import";
import { listImports } from "./list-imports";
import { listRejected } from "./list-rejected";
import { previewTakeBack } from "./preview-take-back";
import { runImport } from "./run-import";
import { streamRejected } from "./stream-rejected";

afterAll(() => db.$disconnect());

const PLANTED = `planted ${randomUUID()}`;
const REWARD = { ...OTHER_REWARD, title: [PLANTED] };

/** A run of which a researcher reviews blind what a file of problems says since, and an import of such a file. */
async function given(role = "researcher") {
  const { corpus: name } = await imported(await fileOf(aRun("a lamp")));
  const corpus = await db.corpus.findUniqueOrThrow({ where: { name } });
  const reviewer = await givenContext(db, role);
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { hidden: ["reward"], reviewers: [reviewer.person.extId] });
  const rows = [aProblem("a lamp", { reward: REWARD }), aProblem("", { reward: REWARD })];
  const { id, key } = await givenImport(await fileOf(...rows), { corpus: name });
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  const [row] = await db.$queryRaw<{ id: string }[]>`select ext_id::text as id from trajectory
    where corpus_id = ${corpus.id}`;

  return { ...{ reviewer, lead, name, key }, importId: id, id: row?.id ?? "" };
}

test("an answer key that comes in later is hidden from who reviews blind, and shown to others", async () => {
  const { reviewer, lead, name, id } = await given();
  expect(await problemsOf(name)).toMatchObject([{ reward: REWARD }]);

  const blind = await openTrajectory(reviewer, { id });

  expect(blind.hidden).toContain("reward");
  expect(JSON.stringify(blind)).not.toContain(PLANTED);
  expect(JSON.stringify(await openTrajectory(lead, { id }))).toContain(PLANTED);
});

test("so are the rejected rows of its file, and its report says nothing of a reward", async () => {
  const { reviewer, lead, importId: id } = await given();
  const refusal = { code: "FORBIDDEN", message: expect.stringContaining("you review blind in a queue") };

  await expect(listRejected(reviewer, { id })).rejects.toMatchObject(refusal);
  await expect(streamRejected(reviewer, { id })).rejects.toMatchObject(refusal);
  expect(JSON.stringify(await getImport(reviewer, { id }))).not.toContain(PLANTED);
  expect(JSON.stringify(await listRejected(lead, { id }))).toContain(PLANTED);
});

test("nor does it come to who reviews blind by another problem, whose query its row names", async () => {
  const runs = [aRun("", { problem_id: "lamp", dialogue: [] }), aRun("a lamp", { problem_id: "other" })];
  const { corpus: name } = await imported(await fileOf(...runs));
  const corpus = await db.corpus.findUniqueOrThrow({ where: { name } });
  const reviewer = await givenContext(db, "researcher");
  const lead = await givenContext(db, "lead");
  const rows = await db.$queryRaw<{ id: string; key: string }[]>`select t.ext_id::text as id, p.key
    from trajectory t join problem p on p.id = t.problem_id where t.corpus_id = ${corpus.id} order by p.key`;
  const [lamp, other] = rows.map(({ id }) => id);
  await givenQueue(lead, corpus, { hidden: ["reward"], reviewers: [reviewer.person.extId], filter: `id:${lamp}` });
  await imported(await fileOf(aProblem("a lamp", { problem_id: "lamp", reward: REWARD })), { corpus: name });

  const answers = [lamp, other].map(async (id = "") => JSON.stringify(await openTrajectory(reviewer, { id })));
  for (const answer of await Promise.all(answers)) expect(answer).not.toContain(PLANTED);
  expect(JSON.stringify(await openTrajectory(lead, { id: lamp ?? "" }))).toContain(PLANTED);
});

test("who reviews blind imports no problems, so that no guess is told or takes the place of the reward", async () => {
  const { reviewer, name } = await given();
  const guess = await givenFile("guess.jsonl", aProblem("a lamp", { reward: GUESS }));
  const files = [
    { name: "guess.jsonl", path: guess, sizeBytes: 1 },
    { name: "runs.jsonl", path: await givenFile("runs.jsonl", aRun("a desk")), sizeBytes: 1 },
  ];
  const refusal = "so you cannot import answer keys into it. Answer them in the queue first";

  await expect(createImport(reviewer, { corpus: name, format: "problems", files })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: expect.stringContaining(refusal),
  });
  const { importId } = await createImport(reviewer, { corpus: name, format: "auto", files });
  const { id: key } = await db.import.findUniqueOrThrow({ where: { extId: importId } });
  const done = await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  expect(done).toMatchObject({ answerKeys: 0, imported: 1, refused: 1 });
  expect((await getImport(reviewer, { id: importId })).files).toMatchObject([
    { state: "refused", read: 0, refusal: expect.stringContaining(refusal) },
    { state: "done", imported: 1 },
  ]);
  expect((await problemsOf(name)).map(({ reward }) => reward)).toEqual([null, REWARD]);
});

test("how many answer keys others brought is told to none who reviews blind, and to others", async () => {
  const { reviewer, lead, importId: id, name, key } = await given("admin");
  const { extId: corpus } = await db.corpus.findUniqueOrThrow({ where: { name } });
  const { jobId } = await db.import.findUniqueOrThrow({ where: { id: key } });
  await db.jobRun.update({
    where: { id: jobId ?? "" },
    data: { state: "done", result: { answerKeys: 1, rejected: 1 } },
  });
  const told = async (ctx: typeof lead) => {
    const item = await getImport(ctx, { id });
    const listed = (await listImports(ctx, { corpus })).items.find((other) => other.id === id);
    expect(listed).toEqual(item);
    const { answerKeys, sameAnswerKeys, rejected, open, files, job } = item;
    const ofFiles = files.map(({ read, imported, duplicates, rejected }) => [read, imported, duplicates, rejected]);

    return [
      answerKeys,
      sameAnswerKeys,
      rejected,
      open,
      ofFiles,
      job?.result,
      (await getJob(ctx, { id: jobId ?? "" })).result,
    ];
  };

  const all = { answerKeys: 1, rejected: 1 };
  expect(await told(lead)).toEqual([1, 0, 1, 1, [[2, 1, 0, 1]], all, all]);
  expect(await told(reviewer)).toEqual([0, 0, 0, 0, [[2, 0, 0, 0]], null, null]);
  expect((await getImport(reviewer, { id })).files[0]?.note).toContain("is hidden from you");
  const admin = await givenContext(db);
  expect((await previewTakeBack(admin, { id })).counts).toMatchObject({ answerKeys: 1, rejectedRows: 1 });
  expect((await previewTakeBack(reviewer, { id })).counts).toMatchObject({ answerKeys: 0, rejectedRows: 0 });
});
