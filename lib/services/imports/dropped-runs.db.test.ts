import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { afterAll, expect, test } from "vitest";
import { aContext, databaseUrl, db, givenFile, home } from "./fixtures/given-import";
import {
  givenDrop,
  givenSplit,
  importedDone,
  placesOf,
  problemsOf,
  simulation,
  TASK,
} from "./fixtures/given-split-run";
import { retryRejected } from "./retry-rejected";
import { runRetry } from "./run-retry";

afterAll(() => db.$disconnect());

const runsOf = async (corpus: string) => [...new Set((await placesOf(corpus)).map(({ run }) => run))];

test("of two runs in one drop headers and simulations are told that nothing tells which are whose", async () => {
  const bakery = await givenSplit({ domain: "bakery" });
  const airline = await givenSplit({ domain: "airline" });
  const { paths } = await givenDrop([bakery.results, airline.results, ...bakery.records, ...airline.records]);

  const { item } = await importedDone(paths);

  const [first, second, ...others] = item.files;
  for (const file of [first, second]) {
    expect(file).toMatchObject({ state: "refused", refusal: expect.stringContaining("others lie as near") });
    expect(file?.refusal).toContain("import one run at a time");
  }
  for (const { note } of others) {
    expect(note).toContain("several headers of runs lie as near");
    expect(note).toContain("import one run at a time");
    expect(note).not.toContain("was not there");
  }
});

test("without a header tasks of one drop are one problem, also those that a retry reads, and of another others", async () => {
  const { records } = await givenSplit({ domain: "bakery" });
  const broken = await givenFile(
    "broken.json",
    JSON.stringify({ ...simulation, messages: [], ticks: [{ tick_id: 1 }] }),
  );
  const { paths } = await givenDrop([...records, broken]);
  const { id, key, corpus } = await importedDone(paths);
  // As if an earlier version had not known this shape.
  const raw = Buffer.from(JSON.stringify({ ...simulation, id: randomUUID(), trial: 7 }));
  await db.rejectedRow.updateMany({ where: { importId: key }, data: { raw } });

  const retry = await retryRejected(await aContext(), { id });
  const { id: retryKey } = await db.import.findUniqueOrThrow({ where: { extId: retry.importId } });
  const retried = await runRetry({ databaseUrl, home, importId: retryKey, onProgress: async () => undefined });
  const once = await problemsOf(corpus);
  const other = await givenSplit({ domain: "bakery" });
  await importedDone((await givenDrop(other.records)).paths, corpus);

  expect(retried).toMatchObject({ imported: 1 });
  expect(once).toEqual([expect.stringMatching(/^tau2-bench:unknown:[0-9a-f-]{36}:/)]);
  expect(once[0]).toContain(TASK);
  expect(await problemsOf(corpus)).toHaveLength(2);
});

test("two dropped runs of one model and domain are two runs, and one that is dropped again is the same", async () => {
  const early = await givenSplit({ domain: "bakery", timestamp: "2026-05-01T10:00:00" });
  const late = await givenSplit({ domain: "bakery", timestamp: "2026-05-02T10:00:00" });
  const drop = async ({ results, records }: typeof early, into?: string) =>
    await importedDone((await givenDrop([results, ...records])).paths, into);

  const { corpus } = await drop(early);
  await drop(late, corpus);
  const runs = await runsOf(corpus);
  const added = await givenFile("more.json", JSON.stringify({ ...simulation, id: randomUUID(), trial: 2 }));
  const again = await drop({ ...early, records: [...early.records, added] }, corpus);

  const named = expect.stringMatching(/^tau2-bench bakery tiny-chat-1 [0-9a-f]{8}$/);
  expect(runs).toEqual([named, named]);
  expect(again.item).toMatchObject({ imported: 1, duplicates: 2 });
  expect(await runsOf(corpus)).toEqual(runs);
});

test("two folders of one name are two runs, and one run wherever it lies", async () => {
  const early = await givenSplit({ domain: "bakery", timestamp: "2026-05-01T10:00:00" });
  const late = await givenSplit({ domain: "bakery", timestamp: "2026-05-02T10:00:00" });
  const moved = await givenSplit({ domain: "bakery", timestamp: "2026-05-01T10:00:00" });

  const { corpus } = await importedDone([early, late, moved].flatMap(({ results, records }) => [results, ...records]));

  const folders = [early, late, moved].map(({ folder }) => dirname(folder));
  expect(new Set(folders).size).toBe(3);
  const named = expect.stringMatching(/^bakery-run [0-9a-f]{8}$/);
  expect(await runsOf(corpus)).toEqual([named, named]);
});
