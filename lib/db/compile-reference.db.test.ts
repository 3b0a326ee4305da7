import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { createDb } from "./client";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const ctx = await givenContext(db, "lead");
/** What others name by an id of their own, in capital letters, as some exporters write it. */
const named = randomUUID().toUpperCase();

async function givenNamed() {
  const corpus = await givenCorpus(db, [
    { query: "lamp", sourceId: named },
    { query: `sofa ${named}`, sourceId: named.toLowerCase() },
    { query: "desk" },
  ]);
  const found = async (filter: string): Promise<number[]> =>
    (await listTrajectories(ctx, { corpus: corpus.extId, filter, sort: "imported", limit: 9 })).items
      .map(({ id }) => corpus.trajectories.indexOf(id))
      .toSorted();

  return { corpus, found };
}

test("a source's own id that looks like one of ours is found as it is written, and in small letters", async () => {
  const { corpus, found } = await givenNamed();
  await db.$executeRaw`
    insert into selection (corpus_id, trajectory_id, stage, representative_id, rank)
    select ${corpus.id}, d.id, 'duplicate', o.id, 0 from trajectory d, trajectory o
    where d.corpus_id = ${corpus.id} and d.ext_id = ${corpus.trajectories[2]}::uuid
      and o.corpus_id = ${corpus.id} and o.ext_id = ${corpus.trajectories[0]}::uuid`;

  expect(await found(`id:${named}`)).toEqual([0, 1]);
  expect(await found(`id:${named.toLowerCase()}`)).toEqual([1]);
  expect(await found(`id:${corpus.trajectories[2]?.toUpperCase()}`)).toEqual([2]);
  expect(await found(`duplicate_of:${named}`)).toEqual([2]);
  expect(await found(`duplicate_of:${named.toLowerCase()}`)).toEqual([]);
});

test("a problem whose key looks like an id is found by it", async () => {
  const { corpus, found } = await givenNamed();
  await db.$executeRaw`update problem p set key = ${named} from trajectory t
    where t.corpus_id = ${corpus.id} and t.ext_id = ${corpus.trajectories[0]}::uuid and p.id = t.problem_id`;

  expect(await found(`problem:${named}`)).toEqual([0]);
  expect(await found(named)).toEqual([1]);
});

test("a queue and a file are found by names that look like ids", async () => {
  const { corpus, found } = await givenNamed();
  await givenQueue(ctx, corpus, { name: named, filter: "lamp", mode: "assisted", hidden: [] });
  const { id: importId } = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  await db.importFile.create({ data: { importId, position: 0, name: named, path: named, sizeBytes: 1n } });

  expect(await found(`queue:${named}`)).toEqual([0]);
  expect(await found(`import:${named}`)).toEqual([0, 1, 2]);
  expect(await found(`import:${randomUUID()}`)).toEqual([]);
});
