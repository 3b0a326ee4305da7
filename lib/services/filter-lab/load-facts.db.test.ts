import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { FACT_FLAGS, SKETCH_VALUES } from "@/lib/filter/lab/fact-table";
import { givenFacts } from "./given-facts";
import { loadFacts } from "./load-facts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const load = (corpusId: number, withSketches = false) => loadFacts({ databaseUrl, corpusId, withSketches });

test("every column of a row is what is stored of it, and what is not known is told apart from 0", async () => {
  const sketch = Buffer.from(Uint16Array.from({ length: SKETCH_VALUES }, (_, at) => at * 1000).buffer).toString("hex");
  const { id, ids } = await givenFacts(db, [
    {
      ...{
        query: "a",
        run: "r1",
        agent: "facts agent",
        miner: "5F",
        bucket: "product",
        outcome: "success",
        tokens: 15_000,
      },
      ...{ model: 3, macro: 2, retry: 1, code: 70_000, unknown: 4, depth: 6, reformulations: 7, broken: 0b10011 },
      ...{ regularity: 0.25, verification: true, hasCycle: true, sendsNoNonce: true, score: 0.7, richness: 0.5 },
      ...{ calls: -5, template: 9, sketch },
    },
    {
      query: "b",
      run: "r2",
      hasLog: false,
      asksForNothing: true,
      depth: null,
      verification: null,
      calls: null,
      template: 9,
    },
    { query: "a", run: "r1", agent: "facts agent", calls: -5 },
    { query: "b", run: "r2", calls: -5 },
  ]);

  const { table, richness } = await load(id, true);

  expect([...table.ids]).toEqual(ids);
  const counts = [table.model, table.macro, table.retry, table.code, table.unknown, table.depth, table.reformulations];
  expect(counts.map((column) => column[0])).toEqual([3, 2, 1, 70_000, 4, 6, 7]);
  expect([table.tokens[0], table.rejects[0], table.regularity[0], richness[0]]).toEqual([15_000, 0b10011, 0.25, 0.5]);
  expect([table.judgeScore[0], table.judgeScore[1], richness[1]]).toEqual([Math.fround(0.7), Number.NaN, Number.NaN]);
  const { hasLog, success, verification, hasCycle, isCompared, sendsNoNonce, asksForNothing, isUnscored } = FACT_FLAGS;
  expect([...table.flags]).toEqual([
    hasLog | success | verification | hasCycle | isCompared | sendsNoNonce,
    asksForNothing | isCompared | isUnscored,
    hasLog | isCompared | isUnscored,
    hasLog | isCompared | isUnscored,
  ]);
  expect([...table.callsGroup]).toEqual([0, -1, 0, 1]);
  expect([...table.template]).toEqual([0, 0, -1, -1]);
  expect([...(table.sketches ?? [])].slice(0, 66)).toEqual([
    ...Array.from({ length: SKETCH_VALUES }, (_, at) => (at * 1000) % 65_536),
    0,
    0,
  ]);
  const runOf = (row: number) => table.runs[table.run[row] ?? -1];
  expect([0, 1, 2].map((row) => runOf(row)?.name)).toEqual(["r1", "r2", "r1"]);
  expect(table.names.miners[runOf(0)?.miner ?? -1]).toBe("5F");
  expect(table.names.agents[runOf(0)?.agent ?? -1]).toBe("facts agent");
  expect(table.names.miners[runOf(1)?.miner ?? -1]).toBeNull();
  expect([...table.problem]).toEqual([0, 1, 0, 1]);
  expect([...table.bucket].map((place) => table.names.buckets[place])).toEqual(["product", null, null, null]);
});

test("versions of one agent are told apart", async () => {
  const agent = `agent ${crypto.randomUUID()}`;
  const { id } = await givenFacts(db, [
    { run: "old", agent },
    { run: "new", agent: `${agent} again` },
  ]);
  await db.agent.updateMany({ where: { name: { startsWith: agent } }, data: { name: agent } });
  await db.agent.update({ where: { key: agent }, data: { version: "1" } });
  await db.agent.update({ where: { key: `${agent} again` }, data: { version: "2" } });

  const { table } = await load(id);

  const names = [0, 1].map((row) => table.names.agents[table.runs[table.run[row] ?? -1]?.agent ?? -1]);
  expect(names).toEqual([`${agent} 1`, `${agent} 2`]);
});

test("rows without stored signals or likeness are there, without a log and compared with none", async () => {
  const { id, ids } = await givenFacts(db, [{ outcome: "success" }, {}]);
  await db.$executeRaw`delete from signal where corpus_id = ${id}`;

  const { table } = await load(id);

  expect([...table.ids]).toEqual(ids);
  expect([...table.flags]).toEqual([FACT_FLAGS.success, FACT_FLAGS.isUnscored]);
  expect([...table.callsGroup, ...table.template]).toEqual([-1, -1, -1, -1]);
  expect(table.sketches).toBeUndefined();
});

test("an empty corpus has an empty table", async () => {
  const { id } = await givenFacts(db, []);

  expect((await load(id)).table).toMatchObject({ size: 0, runs: [], names: { problems: [], buckets: [] } });
});
