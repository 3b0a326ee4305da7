import { gunzipSync, gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Outline } from "@/lib/contract/outline";
import { queryRows, sql } from "@/lib/db/query-rows";
import { prepareQueue } from "@/lib/jobs/prepare-queue";
import {
  aContext,
  anEnvelope,
  aStep,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  hasSharedData,
  imported,
  sharedPath,
} from "./fixtures/given-import";
import { getImport } from "./get-import";
import { runImport } from "./run-import";

beforeAll(() => prepareQueue(databaseUrl));
afterAll(() => db.$disconnect());

const Bytes = z.instanceof(Uint8Array);

async function rawRecords(corpus: string): Promise<string[]> {
  const rows = await queryRows(
    db,
    z.object({ raw: Bytes }),
    sql`select string_agg(r.body, ''::bytea order by r.part) as raw from trajectory_raw r
        join corpus c on c.id = r.corpus_id where c.name = ${corpus} group by r.trajectory_id order by r.trajectory_id`,
  );

  return rows.map(({ raw }) => gunzipSync(raw).toString());
}

async function outlines(corpus: string): Promise<Outline[]> {
  const rows = await queryRows(
    db,
    z.object({ body: Bytes }),
    sql`select o.body from trajectory_outline o join corpus c on c.id = o.corpus_id
        where c.name = ${corpus} order by o.trajectory_id`,
  );

  return rows.map(({ body }) => Outline.parse(JSON.parse(gunzipSync(body).toString())));
}

async function count(table: "trajectory" | "review" | "signal" | "judgement", corpus: string): Promise<number> {
  const rows = {
    trajectory: sql`select corpus_id from trajectory`,
    review: sql`select corpus_id from review`,
    signal: sql`select corpus_id from signal`,
    judgement: sql`select corpus_id from judgement`,
  }[table];
  const [row] = await queryRows(
    db,
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (${rows}) t join corpus c on c.id = t.corpus_id where c.name = ${corpus}`,
  );

  return row?.count ?? -1;
}

describe.skipIf(!hasSharedData)("shared samples", () => {
  test.each([
    ["sn15/output-envelopes.jsonl", "sn15"],
    ["sn15/output-legacy-list.jsonl", "sn15"],
    ["sn15/bundle-hybrid_voucher.json", "sn15"],
    ["sn15/shoppingbench-rollout-original-format.jsonl", "shoppingbench"],
    ["tau-bench/gpt-4o-airline.tasks-0-24.json.gz", "tau-bench"],
    ["tau2-bench/ft_airline_default_1trials.json", "tau2-bench"],
    ["tau2-bench/qwen2.5-7b_airline_default_1trials.json.gz", "tau2-bench"],
    ["sn15/hf-sft15k-eval-prefixes.jsonl", "chat"],
  ])("%s imports as %s with every table filled", async (name, format) => {
    const corpus = `shared ${name}`;
    const summary = await imported([sharedPath(name)], { corpus });

    expect(summary).toMatchObject({ format, duplicates: 0, rejected: 0 });
    expect(summary.imported).toBe(summary.read);
    expect(summary.imported).toBeGreaterThan(0);
    expect(await count("trajectory", corpus)).toBe(summary.imported);
    expect(await count("review", corpus)).toBe(summary.imported);
    expect(await count("signal", corpus)).toBe(summary.imported);
    expect(await outlines(corpus)).toHaveLength(summary.imported);
  });

  test("tau-bench has 100 trials of 25 tasks with 31 successes, as published", async () => {
    const corpus = "tau published";
    await imported([sharedPath("tau-bench/gpt-4o-airline.tasks-0-24.json.gz")], { corpus });

    const [facts] = await queryRows(
      db,
      z.object({ trials: z.int(), tasks: z.int(), successes: z.int() }),
      sql`select count(*)::int as trials, count(distinct problem_id)::int as tasks,
            (count(*) filter (where outcome = 'success'))::int as successes
          from trajectory t join corpus c on c.id = t.corpus_id where c.name = ${corpus}`,
    );
    expect(facts).toEqual({ trials: 100, tasks: 25, successes: 31 });
  });

  test("the raw records of a JSONL file come back byte for byte", async () => {
    const path = sharedPath("sn15/output-envelopes.jsonl");
    const corpus = "raw bytes";
    await imported([path], { corpus });

    expect(await rawRecords(corpus)).toEqual(readFileSync(path, "utf8").trimEnd().split("\n"));
  });
});

test("the same file again changes nothing and says so", async () => {
  const path = await givenFile("twice.jsonl", [anEnvelope(), anEnvelope()].join("\n"));
  const corpus = "twice";
  await imported([path], { corpus });

  expect(await imported([path], { corpus })).toMatchObject({ read: 2, imported: 0, duplicates: 2, rejected: 0 });
  expect(await count("trajectory", corpus)).toBe(2);
});

test("equal lines of one file are one trajectory and a duplicate", async () => {
  const line = anEnvelope();

  expect(await imported([await givenFile("equal.jsonl", `${line}\n${line}\n`)])).toMatchObject({
    imported: 1,
    duplicates: 1,
  });
});

test("the same file under a named run is another run", async () => {
  const path = await givenFile("runs.jsonl", anEnvelope());
  const corpus = "runs";
  await imported([path], { corpus });

  expect(await imported([path], { corpus, runName: "second" })).toMatchObject({ imported: 1, duplicates: 0 });
  const runs = await db.run.findMany({ where: { corpus: { name: corpus } }, select: { name: true }, orderBy: { id: "asc" } });
  expect(runs.map((run) => run.name)).toEqual(["runs.jsonl", "second"]);
});

test("a corpus that is imported again under its name has the same ids", async () => {
  const path = await givenFile("stable.jsonl", anEnvelope());
  const corpus = "stable ids";
  const ids = () =>
    queryRows(
      db,
      z.object({ id: z.string() }),
      sql`select t.ext_id::text as id from trajectory t join corpus c on c.id = t.corpus_id where c.name = ${corpus}`,
    );
  await imported([path], { corpus });
  const before = await ids();
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });
  await db.$executeRaw`select drop_corpus_partitions(${id}::int)`;
  await db.corpus.delete({ where: { id } });

  await imported([path], { corpus });

  expect(await ids()).toEqual(before);
});

test("an import that is killed between two batches goes on without duplicates and counts each record once", async () => {
  const lines = Array.from({ length: 4_500 }, (_, at) => (at % 1000 === 7 ? `{"broken ${at}` : anEnvelope()));
  const path = await givenFile("killed.jsonl", lines.join("\n"));
  const { key, id, corpus } = await givenImport([path]);
  const dies = runImport({
    databaseUrl,
    importId: key,
    onProgress: async () => {
      throw new Error("killed");
    },
  });
  await expect(dies).rejects.toThrow("killed");
  expect(await count("trajectory", corpus)).toBe(1_998);

  const summary = await runImport({ databaseUrl, importId: key, onProgress: async () => undefined });

  expect(summary).toMatchObject({ read: 4_500, imported: 4_495, duplicates: 0, rejected: 5 });
  expect(await count("trajectory", corpus)).toBe(4_495);
  const { files } = await getImport(await aContext(), { id });
  expect(files).toMatchObject([{ state: "done", readBytes: files[0]?.sizeBytes, read: 4_500, rejected: 5 }]);
}, 60_000);

test("gzip is known by its content, and several files are one import", async () => {
  const plain = await givenFile("a.jsonl.gz", anEnvelope());
  const zipped = await givenFile("b.jsonl", gzipSync(`${anEnvelope()}\n${anEnvelope()}\n`));
  const { key, id } = await givenImport([plain, zipped]);

  await runImport({ databaseUrl, importId: key, onProgress: async () => undefined });

  const shown = await getImport(await aContext(), { id });
  expect(shown.files.map((file) => [file.name, file.imported, file.state])).toEqual([
    ["a.jsonl.gz", 1, "done"],
    ["b.jsonl", 2, "done"],
  ]);
});

test("a damaged gzip file keeps what came before the damage and says so", async () => {
  const whole = gzipSync(Array.from({ length: 300 }, () => anEnvelope()).join("\n"));
  const { key, id } = await givenImport([await givenFile("cut.jsonl.gz", whole.subarray(0, whole.length - 2_000))]);

  const summary = await runImport({ databaseUrl, importId: key, onProgress: async () => undefined });

  expect(summary.imported).toBeGreaterThan(0);
  const { files } = await getImport(await aContext(), { id });
  expect(files[0]).toMatchObject({ state: "refused", refusal: expect.stringContaining("breaks off") });
});

test("a file of no known format is refused with what was tried, and the others go on", async () => {
  const good = await givenFile("good.jsonl", anEnvelope());
  const bad = await givenFile("bad.jsonl", `{"hello":"world"}\n`);
  const { key, id } = await givenImport([bad, good]);

  const summary = await runImport({ databaseUrl, importId: key, onProgress: async () => undefined });

  expect(summary).toMatchObject({ imported: 1, refused: 1 });
  const { files } = await getImport(await aContext(), { id });
  expect(files[0]).toMatchObject({ state: "refused", refusal: expect.stringContaining("sn15") });
});

test("an import of which no file can be read fails with the reason", async () => {
  const { key } = await givenImport([await givenFile("notes.txt", "just text")]);
  const run = runImport({ databaseUrl, importId: key, onProgress: async () => undefined });

  await expect(run).rejects.toThrow("notes.txt: The file is not JSON");
});

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
  const steps = chunks.flatMap(({ body }) => z.array(z.looseObject({ index: z.int() })).parse(JSON.parse(gunzipSync(body).toString())));

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

test("an outline holds neither judgement nor outcome nor reward", async () => {
  const line = anEnvelope({ score: 0.125, reasoning_score: 0.7, score_components_summary: { reasoning_explanation: "secret words" } });
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

test("records of one file by two agents are two runs, the first under the file's name", async () => {
  const corpus = "agents";
  const lines = ["alpha", "beta", "alpha"].map((name) => anEnvelope({ agent_version: { agent_version_id: name, name } }));
  await imported([await givenFile("agents.jsonl", lines.join("\n"))], { corpus });

  const runs = await db.run.findMany({
    where: { corpus: { name: corpus } },
    select: { name: true, agent: { select: { name: true } } },
    orderBy: { id: "asc" },
  });
  expect(runs.length).toBeGreaterThan(0);
  expect(new Set(runs.map((run) => run.agent?.name)).size).toBe(runs.length);
});
