import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { normaliseQuery, QUERY_FORM_VERSION } from "@/lib/domain/normalise-query";
import { isRewardBlind } from "@/lib/services/blindness/blind-rewards";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { anEnvelope, aStep, databaseUrl, db, givenFile, imported } from "@/lib/services/imports/fixtures/given-import";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { renormaliseQueries } from "./renormalise-queries";

afterAll(() => db.$disconnect());
// As a database of an older version.
beforeEach(() => db.$executeRaw(sql`delete from stored_form`));

const SHIRT = "เสื้อยืดสีดำ ผู้ชาย";
/** What an older version made of it, to which marks were no part of a word. */
const OLD_SHIRT = "เส อย ดส ด า ผ ชาย";

const FormRow = z.object({ version: z.int() });
const marks = () => queryRows(db, FormRow, sql`select version from stored_form where name = 'query'`);
const normsOf = async (corpusId: number) =>
  (await db.problem.findMany({ where: { corpusId }, orderBy: { id: "asc" } })).map(({ queryNorm }) => queryNorm);

/** Two problems of one query under two keys, the first of which an older version imported. */
async function givenTwins() {
  const corpus = await givenCorpus(db, [{ query: SHIRT }, { query: `${SHIRT}!` }, { query: "a blue chair" }]);
  const [old, twin] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });
  await db.problem.update({ where: { id: old?.id ?? 0 }, data: { queryNorm: OLD_SHIRT } });
  await db.problem.update({ where: { id: twin?.id ?? 0 }, data: { queryNorm: normaliseQuery(SHIRT) } });

  return corpus;
}

test("who reviews a problem of an older version blind is not told the reward spec by its twin of today", async () => {
  const corpus = await givenTwins();
  const owner = { db, person: await ensureOwner(db), now: () => new Date(), home: "/nonexistent" };
  await givenQueue(await givenContext(db, "lead"), corpus, {
    ...{ filter: `id:${corpus.trajectories[0]}`, hidden: ["reward"], reviewers: [owner.person.extId] },
    questions: [{ kind: "structure", isRequired: true }],
  });
  const keys = await queryRows(
    db,
    z.object({ id: z.bigint() }),
    sql`select id from trajectory where corpus_id = ${corpus.id} order by problem_id`,
  );
  const blind = () => Promise.all(keys.map(({ id }) => isRewardBlind(owner, { corpusId: corpus.id, id })));
  expect(await blind()).toEqual([true, false, false]);

  expect(await renormaliseQueries(databaseUrl)).toBe(1);

  expect(await blind()).toEqual([true, true, false]);
});

describe("stored queries are brought to the form of this version", () => {
  test("once, by one of several processes that start together", async () => {
    const corpus = await givenTwins();

    const changed = await Promise.all([1, 2, 3].map(() => renormaliseQueries(databaseUrl)));

    expect(changed.toSorted()).toEqual([0, 0, 1]);
    expect(await normsOf(corpus.id)).toEqual([normaliseQuery(SHIRT), normaliseQuery(SHIRT), "a blue chair"]);
    expect(await marks()).toEqual([{ version: QUERY_FORM_VERSION }]);
  });

  test("and none is looked at where that is done, until the form is another one", async () => {
    const corpus = await givenTwins();
    await renormaliseQueries(databaseUrl);
    await db.problem.updateMany({ where: { corpusId: corpus.id }, data: { queryNorm: "kept" } });

    expect(await renormaliseQueries(databaseUrl)).toBe(0);
    expect(await normsOf(corpus.id)).toEqual(["kept", "kept", "kept"]);
    await db.$executeRaw(sql`update stored_form set version = version - 1`);

    expect(await renormaliseQueries(databaseUrl)).toBe(3);
  });

  test("all or none of them: one that ends midway leaves what was there, and the next does it all", async () => {
    const corpus = await givenCorpus(db, []);
    await db.$executeRaw(sql`insert into problem (corpus_id, key, query, query_norm)
      select ${corpus.id}, n::text, 'Lamp ' || n, 'old' from generate_series(1, 5002) n`);
    await db.$executeRaw(sql`alter table problem add constraint breaks check (query_norm <> 'lamp 5002')`);

    await expect(renormaliseQueries(databaseUrl)).rejects.toThrow("breaks");
    expect(new Set(await normsOf(corpus.id))).toEqual(new Set(["old"]));
    expect(await marks()).toEqual([]);
    await db.$executeRaw(sql`alter table problem drop constraint breaks`);

    expect(await renormaliseQueries(databaseUrl)).toBe(5002);
    expect((await normsOf(corpus.id)).at(-1)).toBe("lamp 5002");
  });
});

describe("records without ids", () => {
  const record = (query: string, over: Readonly<Record<string, unknown>> = {}) =>
    anEnvelope({ problem_id: null, execution_time: Math.random(), dialogue: [aStep(1, query)], ...over });
  const rolloutsOf = async (name: string) =>
    queryRows(
      db,
      z.object({ key: z.string(), bucket: z.string().nullable(), rollouts: z.int() }),
      sql`select p.key, p.bucket, count(t.id)::int as rollouts from problem p join corpus c on c.id = p.corpus_id
          left join trajectory t on t.corpus_id = c.id and t.problem_id = p.id where c.name = ${name} group by p.id order by p.id`,
    );

  /** A problem that an older version named by its query as it saw it. */
  async function givenOld(query: string, before: string) {
    const corpus = `corpus ${randomUUID()}`;
    await imported([await givenFile("a.jsonl", record(query))], { corpus });
    await db.problem.updateMany({
      where: { corpus: { name: corpus } },
      data: { key: `query:${before}`, queryNorm: before },
    });
    await renormaliseQueries(databaseUrl);

    return corpus;
  }

  test("find the problem that an older version named by another form of their query, and add to it", async () => {
    const corpus = await givenOld(SHIRT, OLD_SHIRT);
    const more = [record(`${SHIRT}!`), record(SHIRT, { category: "Product" }), record("another lamp")];

    await imported([await givenFile("b.jsonl", more.join("\n"))], { corpus });
    await imported([await givenFile("c.jsonl", record(SHIRT))], { corpus });

    expect(await rolloutsOf(corpus)).toEqual([
      { key: `query:${OLD_SHIRT}`, bucket: "product", rollouts: 4 },
      { key: "query:another lamp", bucket: null, rollouts: 1 },
    ]);
  });

  test("find it under a key that was cut, too", async () => {
    const [long, before] = [`${SHIRT} `.repeat(40).trim(), `${OLD_SHIRT} `.repeat(40).trim().slice(0, 380)];
    const corpus = await givenOld(long, before);

    await imported([await givenFile("b.jsonl", record(long))], { corpus });

    expect(await rolloutsOf(corpus)).toEqual([{ key: `query:${before}`, bucket: null, rollouts: 2 }]);
  });

  test("stay with the problem of their own key where one is there, and with none that has an id", async () => {
    const corpus = await givenOld(SHIRT, OLD_SHIRT);
    const key = `query:${normaliseQuery(SHIRT)}`;
    await imported([await givenFile("b.jsonl", record(SHIRT, { problem_id: key }))], { corpus });
    const named = `corpus ${randomUUID()}`;
    await imported([await givenFile("c.jsonl", record(SHIRT, { problem_id: "t1" }))], { corpus: named });

    await imported([await givenFile("d.jsonl", record(SHIRT))], { corpus: named });

    expect((await rolloutsOf(corpus)).map(({ rollouts }) => rollouts)).toEqual([2]);
    expect((await rolloutsOf(named)).map((problem) => problem.key)).toEqual(["t1", key]);
  });
});
