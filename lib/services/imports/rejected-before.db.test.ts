import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { countUnread } from "./count-unread";
import { aContext, anEnvelope, databaseUrl, db, givenFile, givenImport, home } from "./fixtures/given-import";
import { getImport } from "./get-import";
import { putBack } from "./put-back";
import { runImport } from "./run-import";
import { setAside } from "./set-aside";
import { startTakeBack } from "./start-take-back";
import { takeBackRows } from "./take-back-rows";

afterEach(() => vi.restoreAllMocks());
afterAll(() => db.$disconnect());

/** Two good lines, a bad one, and one that stands there twice. */
function aMixedFile(): Promise<string> {
  const [bad, twice] = [`{"bad": "${randomUUID()}"`, `{"twice": "${randomUUID()}"`];

  return givenFile("mixed.jsonl", [anEnvelope(), bad, twice, twice, anEnvelope()].join("\n"));
}

async function importedDone(paths: readonly string[], options: Parameters<typeof givenImport>[1] = {}) {
  const given = await givenImport(paths, options);
  await runImport({ databaseUrl, home, importId: given.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: given.jobId }, data: { state: "done" } });

  return { ...given, item: await getImport(await aContext(), { id: given.id }) };
}

async function unreadOf(corpus: string) {
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });

  return countUnread(await aContext(), id);
}

test("rows of a file that is imported again are rejected there too, and wait once", async () => {
  const path = await aMixedFile();
  const { corpus, item } = await importedDone([path]);
  expect(item).toMatchObject({ imported: 2, rejected: 3, rejectedBefore: 0 });

  const again = await importedDone([path], { corpus });

  expect(again.item).toMatchObject({ imported: 0, duplicates: 2, rejected: 3, rejectedBefore: 3, open: 3 });
  expect(await unreadOf(corpus)).toEqual({ waiting: 3, setAside: 0 });
});

test("of equal rows those beyond what was rejected before are new", async () => {
  const [known, fresh] = [`{"bad": "${randomUUID()}"`, `{"bad": "${randomUUID()}"`];
  const { corpus } = await importedDone([await givenFile("a.jsonl", [anEnvelope(), known].join("\n"))]);

  const { item } = await importedDone([await givenFile("b.jsonl", [anEnvelope(), known, known, fresh].join("\n"))], {
    corpus,
  });

  expect(item).toMatchObject({ imported: 1, rejected: 3, rejectedBefore: 1 });
  expect(await unreadOf(corpus)).toEqual({ waiting: 3, setAside: 0 });
});

test("that a file breaks off is no row that was rejected before", async () => {
  const broken = async (name: string) => {
    const path = await givenFile(name, "");
    await writeFile(path, Buffer.concat([gzipSync(`${anEnvelope()}\n`), Buffer.from("junk")]));
    return path;
  };
  const { corpus } = await importedDone([await broken("a.gz")]);

  const { item } = await importedDone([await broken("b.gz")], { corpus });

  expect(item).toMatchObject({ imported: 1, rejected: 1, rejectedBefore: 0 });
});

test("a row that was set aside does not wait again when its file is imported again", async () => {
  const path = await aMixedFile();
  const { id, corpus } = await importedDone([path]);
  await setAside(await aContext(), { id, of: "import", version: 0, note: "" });

  await importedDone([path], { corpus });

  expect(await unreadOf(corpus)).toEqual({ waiting: 0, setAside: 3 });
});

test("what a retry brought in waits nowhere, though another import rejected it too", async () => {
  const path = await aMixedFile();
  const { key, corpus } = await importedDone([path]);
  await importedDone([path], { corpus });

  await db.rejectedRow.updateMany({ where: { importId: key, line: 2 }, data: { resolved: true } });

  expect(await unreadOf(corpus)).toEqual({ waiting: 2, setAside: 0 });
});

test("rows of imports are compared once, and again after each change of what stands of them", async () => {
  const bad = `{"bad": "${randomUUID()}"`;
  const own = await importedDone([
    await givenFile("a.jsonl", [anEnvelope(), bad, `{"own": "${randomUUID()}"`].join("\n")),
  ]);
  const { corpus } = own;
  await importedDone([await givenFile("b.jsonl", [anEnvelope(), bad].join("\n"))], { corpus });
  const ctx = await aContext();
  const rows = await db.rejectedRow.findMany({ where: { importId: own.key }, orderBy: { line: "asc" } });
  const [shared, alone] = rows.map(({ extId }) => extId);
  const asked = vi.spyOn(db, "$queryRaw");
  expect(await unreadOf(corpus)).toEqual({ waiting: 2, setAside: 0 });
  // One for who reviews blind and one for each import, and one that compares.
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await unreadOf(corpus)).toEqual({ waiting: 2, setAside: 0 });
  expect(asked).toHaveBeenCalledTimes(5);

  const act = await setAside(ctx, { id: own.id, of: "row", row: `${shared}`, note: "" });
  expect(await unreadOf(corpus)).toEqual({ waiting: 1, setAside: 1 });
  await db.rejectedRow.updateMany({
    where: { raw: Buffer.from(bad), NOT: { extId: `${shared}` } },
    data: { resolved: true },
  });
  expect(await unreadOf(corpus)).toEqual({ waiting: 1, setAside: 0 });

  // As many are set aside as before, but no longer one that came in.
  await putBack(ctx, { id: own.id, of: "row", row: `${shared}`, act: `${act.act}` });
  await setAside(ctx, { id: own.id, of: "row", row: `${alone}`, note: "" });
  expect(await unreadOf(corpus)).toEqual({ waiting: 0, setAside: 1 });
});

test("taking the first import back loses no row of the second", async () => {
  const bad = `{"bad": "${randomUUID()}"`;
  const { id, corpus } = await importedDone([await givenFile("a.jsonl", [anEnvelope(), bad].join("\n"))]);
  const again = await importedDone([await givenFile("b.jsonl", [anEnvelope(), bad].join("\n"))], { corpus });
  const ctx = await aContext();
  const { jobId } = await startTakeBack(ctx, { id });

  await takeBackRows(ctx, { id, jobId, keep: async () => undefined, onStep: async () => undefined });

  expect(again.item).toMatchObject({ rejected: 1, rejectedBefore: 1 });
  expect(await unreadOf(corpus)).toEqual({ waiting: 1, setAside: 0 });
  expect(await getImport(ctx, { id: again.id })).toMatchObject({ rejected: 1, open: 1 });
});

test("the same rows of another run are other records", async () => {
  const path = await aMixedFile();
  const { corpus } = await importedDone([path]);

  const { item } = await importedDone([path], { corpus, runName: "second" });

  expect(item).toMatchObject({ imported: 2, rejected: 3, rejectedBefore: 0 });
  expect(await unreadOf(corpus)).toEqual({ waiting: 6, setAside: 0 });
});

test("rows that are only counted wait once, too", async () => {
  const path = await aMixedFile();
  const first = await importedDone([path]);
  const again = await importedDone([path], { corpus: first.corpus });
  for (const [at, importId] of [first.key, again.key].entries()) {
    const { id: fileId } = await db.importFile.findFirstOrThrow({ where: { importId }, select: { id: true } });
    await db.rejectedRest.create({ data: { importId, fileId, reason: "Broken", count: 40 + at, firstLine: 9 } });
  }

  expect(await unreadOf(first.corpus)).toEqual({ waiting: 44, setAside: 0 });
});
