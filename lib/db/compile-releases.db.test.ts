import { afterAll, expect, test } from "vitest";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { createDb } from "./client";
import { sql } from "./query-rows";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const APPROVED = { judge: "scored", verdict: "agentic", approved: true } as const;

/** Three approved trajectories, of which a release in this state holds the first. */
async function givenReleased(state: string) {
  const corpus = await givenCorpus(db, [APPROVED, APPROVED, APPROVED]);
  const { person } = await givenContext(db);
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const split = await db.split.create({
    data: {
      ...{ corpusId: corpus.id, name: "By cluster", note: "", seed: 1, shares: { train: 1 }, weigh: "problems" },
      personId: person.id,
    },
  });
  const release = await db.release.create({
    data: {
      ...{ corpusId: corpus.id, number: 1, name: "One", note: "", state, recipe: {}, splitId: split.id },
      ...{ filterVersionId, personId: person.id },
    },
  });
  await db.$executeRaw(sql`
    insert into release_member (release_id, position, corpus_id, problem_id, trajectory_id, pool, cluster_id, verdict,
      structure, label_source, approved)
    select ${release.id}, 0, corpus_id, problem_id, id, 'train', problem_id, 'agentic', 'agentic', 'filter', true
    from trajectory where corpus_id = ${corpus.id} and ext_id = ${corpus.trajectories[0] ?? ""}::uuid`);

  return corpus;
}

test("what a signed release holds is listed, and is the last stage of the funnel", async () => {
  const ctx = await givenContext(db, "researcher");
  const corpus = await givenReleased("signed");
  const count = async (filter: string) => (await countTrajectories(ctx, { corpus: corpus.extId, filter })).count;

  const { stages } = await getFunnel(ctx, { id: corpus.extId });

  expect(stages.at(-1)).toMatchObject({ stage: "released", count: 1 });
  expect(await count(stages.at(-1)?.filter ?? "")).toBe(1);
  expect(await count("released:no")).toBe(2);
});

test("what a signed release holds stays in its bar when the filter or people come to say otherwise, and that is said", async () => {
  const ctx = await givenContext(db, "researcher");
  const corpus = await givenReleased("signed");
  const first = corpus.trajectories[0] ?? "";
  await db.$executeRaw(sql`
    update trajectory set verdict = 'sub_task' where corpus_id = ${corpus.id} and ext_id = ${first}::uuid`);
  await db.$executeRaw(sql`
    update review set approved = false where corpus_id = ${corpus.id} and trajectory_id in
      (select id from trajectory where corpus_id = ${corpus.id} and ext_id = ${first}::uuid)`);

  const { stages } = await getFunnel(ctx, { id: corpus.extId });

  expect(stages.at(-1)).toEqual({
    ...{ stage: "released", count: 1, filter: "released:yes" },
    beyond: [
      { stage: "agentic", count: 1, filter: "released:yes -structure:agentic" },
      { stage: "approved", count: 1, filter: "released:yes -approved:yes" },
    ],
  });
});

test.each(["audited", "approved", "withdrawn"])(
  "what is only %s is not released, and the funnel has no such stage",
  async (state) => {
    const ctx = await givenContext(db, "lead");
    const corpus = await givenReleased(state);

    const { stages } = await getFunnel(ctx, { id: corpus.extId });

    expect(stages.at(-1)?.stage).toBe("approved");
    expect((await countTrajectories(ctx, { corpus: corpus.extId, filter: "released:yes" })).count).toBe(0);
  },
);

test("an annotator is told nothing of releases, by the funnel or by a filter", async () => {
  const ctx = await givenContext(db, "annotator");
  const corpus = await givenReleased("signed");

  const { stages } = await getFunnel(ctx, { id: corpus.extId });

  expect(stages.map(({ stage }) => stage)).not.toContain("released");
  await expect(countTrajectories(ctx, { corpus: corpus.extId, filter: "released:yes" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
