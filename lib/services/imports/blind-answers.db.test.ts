import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { databaseUrl, db, givenImport, home, imported } from "./fixtures/given-import";
import { aProblem, aRun, fileOf, OTHER_REWARD, problemsOf } from "./fixtures/given-problems";
import { getImport } from "./get-import";
import { listRejected } from "./list-rejected";
import { runImport } from "./run-import";
import { streamRejected } from "./stream-rejected";

afterAll(() => db.$disconnect());

const PLANTED = `planted ${randomUUID()}`;
const REWARD = { ...OTHER_REWARD, title: [PLANTED] };

/** A run of which a researcher reviews blind what a file of problems says since, and an import of such a file. */
async function given() {
  const { corpus: name } = await imported(await fileOf(aRun("a lamp")));
  const corpus = await db.corpus.findUniqueOrThrow({ where: { name } });
  const reviewer = await givenContext(db, "researcher");
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { hidden: ["reward"], reviewers: [reviewer.person.extId] });
  const rows = [aProblem("a lamp", { reward: REWARD }), aProblem("", { reward: REWARD })];
  const { id, key } = await givenImport(await fileOf(...rows), { corpus: name });
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  const [row] = await db.$queryRaw<{ id: string }[]>`select ext_id::text as id from trajectory
    where corpus_id = ${corpus.id}`;

  return { ...{ reviewer, lead, name }, importId: id, id: row?.id ?? "" };
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
