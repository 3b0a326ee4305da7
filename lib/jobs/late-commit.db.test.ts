import { afterAll, expect, test } from "vitest";
import { openCopySession } from "@/lib/db/copy-session";
import { databaseUrl, db, givenFile, givenImport, home, longLines } from "@/lib/services/imports/fixtures/given-import";
import { count } from "@/lib/services/imports/fixtures/stored";
import { runImport } from "@/lib/services/imports/run-import";
import { lockCorpus } from "@/lib/services/imports/write-batch";
import { runToEnd } from "./fixtures/run-to-end";

const host = { db, url: databaseUrl, home };
afterAll(() => db.$disconnect());

/** Until so many wait for the lock of a corpus. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(
      () => db.$queryRaw`select 1 from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
      { timeout: 20_000 },
    )
    .toHaveLength(count);
}

test("an import of which a process that lost it commits one more batch goes on behind that", async () => {
  const lines = longLines(2);
  const { key, jobId, corpus } = await givenImport([await givenFile("late.jsonl", lines.join("\n"))]);
  const { corpusId } = await db.import.findUniqueOrThrow({ where: { id: key }, select: { corpusId: true } });
  const lost = new Error("The claim is lost.");
  const onProgress = () => Promise.reject(lost);
  const gate = await openCopySession(databaseUrl);

  const both = await gate.transaction(async () => {
    await lockCorpus(gate, corpusId);
    const late = runImport({ databaseUrl, home, importId: key, onProgress }).catch((error: unknown) => error);
    await waiting(1);
    const holder = runToEnd(host, jobId);
    await waiting(2);

    return { late, holder };
  });
  await gate.close();

  expect(await both.late).toBe(lost);
  expect(await both.holder).toBe("done");
  expect(await count("trajectory", corpus)).toBe(lines.length);
  expect(await db.importFile.findMany({ where: { importId: key } })).toMatchObject([
    { state: "done", readCount: lines.length, importedCount: lines.length, duplicateCount: 0 },
  ]);
}, 60_000);
