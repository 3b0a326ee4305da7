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

async function givenRead(lines: readonly string[]) {
  const path = await givenFile("bad.jsonl.gz", gzipSync(lines.join("\n")));
  const given = await givenImport([path]);
  await runImport({ databaseUrl, home, importId: given.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: given.jobId }, data: { state: "done" } });
  const kept = await db.rejectedRow.count({ where: { importId: given.key } });

  return { ...given, kept, read: await getImport(await aContext(), given) };
}

test("rejected rows beyond ten thousand of a file are counted by reason, and no retry promises them", async () => {
  const bad = [...Array.from({ length: 12_000 }, () => EMPTY), "x", EMPTY];
  const { id, key, kept, read, corpus } = await givenRead([anEnvelope(), ...bad, anEnvelope()]);

  expect(kept).toBe(10_000);
  expect(read).toMatchObject({ read: 12_004, imported: 2, rejected: 12_002, files: [{ state: "done" }] });
  expect(read.countedRows).toEqual([
    {
      file: "bad.jsonl.gz",
      reason: expect.stringContaining("no step"),
      count: 2_001,
      firstLine: 10_002,
      setAside: null,
    },
    {
      file: "bad.jsonl.gz",
      reason: expect.stringContaining("not valid JSON"),
      count: 1,
      firstLine: 12_002,
      setAside: null,
    },
  ]);
  const { extId } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
  expect(JSON.stringify(await getFunnel(await aContext(), { id: extId }))).toContain("12002");

  const annotator = { ...(await aContext()), person: { ...(await aContext()).person, role: "annotator" } };
  const hidden = await getImport(annotator, { id });
  expect(hidden.countedRows.map(({ reason }) => reason)).toEqual(Array(2).fill(expect.stringContaining("Your role")));

  await db.rejectedRow.updateMany({ where: { importId: key }, data: { resolved: true } });
  await expect(retryRejected(await aContext(), { id })).rejects.toThrow("were counted and not kept");
});

test("a file whose first ten thousand records are all rejected is left there, with the reason", async () => {
  const { read, kept } = await givenRead(Array.from({ length: 40_000 }, () => EMPTY));

  expect(kept).toBe(10_000);
  expect(read.read).toBeLessThan(20_000);
  expect(read.files[0]).toMatchObject({
    state: "refused",
    refusal: expect.stringContaining("None of the first 10,000 records could be read"),
  });
});

test("a good record among the first ten thousand is enough to read a file to its end", async () => {
  const { read } = await givenRead([anEnvelope(), ...Array.from({ length: 14_000 }, () => EMPTY), anEnvelope()]);

  expect(read).toMatchObject({ read: 14_002, imported: 2, files: [{ state: "done" }] });
});
