import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { aContext, anEnvelope, databaseUrl, db, givenFile, givenImport, home } from "./fixtures/given-import";
import { getImport } from "./get-import";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";

afterAll(() => db.$disconnect());

/** Known for its format, and nothing to import. */
const EMPTY = JSON.stringify({ dialogue: [] });

/** What of a file is kept already, so that a test reaches the end of it with few rows. */
interface Kept {
  readonly keptRows?: number;
  readonly keptBytes?: number;
}

async function givenRead(lines: readonly string[], before: Kept = {}) {
  const path = await givenFile("bad.jsonl.gz", gzipSync(lines.join("\n")));
  const given = await givenImport([path]);
  await db.importFile.updateMany({ where: { importId: given.key }, data: before });
  await runImport({ databaseUrl, home, importId: given.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: given.jobId }, data: { state: "done" } });
  const kept = await db.rejectedRow.count({ where: { importId: given.key } });

  return { ...given, kept, read: await getImport(await aContext(), given) };
}

test("rejected rows beyond two hundred thousand of a file are counted by reason, and no retry promises them", async () => {
  const bad = [...Array.from({ length: 12 }, () => EMPTY), "x", EMPTY];
  const { id, key, kept, read, corpus } = await givenRead([anEnvelope(), ...bad, anEnvelope()], { keptRows: 199_990 });

  expect(kept).toBe(10);
  expect(read).toMatchObject({ read: 16, imported: 2, rejected: 14, files: [{ state: "done" }] });
  expect(read.countedRows).toEqual([
    {
      file: "bad.jsonl.gz",
      reason: expect.stringContaining("no step"),
      count: 3,
      firstLine: 12,
      setAside: null,
    },
    {
      file: "bad.jsonl.gz",
      reason: expect.stringContaining("not valid JSON"),
      count: 1,
      firstLine: 14,
      setAside: null,
    },
  ]);
  const { extId } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
  expect(JSON.stringify(await getFunnel(await aContext(), { id: extId }))).toContain('"rejectedRows":14');

  const annotator = { ...(await aContext()), person: { ...(await aContext()).person, role: "annotator" } };
  const hidden = await getImport(annotator, { id });
  expect(hidden.countedRows.map(({ reason }) => reason)).toEqual(Array(2).fill(expect.stringContaining("Your role")));

  await db.rejectedRow.updateMany({ where: { importId: key }, data: { resolved: true } });
  await expect(retryRejected(await aContext(), { id })).rejects.toThrow("were counted and not kept");
});

test("rejected rows beyond a gigabyte of a file are counted, however few they are", async () => {
  const { key, kept, read } = await givenRead(Array(3).fill(EMPTY), { keptBytes: 1024 ** 3 - 2 * EMPTY.length });

  expect(kept).toBe(2);
  expect(read.countedRows.map(({ count }) => count)).toEqual([1]);
  expect(
    await db.importFile.findFirst({ where: { importId: key }, select: { keptRows: true, keptBytes: true } }),
  ).toEqual({ keptRows: 2, keptBytes: 1024n ** 3n });
});

test("a file is read to its end though its first ten thousand records and more are all rejected", async () => {
  const { read, kept } = await givenRead([...Array.from({ length: 11_000 }, () => EMPTY), anEnvelope()]);

  expect(kept).toBe(11_000);
  expect(read).toMatchObject({ read: 11_001, imported: 1, rejected: 11_000, files: [{ state: "done" }] });
  expect(read.countedRows).toEqual([]);
});
