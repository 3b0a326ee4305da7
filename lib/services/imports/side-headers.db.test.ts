import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { aContext, databaseUrl, db, givenFile, givenImport, home } from "./fixtures/given-import";
import {
  givenDrop,
  givenSplit,
  importedDone,
  placesOf,
  problemsOf,
  simulation,
  TASK,
} from "./fixtures/given-split-run";
import { removeReadFiles } from "./remove-read-files";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";
import { runRetry } from "./run-retry";

afterAll(() => db.$disconnect());

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
      {
        problem: `tau2-bench:bakery:${TASK}`,
        run: expect.stringMatching(/^bakery-run [0-9a-f]{8}$/),
        agent: "tiny-chat-1",
        suite: "tau2-bench bakery",
      },
    ]);
  },
);

test("each simulation has the header of its own folder, where several are imported at once", async () => {
  const bakery = await givenSplit({ domain: "bakery" });
  const airline = await givenSplit({ domain: "airline", within: dirname(bakery.folder) });

  const { corpus } = await importedDone([bakery.results, airline.results, ...bakery.records, ...airline.records]);

  expect((await placesOf(corpus)).map(({ problem, run }) => [problem, run])).toEqual([
    [`tau2-bench:airline:${TASK}`, expect.stringMatching(/^airline-run /)],
    [`tau2-bench:bakery:${TASK}`, expect.stringMatching(/^bakery-run /)],
  ]);
});

test("a header that lies elsewhere is nobody's, also where it is the only one", async () => {
  const bakery = await givenSplit({ domain: "bakery" });
  const airline = await givenSplit({ domain: "airline" });

  const { corpus, item } = await importedDone([bakery.results, ...airline.records]);

  expect(await problemsOf(corpus)).toEqual([`tau2-bench:unknown:airline-run/simulations:${TASK}`]);
  const [header, ...others] = item.files;
  expect(header).toMatchObject({
    state: "refused",
    refusal: expect.stringContaining("Import it together with the files in the simulations folder beside it"),
  });
  for (const { note } of others) expect(note).toContain("import results.json together with its simulations");
});

test("a header that was left above the folders of runs is not theirs", async () => {
  const airline = await givenSplit({ domain: "airline" });
  const stray = join(dirname(airline.folder), "results.json");
  await copyFile((await givenSplit({ domain: "bakery" })).results, stray);

  const { corpus } = await importedDone([stray, ...airline.records]);

  expect(await problemsOf(corpus)).toEqual([`tau2-bench:unknown:airline-run/simulations:${TASK}`]);
});

test("of two runs in one drop each simulation has the header that lists it, by its file's name or its own id", async () => {
  const bakery = await givenSplit({ domain: "bakery", isListed: true });
  const airline = await givenSplit({ domain: "airline", isListed: true });
  const [first, second] = airline.records;
  const renamed = join(dirname(String(second)), "renamed.json");
  await rename(String(second), renamed);
  const stranger = (await givenSplit({ domain: "airline" })).records.slice(0, 1);
  const files = [bakery.results, airline.results, ...bakery.records, String(first), renamed, ...stranger];

  const { corpus, item } = await importedDone((await givenDrop(files)).paths);

  expect(await problemsOf(corpus)).toEqual([
    `tau2-bench:airline:${TASK}`,
    `tau2-bench:bakery:${TASK}`,
    expect.stringMatching(/^tau2-bench:unknown:/),
  ]);
  const notes = item.files.map(({ note }) => note ?? "");
  expect(notes.filter((note) => note.startsWith("It is the header of 2 files"))).toHaveLength(2);
  expect(notes.at(-1)).toContain("simulation_index of the results.json beside it does not name this simulation");
});

test("without a header tasks of two folders are two problems, and the import says what is missing", async () => {
  const bakery = await givenSplit({ domain: "bakery" });
  const airline = await givenSplit({ domain: "airline" });

  const { corpus, item } = await importedDone([...bakery.records, ...airline.records]);

  expect(await problemsOf(corpus)).toEqual([
    `tau2-bench:unknown:airline-run/simulations:${TASK}`,
    `tau2-bench:unknown:bakery-run/simulations:${TASK}`,
  ]);
  for (const { note } of item.files) expect(note).toContain("import results.json together with its simulations");
});

test("files of one drop have the header among them, which stays as long as a retry may need it", async () => {
  const { results, records } = await givenSplit({ domain: "bakery" });
  const broken = await givenFile(
    "broken.json",
    JSON.stringify({ ...simulation, id: randomUUID(), messages: [], ticks: [{ tick_id: 1 }] }),
  );
  const { folder, paths } = await givenDrop([String(records[0]), results, broken]);

  const { corpus, item } = await importedDone(paths);
  const removed = await removeReadFiles(await aContext(), folder);

  expect(item).toMatchObject({ imported: 1, rejected: 1 });
  expect(await problemsOf(corpus)).toEqual([`tau2-bench:bakery:${TASK}`]);
  expect([removed, existsSync(String(paths[0])), existsSync(String(paths[1]))]).toEqual([1, false, true]);
});

test("a retry of rejected rows has the header, too", async () => {
  const { results, records } = await givenSplit({ domain: "bakery" });
  const broken = join(dirname(String(records[0])), "broken.json");
  await writeFile(broken, JSON.stringify({ ...simulation, id: "broken", messages: [], ticks: [{ tick_id: 1 }] }));
  const { id, key, corpus } = await importedDone([results, ...records, broken]);
  // As if an earlier version had not known this shape.
  const raw = Buffer.from(JSON.stringify({ ...simulation, id: "broken", trial: 7 }));
  expect(await db.rejectedRow.updateMany({ where: { importId: key }, data: { raw } })).toEqual({ count: 1 });

  const retry = await retryRejected(await aContext(), { id });
  const { id: retryKey } = await db.import.findUniqueOrThrow({ where: { extId: retry.importId } });
  const done = await runRetry({ databaseUrl, home, importId: retryKey, onProgress: async () => undefined });

  expect(done).toMatchObject({ imported: 1, rejected: 0 });
  expect(await placesOf(corpus)).toHaveLength(1);
});

test("an import can be stopped while it looks for headers, before the first file ends", async () => {
  const { results, records } = await givenSplit({ domain: "bakery" });
  const { key } = await givenImport([results, ...records]);
  const stopped = new Error("stopped");

  const run = runImport({ databaseUrl, home, importId: key, onProgress: () => Promise.reject(stopped) });
  await expect(run).rejects.toBe(stopped);

  const files = await db.importFile.findMany({ where: { importId: key }, select: { state: true } });
  expect(files.map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
});

test("a header of a run that was cut is refused for that, and is nobody's", async () => {
  const { results, records } = await givenSplit({ domain: "bakery" });
  const whole = await readFile(results, "utf8");
  await writeFile(results, whole.slice(0, -20));

  const { corpus, item } = await importedDone([results, ...records]);

  expect(item.files[0]).toMatchObject({ state: "refused", refusal: expect.stringContaining("the file was cut") });
  expect(await problemsOf(corpus)).toEqual([`tau2-bench:unknown:bakery-run/simulations:${TASK}`]);
});
