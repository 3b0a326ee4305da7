import { randomUUID } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { anEnvelope, aStep, db, givenFile, imported } from "./fixtures/given-import";
import { Bytes, count, outlines, rawRecords } from "./fixtures/stored";

afterAll(() => db.$disconnect());

test("NUL and lone surrogates become U+FFFD in columns and stay in the raw bytes", async () => {
  const line = anEnvelope({
    problem_id: null,
    trajectory_id: "id\u0000\uD800",
    problem: { query: "nul \u0000 and \uD800 end" },
    dialogue: [aStep(1, "nul \u0000 and \uD800 end", "result \u0000")],
  });
  const corpus = "hostile text";

  expect(await imported([await givenFile("nul.jsonl", line)], { corpus })).toMatchObject({ imported: 1 });

  const [row] = await queryRows(
    db,
    z.object({ source_id: z.string().nullable(), query: z.string() }),
    sql`select t.source_id, p.query from trajectory t join problem p on p.id = t.problem_id
        join corpus c on c.id = t.corpus_id where c.name = ${corpus}`,
  );
  expect(row).toEqual({ source_id: "id\uFFFD\uFFFD", query: "nul \uFFFD and \uFFFD end" });
  expect(await rawRecords(corpus)).toEqual([line]);
});

test("a trajectory of 1,000 steps with a string of 1 MB lies in chunks that the outline names", async () => {
  const dialogue = Array.from({ length: 1_000 }, (_, at) =>
    aStep(at + 1, "long", at === 500 ? "x".repeat(1_000_000) : "y".repeat(300)),
  );
  const corpus = "long";
  const line = anEnvelope({ dialogue });
  await imported([await givenFile("long.jsonl", line)], { corpus });

  const [outline] = await outlines(corpus);
  const chunks = await queryRows(
    db,
    z.object({ chunk: z.int(), first_step: z.int(), last_step: z.int(), raw_bytes: z.int(), body: Bytes }),
    sql`select chunk, first_step, last_step, raw_bytes, b.body from trajectory_body b
        join corpus c on c.id = b.corpus_id where c.name = ${corpus} order by chunk`,
  );
  const steps = chunks.flatMap(({ body }) =>
    z.array(z.looseObject({ index: z.int() })).parse(JSON.parse(gunzipSync(body).toString())),
  );

  expect(steps.map((step) => step.index)).toEqual(Array.from({ length: 1_000 }, (_, at) => at));
  expect(chunks.length).toBeGreaterThan(3);
  expect(outline?.chunks).toEqual(
    chunks.map(({ chunk, first_step, last_step, raw_bytes }) => {
      return { chunk, firstStep: first_step, lastStep: last_step, rawBytes: raw_bytes };
    }),
  );
  expect(chunks.filter(({ raw_bytes }) => raw_bytes > 300_000)).toMatchObject([{ first_step: 500, last_step: 500 }]);
  expect(outline?.steps[500]).toMatchObject({ index: 500, calls: 1, title: "find_product" });
  expect(await rawRecords(corpus)).toEqual([line]);
});

test.each([
  ["as lines", (text: string) => text],
  ["as lines in gzip", (text: string) => gzipSync(text)],
])("a file whose first record is 3 MB long and tells its kind at the end is imported, %s", async (how, packed) => {
  const record = JSON.parse(anEnvelope());
  const long = JSON.stringify({ note: "x".repeat(3 * 1024 * 1024), ...record });
  const file = await givenFile("long-first.jsonl", packed(`${long}\n${anEnvelope()}\n`));

  expect(await imported([file], { corpus: `long first ${how}` })).toMatchObject({
    format: "sn15",
    imported: 2,
    rejected: 0,
  });
});

test("an outline holds neither judgement nor outcome nor reward", async () => {
  const line = anEnvelope({
    score: 0.125,
    reasoning_score: 0.7,
    score_components_summary: { reasoning_explanation: "secret words" },
  });
  const corpus = "blind";
  await imported([await givenFile("blind.jsonl", line)], { corpus });

  const [outline] = await outlines(corpus);

  expect(JSON.stringify(outline)).not.toMatch(/secret words|0\.125|reasoning_score/);
  expect(await count("judgement", corpus)).toBe(1);
});

test("a record without judgement has no judgement row", async () => {
  const corpus = "unjudged";
  await imported([await givenFile("unjudged.jsonl", anEnvelope())], { corpus });

  expect(await count("judgement", corpus)).toBe(0);
});

test("the same source id with another body is imported, counted and noted", async () => {
  const dialogue = [aStep(1, "first")];
  const corpus = "conflict";
  const lines = [anEnvelope({ trajectory_id: "same", dialogue }), anEnvelope({ trajectory_id: "same" })];
  const first = await imported([await givenFile("conflict.jsonl", lines[0] ?? "")], { corpus });
  const second = await imported([await givenFile("conflict.jsonl", lines[1] ?? "")], { corpus });

  expect(first.conflicts).toBe(0);
  expect(second).toMatchObject({ imported: 1, conflicts: 1 });
  const notes = (await outlines(corpus)).map((outline) => outline.notes.join());
  expect(notes[0]).not.toContain("same id");
  expect(notes[1]).toContain("same id");
});

describe("records that name no agent", () => {
  const chat = (model?: string): string =>
    JSON.stringify({ ...(model === undefined ? {} : { model }), messages: [{ role: "user", content: randomUUID() }] });

  /** Runs of a corpus with the agent of each and how many records they hold. */
  async function runsOf(corpus: string): Promise<unknown> {
    return queryRows(
      db,
      z.object({ name: z.string(), agent: z.string().nullable(), rows: z.int() }),
      sql`select r.name, a.name as agent, count(t.id)::int as rows from run r left join agent a on a.id = r.agent_id
          join corpus c on c.id = r.corpus_id left join trajectory t on t.corpus_id = c.id and t.run_id = r.id
          where c.name = ${corpus} group by r.id, a.id order by r.id`,
    );
  }

  test("have none in a file of rows by anybody, whichever came first", async () => {
    const corpus = `mixed agents ${randomUUID()}`;
    await imported([await givenFile("a.jsonl", [chat("one"), chat(), chat("one")].join("\n"))], { corpus });
    await imported([await givenFile("b.jsonl", chat())], { corpus });
    await imported([await givenFile("b.jsonl", [chat("two"), chat()].join("\n"))], { corpus });

    expect(await runsOf(corpus)).toEqual([
      { name: "a.jsonl", agent: "one", rows: 2 },
      { name: "a.jsonl · no agent named", agent: null, rows: 1 },
      { name: "b.jsonl", agent: null, rows: 2 },
      { name: "b.jsonl · two", agent: "two", rows: 1 },
    ]);
  });

  test("are told from those of an agent that is called so", async () => {
    const corpus = `called so ${randomUUID()}`;
    const rows = [chat("one"), chat(), chat("no agent named")];
    await imported([await givenFile("a.jsonl", rows.join("\n"))], { corpus });

    expect(await runsOf(corpus)).toEqual([
      { name: "a.jsonl", agent: "one", rows: 1 },
      { name: "a.jsonl · no agent named", agent: null, rows: 1 },
      { name: "a.jsonl · no agent named", agent: "no agent named", rows: 1 },
    ]);
  });

  test("are of the agent of their run where the source or a person says that they are one", async () => {
    const corpus = `one agent ${randomUUID()}`;
    const failed = anEnvelope({ status: "FAILED", dialogue: null });
    const named = anEnvelope({ agent_name: "Lampwright" });
    await imported([await givenFile("output.jsonl", [failed, named, anEnvelope()].join("\n"))], { corpus });
    const rows = await givenFile("rows.jsonl", [chat("one"), chat()].join("\n"));
    await imported([rows], { corpus, runName: "Night" });

    expect(await runsOf(corpus)).toEqual([
      { name: "output.jsonl", agent: "Lampwright", rows: 3 },
      { name: "Night", agent: "one", rows: 2 },
    ]);
  });
});

test("records of one file by two agents are two runs, the first under the file's name", async () => {
  const corpus = "agents";
  const lines = ["alpha", "beta", "alpha"].map((name) =>
    anEnvelope({ agent_version_id: name, agent_name: `${name} agent` }),
  );
  await imported([await givenFile("agents.jsonl", lines.join("\n"))], { corpus });

  const runs = await db.run.findMany({
    where: { corpus: { name: corpus } },
    select: { name: true, agent: { select: { name: true } } },
    orderBy: { id: "asc" },
  });
  expect(runs.map((run) => [run.name, run.agent?.name])).toEqual([
    ["agents.jsonl", "alpha agent"],
    ["agents.jsonl · beta agent", "beta agent"],
  ]);
});
