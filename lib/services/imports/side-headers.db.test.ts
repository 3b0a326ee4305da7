import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { aContext, databaseUrl, db, givenFile, givenImport, home } from "./fixtures/given-import";
import { getImport } from "./get-import";
import { removeReadFiles } from "./remove-read-files";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";
import { runRetry } from "./run-retry";

afterAll(() => db.$disconnect());

const Run = z.looseObject({ simulations: z.array(z.looseObject({})) });
const { simulations, ...header } = Run.parse(
  JSON.parse(readFileSync(resolve(import.meta.dirname, "../../importers/tau2-bench/fixtures/run.json"), "utf8")),
);
const [simulation = {}] = simulations;

interface Split {
  readonly folder: string;
  readonly results: string;
  readonly records: readonly string[];
}

/** A run as tau2-bench writes it in its split layout: results.json, and two trials of one task in a folder beside it. */
async function givenSplit({ domain, within }: { readonly domain: string; readonly within?: string }): Promise<Split> {
  const folder = join(within ?? dirname(await givenFile("any", "")), `${domain}-run`);
  await mkdir(join(folder, "simulations"), { recursive: true });
  const info = { ...Object(header["info"]), environment_info: { domain_name: domain, policy: `Policy of ${domain}` } };
  const results = join(folder, "results.json");
  await writeFile(results, JSON.stringify({ ...header, info }));
  const records = [0, 1].map((trial) => join(folder, "simulations", `${randomUUID()}-${trial}.json`));
  for (const [trial, path] of records.entries())
    await writeFile(path, JSON.stringify({ ...simulation, id: randomUUID(), trial }, null, 2));

  return { folder, results, records };
}

async function importedDone(paths: readonly string[]) {
  const given = await givenImport(paths);
  await runImport({ databaseUrl, home, importId: given.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: given.jobId }, data: { state: "done" } });

  return { ...given, item: await getImport(await aContext(), { id: given.id }) };
}

const Placed = z.object({
  problem: z.string(),
  run: z.string(),
  agent: z.string().nullable(),
  suite: z.string().nullable(),
});

/** Where the trajectories of a corpus stand, each place once. */
async function placesOf(corpus: string) {
  const rows = await queryRows(
    db,
    Placed,
    sql`select distinct p.key as problem, r.name as run, a.name as agent, r.suite
        from trajectory t join corpus c on c.id = t.corpus_id join problem p on p.id = t.problem_id
        join run r on r.id = t.run_id left join agent a on a.id = r.agent_id where c.name = ${corpus} order by 1, 2`,
  );

  return rows;
}

async function problemsOf(corpus: string): Promise<string[]> {
  return [...new Set((await placesOf(corpus)).map(({ problem }) => problem))];
}

const KEY = "[oven]cold|late[PERSONA:Easy]";

test.each(["first", "last"])(
  "simulations have the header of the results.json that is imported %s, and are one run",
  async (order) => {
    const { results, records } = await givenSplit({ domain: "bakery" });

    const { corpus, item } = await importedDone(order === "first" ? [results, ...records] : [...records, results]);

    expect(item).toMatchObject({ read: 2, imported: 2, rejected: 0 });
    expect(item.files.map(({ state }) => state)).toEqual(["done", "done", "done"]);
    const notes = item.files.flatMap(({ note }) => note ?? []);
    expect(notes).toEqual(["It is the header of 2 files of this import, and was read with them."]);
    expect(await placesOf(corpus)).toEqual([
      { problem: `tau2-bench:bakery:${KEY}`, run: "bakery-run", agent: "tiny-chat-1", suite: "tau2-bench bakery" },
    ]);
  },
);

test("each simulation has the header of its own folder, where several are imported at once", async () => {
  const bakery = await givenSplit({ domain: "bakery" });
  const airline = await givenSplit({ domain: "airline", within: dirname(bakery.folder) });

  const { corpus } = await importedDone([bakery.results, airline.results, ...bakery.records, ...airline.records]);

  expect((await placesOf(corpus)).map(({ problem, run }) => [problem, run])).toEqual([
    [`tau2-bench:airline:${KEY}`, "airline-run"],
    [`tau2-bench:bakery:${KEY}`, "bakery-run"],
  ]);
});

test("a header that lies elsewhere is that of all only where it is no other's", async () => {
  const bakery = await givenSplit({ domain: "bakery" });
  const airline = await givenSplit({ domain: "airline" });

  const alone = await importedDone([bakery.results, ...airline.records]);
  const beside = await importedDone([bakery.results, ...bakery.records, ...airline.records]);

  expect(await problemsOf(alone.corpus)).toEqual([`tau2-bench:bakery:${KEY}`]);
  expect(await problemsOf(beside.corpus)).toEqual([
    `tau2-bench:bakery:${KEY}`,
    `tau2-bench:unknown:airline-run/simulations:${KEY}`,
  ]);
});

test("without a header tasks of two folders are two problems, and the import says what is missing", async () => {
  const bakery = await givenSplit({ domain: "bakery" });
  const airline = await givenSplit({ domain: "airline" });

  const { corpus, item } = await importedDone([...bakery.records, ...airline.records]);

  expect(await problemsOf(corpus)).toEqual([
    `tau2-bench:unknown:airline-run/simulations:${KEY}`,
    `tau2-bench:unknown:bakery-run/simulations:${KEY}`,
  ]);
  for (const { note } of item.files) expect(note).toContain("import results.json together with its simulations");
});

test("files of one drop have the header among them, which stays as long as a retry may need it", async () => {
  const folder = join(home, "uploads", randomUUID());
  await mkdir(folder, { recursive: true });
  const { results, records } = await givenSplit({ domain: "bakery" });
  const paths = [String(records[0]), results, String(records[1])].map((_, at) =>
    join(folder, `000${at + 1} dropped.json`),
  );
  await copyFile(String(records[0]), String(paths[0]));
  await copyFile(results, String(paths[1]));
  await writeFile(String(paths[2]), JSON.stringify({ ...simulation, messages: [], ticks: [{ tick_id: 1 }] }));

  const { corpus, item } = await importedDone(paths);
  const removed = await removeReadFiles(await aContext(), folder);

  expect(item).toMatchObject({ imported: 1, rejected: 1 });
  expect(await problemsOf(corpus)).toEqual([`tau2-bench:bakery:${KEY}`]);
  expect([removed, existsSync(String(paths[0])), existsSync(String(paths[1]))]).toEqual([1, false, true]);
});

test("a retry of rejected rows has the header, too", async () => {
  const { results, records } = await givenSplit({ domain: "bakery" });
  const voice = join(dirname(String(records[0])), "voice.json");
  await writeFile(voice, JSON.stringify({ ...simulation, id: "voice", messages: [], ticks: [{ tick_id: 1 }] }));
  const { id, key, corpus } = await importedDone([results, ...records, voice]);
  // As if an earlier version had not known this shape.
  const raw = Buffer.from(JSON.stringify({ ...simulation, id: "voice", trial: 7 }));
  expect(await db.rejectedRow.updateMany({ where: { importId: key }, data: { raw } })).toEqual({ count: 1 });

  const retry = await retryRejected(await aContext(), { id });
  const { id: retryKey } = await db.import.findUniqueOrThrow({ where: { extId: retry.importId } });
  const done = await runRetry({ databaseUrl, home, importId: retryKey, onProgress: async () => undefined });

  expect(done).toMatchObject({ imported: 1, rejected: 0 });
  expect(await placesOf(corpus)).toHaveLength(1);
});
