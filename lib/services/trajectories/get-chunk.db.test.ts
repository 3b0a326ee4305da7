import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getChunk } from "./get-chunk";
import { givenContext, givenCorpus } from "./given-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function store(id: string, chunk: number, steps: string): Promise<void> {
  await db.$executeRaw`insert into trajectory_body (corpus_id, trajectory_id, chunk, first_step, last_step, raw_bytes, body)
    select corpus_id, id, ${chunk}::int, 0, 0, 1, ${gzipSync(steps)} from trajectory where ext_id = ${id}::uuid
    on conflict (corpus_id, trajectory_id, chunk) do update set body = excluded.body`;
}

test("a chunk comes as it is stored, and its tag tells it from another", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{ query: "sofa" }]);
  const id = corpus.trajectories[0] ?? "";
  await store(id, 0, '[{"thought":"one"}]');
  await store(id, 1, '[{"thought":"two"}]');

  const first = await getChunk(ctx, { id, chunk: 0 });
  const second = await getChunk(ctx, { id, chunk: 1 });

  expect(gunzipSync(first.body).toString()).toBe('[{"thought":"one"}]');
  expect(first.tag).not.toBe(second.tag);
  expect(await getChunk(ctx, { id, chunk: 0 })).toEqual(first);
  await expect(getChunk(ctx, { id, chunk: 2 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a trajectory that was removed and imported again under another key is found", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{ query: "sofa" }]);
  const id = corpus.trajectories[0] ?? "";
  await store(id, 0, "[1]");
  await getChunk(ctx, { id, chunk: 0 });

  await db.$executeRaw`delete from trajectory_body where corpus_id = ${corpus.id}`;
  await db.$executeRaw`update trajectory set id = nextval('trajectory_id_seq') where corpus_id = ${corpus.id}`;
  await store(id, 0, "[2]");

  expect(gunzipSync((await getChunk(ctx, { id, chunk: 0 })).body).toString()).toBe("[2]");
});
