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
// Each begins with a database in which everything has the form of this version.
beforeEach(() => renormaliseQueries(databaseUrl));

const SHIRT = "เสื้อยืดสีดำ ผู้ชาย";
/** What an older version made of it, to which marks were no part of a word. */
const OLD_SHIRT = "เส อย ดส ด า ผ ชาย";

const formsOf = async (corpusId: number) =>
  (await db.problem.findMany({ where: { corpusId }, orderBy: { id: "asc" } })).map(({ queryForm }) => queryForm);
const normsOf = async (corpusId: number) =>
  (await db.problem.findMany({ where: { corpusId }, orderBy: { id: "asc" } })).map(({ queryNorm }) => queryNorm);

const answeredIn = async (name: string) =>
  (await db.problem.findMany({ where: { corpus: { name } } })).map(({ reward }) => reward);

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

/** Problems as a process of an older version writes them, which knows of no form. */
const givenLamps = (corpusId: number, count: number) =>
  db.$executeRaw(sql`insert into problem (corpus_id, key, query, query_norm)
    select ${corpusId}::int, n::text, 'Lamp ' || n, 'old' from generate_series(1, ${count}::int) n`);

describe("stored queries are brought to the form of this version", () => {
  test("once, by several processes that start together", async () => {
    const corpus = await givenTwins();

    const changed = await Promise.all([1, 2, 3].map(() => renormaliseQueries(databaseUrl)));

    expect(changed.toSorted()).toEqual([0, 0, 1]);
    expect(await normsOf(corpus.id)).toEqual([normaliseQuery(SHIRT), normaliseQuery(SHIRT), "a blue chair"]);
    expect(await formsOf(corpus.id)).toEqual([1, 1, 1].map(() => QUERY_FORM_VERSION));
  });

  test("and none is looked at where that is done, until the form is another one", async () => {
    const corpus = await givenTwins();
    await renormaliseQueries(databaseUrl);
    await db.problem.updateMany({ where: { corpusId: corpus.id }, data: { queryNorm: "kept" } });

    expect(await renormaliseQueries(databaseUrl)).toBe(0);
    expect(await normsOf(corpus.id)).toEqual(["kept", "kept", "kept"]);
    await db.$executeRaw(sql`update problem set query_form = query_form - 1 where corpus_id = ${corpus.id}`);

    expect(await renormaliseQueries(databaseUrl)).toBe(3);
  });

  test("page by page: a start that is broken off goes on where it stopped", async () => {
    const corpus = await givenCorpus(db, []);
    await givenLamps(corpus.id, 2500);
    await db.$executeRaw(sql`alter table problem add constraint breaks check (query_norm <> 'lamp 2400')`);

    await expect(renormaliseQueries(databaseUrl)).rejects.toThrow("breaks");
    expect((await normsOf(corpus.id)).filter((norm) => norm !== "old")).toHaveLength(2000);
    await db.$executeRaw(sql`alter table problem drop constraint breaks`);
    const told: (readonly [number, number])[] = [];

    expect(await renormaliseQueries(databaseUrl, (...far) => told.push(far))).toBe(500);

    expect(told).toEqual([[500, 500]]);
    expect((await normsOf(corpus.id)).at(-1)).toBe("lamp 2500");
  });

  test("few at once where they are long, and one alone that is longer than a page", async () => {
    const corpus = await givenCorpus(db, []);
    await db.$executeRaw(sql`insert into problem (corpus_id, key, query, query_norm)
      select ${corpus.id}::int, n::text, repeat('L', case n when 1 then 3000000 else 900000 end), 'old' from generate_series(1, 4) n`);
    const told: (readonly [number, number])[] = [];

    await renormaliseQueries(databaseUrl, (...far) => told.push(far));

    expect(told.map(([done]) => done)).toEqual([1, 3, 4]);
  });

  test("also those that a process of an older version writes after that, new or into a problem without a query", async () => {
    const corpus = await givenCorpus(db, []);
    const name = `corpus ${randomUUID()}`;
    await imported([await givenFile("a.jsonl", anEnvelope({ problem_id: "p1", dialogue: [] }))], { corpus: name });
    const unasked = { corpus: { name } };
    expect(await db.problem.findFirstOrThrow({ where: unasked })).toMatchObject({ query: "", queryForm: 0 });
    await renormaliseQueries(databaseUrl);
    await givenLamps(corpus.id, 1);
    await db.problem.updateMany({ where: unasked, data: { query: "A chair!", queryNorm: "old" } });

    expect(await renormaliseQueries(databaseUrl)).toBe(2);

    expect(await normsOf(corpus.id)).toEqual(["lamp 1"]);
    expect(await db.problem.findFirstOrThrow({ where: unasked })).toMatchObject({ queryNorm: "a chair" });
  });

  test("with the answer keys of files, whether or not a problem is behind, and each finds its own by it", async () => {
    const name = `corpus ${randomUUID()}`;
    const rows = ["A lamp!", "A desk"].map((query) => JSON.stringify({ query, reward: { product_id: "7" } }));
    await imported([await givenFile("suite.jsonl", rows.join("\n"))], { corpus: name });
    await db.answerKey.updateMany({ where: { corpus: { name } }, data: { queryNorm: "old", queryForm: 0 } });
    await imported([await givenFile("a.jsonl", anEnvelope({ dialogue: [aStep(1, "a LAMP")] }))], { corpus: name });
    await db.corpus.update({ where: { name }, data: { measureVersion: 1 } });
    expect(await answeredIn(name)).toEqual([null]);

    expect(await renormaliseQueries(databaseUrl)).toBe(0);

    const keys = await db.answerKey.findMany({ where: { corpus: { name } }, orderBy: { key: "asc" } });
    expect(keys.map(({ queryNorm, queryForm }) => [queryNorm, queryForm])).toEqual([
      ["a desk", QUERY_FORM_VERSION],
      ["a lamp", QUERY_FORM_VERSION],
    ]);
    expect(await answeredIn(name)).toEqual([{ product_id: "7" }]);
    expect(await db.corpus.findUniqueOrThrow({ where: { name } })).toMatchObject({ measureVersion: 0 });
  });

  test("and a problem that is behind finds the answer key that has the form already", async () => {
    const name = `corpus ${randomUUID()}`;
    await imported([await givenFile("a.jsonl", anEnvelope({ dialogue: [aStep(1, "a LAMP")] }))], { corpus: name });
    await db.problem.updateMany({ where: { corpus: { name } }, data: { queryNorm: "old", queryForm: 0 } });
    const row = JSON.stringify({ query: "A lamp!", reward: { product_id: "7" } });
    await imported([await givenFile("suite.jsonl", row)], { corpus: name });
    expect(await answeredIn(name)).toEqual([null]);

    await renormaliseQueries(databaseUrl);

    expect(await answeredIn(name)).toEqual([{ product_id: "7" }]);
  });

  test("and answer keys and problems that are both behind stay together, with nothing measured anew", async () => {
    const name = `corpus ${randomUUID()}`;
    await imported([await givenFile("a.jsonl", anEnvelope({ dialogue: [aStep(1, "a LAMP")] }))], { corpus: name });
    const row = JSON.stringify({ query: "A lamp!", category: "Product", reward: { product_id: "7" } });
    await imported([await givenFile("suite.jsonl", row)], { corpus: name });
    const old = { where: { corpus: { name } }, data: { queryNorm: "old", queryForm: 0 } };
    await Promise.all([db.problem.updateMany(old), db.answerKey.updateMany(old)]);
    await db.corpus.update({ where: { name }, data: { measureVersion: 1 } });

    await renormaliseQueries(databaseUrl);

    expect(await answeredIn(name)).toEqual([{ product_id: "7" }]);
    expect(await db.corpus.findUniqueOrThrow({ where: { name } })).toMatchObject({ measureVersion: 1 });
  });

  test("and not those that an import of this version brings", async () => {
    const name = `corpus ${randomUUID()}`;
    const asked = anEnvelope({ problem_id: "p2", dialogue: [aStep(1, "A lamp")] });
    const both = [anEnvelope({ problem_id: "p1", dialogue: [] }), asked].join("\n");
    await imported([await givenFile("a.jsonl", both)], { corpus: name });
    const later = anEnvelope({ problem_id: "p1", execution_time: 2, dialogue: [aStep(1, "A chair")] });
    await imported([await givenFile("b.jsonl", later)], { corpus: name });
    const told: unknown[] = [];

    expect(await renormaliseQueries(databaseUrl, (...far) => told.push(far))).toBe(0);

    expect(told).toEqual([]);
    const problems = await db.problem.findMany({ where: { corpus: { name } }, orderBy: { key: "asc" } });
    expect(problems.map(({ queryNorm, queryForm }) => [queryNorm, queryForm])).toEqual([
      ["a chair", QUERY_FORM_VERSION],
      ["a lamp", QUERY_FORM_VERSION],
    ]);
  });

  test("with those last that somebody else is writing, who never has to wait for it to end", async () => {
    const corpus = await givenCorpus(db, []);
    await givenLamps(corpus.id, 3);
    const [first, , third] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });
    const write = (of: typeof first) => sql`update problem set bucket = 'written' where id = ${of?.id ?? 0}`;

    const changed = await db.$transaction(async (tx) => {
      await tx.$executeRaw(write(third));
      const running = renormaliseQueries(databaseUrl);
      await expect.poll(() => normsOf(corpus.id), { timeout: 10_000 }).toEqual(["lamp 1", "lamp 2", "old"]);
      // As an import in the order of keys, which may be the other way round than ids.
      await tx.$executeRaw(write(first));

      return { running };
    });

    expect(await changed.running).toBe(3);
    expect(await normsOf(corpus.id)).toEqual(["lamp 1", "lamp 2", "lamp 3"]);
    expect(await db.problem.count({ where: { corpusId: corpus.id, bucket: "written" } })).toBe(2);
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
      data: { key: `query:${before}`, queryNorm: before, queryForm: 0 },
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
