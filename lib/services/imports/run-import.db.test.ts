import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import {
  aContext,
  anEnvelope,
  databaseUrl,
  db,
  givenEmptyCorpus,
  givenFile,
  givenImport,
  hasSharedData,
  home,
  imported,
  LONG_LINES_A_BATCH,
  longLines,
  sharedPath,
} from "./fixtures/given-import";
import { count, outlines, rawRecords } from "./fixtures/stored";
import { getImport } from "./get-import";
import { runImport } from "./run-import";

afterAll(() => db.$disconnect());

const Tau2 = z.object({ file: z.string(), simulations: z.int(), tasks: z.int(), successes: z.int() });

/** File name and counts of every run that expected-shared.json describes. */
function tau2Expected() {
  if (!hasSharedData) return [];
  const file = z.object({ "tau2-bench": z.record(z.string(), z.unknown()) });
  const { "tau2-bench": runs } = file.parse(JSON.parse(readFileSync(sharedPath("expected-shared.json"), "utf8")));

  return Object.values(runs).flatMap((run) => {
    const { success, data } = Tau2.safeParse(run);
    if (!success) return [];
    const { file: path, ...counts } = data;

    return [[path.replace("shared/tau2-bench/", ""), counts] as const];
  });
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

  test("tau2 says what a simulation cost, and says nothing where nobody priced the model", async () => {
    const costs = async (file: string) => {
      const corpus = `cost of ${file}`;
      await imported([sharedPath(`tau2-bench/${file}`)], { corpus });
      const [row] = await queryRows(
        db,
        z.object({ rows: z.int(), known: z.int(), sum: z.number().nullable() }),
        sql`select count(*)::int as rows, count(cost_usd)::int as known, sum(cost_usd) as sum
            from trajectory t join corpus c on c.id = t.corpus_id where c.name = ${corpus}`,
      );
      return row;
    };

    expect(await costs("gpt-4.1_airline_default_1trials.json")).toEqual({
      ...{ rows: 20, known: 20 },
      sum: expect.closeTo(0.783268 + 0.227932, 9),
    });
    expect(await costs("ft_airline_default_1trials.json")).toEqual({ rows: 20, known: 0, sum: null });
  });

  test.each(tau2Expected())(
    "%s has the simulations, tasks and successes that were counted independently",
    async (name, expected) => {
      const corpus = `tau2 ${name}`;
      const summary = await imported([sharedPath(`tau2-bench/${name}`)], { corpus });

      const [facts] = await queryRows(
        db,
        z.object({ simulations: z.int(), tasks: z.int(), successes: z.int() }),
        sql`select count(*)::int as simulations, count(distinct problem_id)::int as tasks,
            (count(*) filter (where outcome = 'success'))::int as successes
          from trajectory t join corpus c on c.id = t.corpus_id where c.name = ${corpus}`,
      );
      expect(facts).toEqual(expected);
      expect(summary).toMatchObject({ rejected: 0, imported: expected.simulations });
    },
  );

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
  const runs = await db.run.findMany({
    where: { corpus: { name: corpus } },
    select: { name: true },
    orderBy: { id: "asc" },
  });
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
  const long = longLines(3);
  const lines = long.flatMap((line, at) => (at % 20 === 7 ? [`{"broken ${at}`, line] : [line]));
  const path = await givenFile("killed.jsonl", lines.join("\n"));
  const { key, id, corpus } = await givenImport([path]);
  const dies = runImport({
    databaseUrl,
    home,
    importId: key,
    onProgress: async () => {
      throw new Error("killed");
    },
  });
  await expect(dies).rejects.toThrow("killed");
  expect(await count("trajectory", corpus)).toBe(LONG_LINES_A_BATCH);

  const summary = await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  expect(summary).toMatchObject({ read: lines.length, imported: long.length, duplicates: 0, rejected: 5 });
  expect(await count("trajectory", corpus)).toBe(long.length);
  const { files } = await getImport(await aContext(), { id });
  expect(files).toMatchObject([{ state: "done", readBytes: files[0]?.sizeBytes, read: lines.length, rejected: 5 }]);
});

test("gzip is known by its content, and several files are one import", async () => {
  const plain = await givenFile("a.jsonl.gz", anEnvelope());
  const zipped = await givenFile("b.jsonl", gzipSync(`${anEnvelope()}\n${anEnvelope()}\n`));
  const { key, id } = await givenImport([plain, zipped]);

  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  const shown = await getImport(await aContext(), { id });
  expect(shown.files.map((file) => [file.name, file.imported, file.state])).toEqual([
    ["a.jsonl.gz", 1, "done"],
    ["b.jsonl", 2, "done"],
  ]);
});

describe("a damaged gzip file", () => {
  async function damageOf(content: Buffer) {
    const path = await givenFile("cut.jsonl.gz", content);
    const { key, id } = await givenImport([path], { corpus: await givenEmptyCorpus() });
    await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined }).catch(() => undefined);

    const { files, read, imported, rejected } = await getImport(await aContext(), { id });
    const [{ state, refusal, note } = { state: "", refusal: "", note: "" }] = files;

    return { state, why: refusal ?? note ?? "", read, imported, rejected };
  }

  test("keeps what came before the damage, and what there is of the record that it breaks off in", async () => {
    const whole = gzipSync(Array.from({ length: 300 }, () => anEnvelope()).join("\n"));
    const { state, why, read, imported, rejected } = await damageOf(whole.subarray(0, whole.length - 2_000));

    expect(imported).toBeGreaterThan(1);
    expect({ state, rejected }).toEqual({ state: "done", rejected: 1 });
    expect(why).toMatch(/breaks off or is damaged after \d+\.\d KB of content\. Get the file again/);
    expect(why).toContain(`The ${read - 1} whole records before that were read.`);
  });

  test("says of one record that it was read", async () => {
    const long = anEnvelope({ error: randomBytes(30_000).toString("hex") });
    const { why, imported } = await damageOf(gzipSync(`${anEnvelope()}\n${long}`).subarray(0, 20_000));

    expect(imported).toBe(1);
    expect(why).toContain("The one whole record before that was read.");
  });

  test("says that nothing was read where it ends inside the first record", async () => {
    const long = anEnvelope({ error: randomBytes(2_000_000).toString("hex") });
    const { state, why, read } = await damageOf(gzipSync(long).subarray(0, 1_500_000));

    expect({ state, read }).toEqual({ state: "refused", read: 0 });
    expect(why).toMatch(/after \d\.\d MB of content\. Get the file again/);
    expect(why).toContain("No whole record came before that, so none was read.");
  });

  test("reads all of it where something else follows the gzip data, and does not take it for whole", async () => {
    const sound = gzipSync(`${anEnvelope()}\n${anEnvelope()}\n`);
    const { why, ...counts } = await damageOf(Buffer.concat([sound, Buffer.from("junk")]));

    expect(counts).toEqual({ state: "done", read: 3, imported: 2, rejected: 1 });
    expect(why).toMatch(/something else follows in the file, which was not read\..* The 2 whole records before that/);
  });
});

test("a file of no known format is refused with what was tried, and the others go on", async () => {
  const good = await givenFile("good.jsonl", anEnvelope());
  const bad = await givenFile("bad.jsonl", `{"hello":"world"}\n`);
  const { key, id } = await givenImport([bad, good]);

  const summary = await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  expect(summary).toMatchObject({ imported: 1, refused: 1 });
  const { files } = await getImport(await aContext(), { id });
  expect(files[0]).toMatchObject({ state: "refused", refusal: expect.stringContaining("sn15") });
});

test("an import of which no file can be read fails with the reason", async () => {
  const path = await givenFile("notes.txt", "just text");
  const { key } = await givenImport([path], { corpus: await givenEmptyCorpus() });
  const run = runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  await expect(run).rejects.toThrow("notes.txt: The file is not JSON");
});
