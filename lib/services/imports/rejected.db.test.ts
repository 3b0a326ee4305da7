import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { openCopySession } from "@/lib/db/copy-session";
import { JOBS } from "@/lib/jobs";
import { runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { createLog } from "@/lib/log";
import { ServiceError } from "@/lib/services/service-error";
import { aContext, anEnvelope, databaseUrl, db, givenFile, givenImport, home } from "./fixtures/given-import";
import { count } from "./fixtures/stored";
import { getImport } from "./get-import";
import { keepRejected } from "./keep-rejected";
import { listRejected } from "./list-rejected";
import { packBatch } from "./raw-batch";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";
import { streamRejected } from "./stream-rejected";

afterAll(() => db.$disconnect());

const Line = z.object({ file: z.string(), line: z.int(), reason: z.string(), encoding: z.string(), raw: z.string() });

/** Records that no importer reads, one of them no UTF-8, between two good ones. */
const BROKEN = [`{"cut off": "in the mid`, `{"no": "dialogue"}`] as const;
const NOT_UTF8 = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]);

async function givenRejected() {
  const lines = [anEnvelope(), BROKEN[0], "", BROKEN[1], anEnvelope()].map((line) => Buffer.from(`${line}\n`));
  const path = await givenFile("mixed.jsonl", Buffer.concat([...lines, NOT_UTF8]));
  const given = await givenImport([path]);
  const summary = await runImport({ databaseUrl, home, importId: given.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: given.jobId }, data: { state: "done" } });

  return { ...given, summary };
}

async function runToEnd(jobId: string): Promise<string> {
  const { home } = await aContext();
  const log = createLog({ write: () => undefined });
  const shutdown = new AbortController().signal;
  const host = { db, databaseUrl, home, workerId: createWorkerId(), jobs: JOBS, now: () => new Date(), log, shutdown };

  return runJob(host, jobId);
}

test("bad rows do not stop the rest and are kept with file, line and reason", async () => {
  const { id, summary } = await givenRejected();

  expect(summary).toMatchObject({ read: 5, imported: 2, rejected: 3 });
  const { items, nextCursor } = await listRejected(await aContext(), { id });
  expect(nextCursor).toBeNull();
  expect(items.map(({ file, line, excerpt, bytes, resolved }) => ({ file, line, excerpt, bytes, resolved }))).toEqual([
    { file: "mixed.jsonl", line: 2, excerpt: BROKEN[0], bytes: BROKEN[0].length, resolved: false },
    { file: "mixed.jsonl", line: 4, excerpt: BROKEN[1], bytes: BROKEN[1].length, resolved: false },
    { file: "mixed.jsonl", line: 6, excerpt: '{"\uFFFD\uFFFD"', bytes: 5, resolved: false },
  ]);
  for (const { reason } of items) expect(reason.length).toBeGreaterThan(10);
});

test("rejected rows are downloaded with their raw bytes complete, also those that are no UTF-8", async () => {
  const { id } = await givenRejected();

  const parts: Uint8Array[] = [];
  for await (const part of await streamRejected(await aContext(), { id })) parts.push(part);
  const lines = Buffer.concat(parts).toString().trimEnd().split("\n");
  const raws = lines.map((line) => {
    const { raw, encoding } = Line.parse(JSON.parse(line));

    return Buffer.from(raw, encoding === "base64" ? "base64" : "utf8");
  });

  expect(raws).toEqual([Buffer.from(BROKEN[0]), Buffer.from(BROKEN[1]), NOT_UTF8]);
});

test("pages of rejected rows follow each other without a gap", async () => {
  const lines = [anEnvelope(), ...Array.from({ length: 250 }, (_, at) => `{"bad": ${at}`)];
  const { id, key } = await givenImport([await givenFile("many.jsonl", lines.join("\n"))]);
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRejected(await aContext(), { id, cursor });
    seen.push(...page.items.map((row) => row.line));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);

  expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => at + 2));
});

test("a retry imports what can be read now, marks it as resolved and leaves the rest with today's reason", async () => {
  const { id, key, corpus } = await givenRejected();
  const readable = anEnvelope();
  // As if an earlier version had not known this shape.
  await db.rejectedRow.updateMany({
    where: { importId: key, line: 4 },
    data: { raw: new Uint8Array(Buffer.from(readable)) },
  });
  await db.rejectedRow.updateMany({ where: { importId: key, line: 2 }, data: { reason: "an old reason" } });

  const retry = await retryRejected(await aContext(), { id });
  expect(await runToEnd(retry.jobId)).toBe("done");

  const { items } = await listRejected(await aContext(), { id });
  expect(items.map(({ line, resolved }) => [line, resolved])).toEqual([
    [2, false],
    [4, true],
    [6, false],
  ]);
  expect(items[0]?.reason).not.toBe("an old reason");
  expect(await getImport(await aContext(), { id })).toMatchObject({ resolved: 1, rejected: 3 });
  expect(await getImport(await aContext(), { id: retry.importId })).toMatchObject({
    imported: 1,
    rejected: 2,
    job: { state: "done" },
  });
  expect(await count("trajectory", corpus)).toBe(3);
});

test("two files of one name keep their rejected rows apart: a retry reads each with the format of its own file", async () => {
  const chatRow = (text: string): string =>
    JSON.stringify({
      messages: [
        { role: "user", content: text },
        { role: "assistant", content: "Yes." },
      ],
    });
  const envelopes = await givenFile("data.jsonl", `${anEnvelope()}\n{"broken": 1\n`);
  const chats = await givenFile("data.jsonl", `${chatRow("One?")}\n{"broken": 2\n`);
  const { id, key, corpus, jobId } = await givenImport([envelopes, chats]);
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: jobId }, data: { state: "done" } });
  const rows = await db.rejectedRow.findMany({ where: { importId: key }, orderBy: { id: "asc" } });
  for (const [at, raw] of [anEnvelope(), chatRow("Two?")].entries()) {
    await db.rejectedRow.update({ where: { id: rows[at]?.id ?? 0n }, data: { raw: new Uint8Array(Buffer.from(raw)) } });
  }

  const retry = await retryRejected(await aContext(), { id });
  expect(await runToEnd(retry.jobId)).toBe("done");

  const again = await getImport(await aContext(), { id: retry.importId });
  expect(again.files.map(({ name, format, imported }) => ({ name, format, imported }))).toEqual([
    { name: "data.jsonl", format: "sn15", imported: 1 },
    { name: "data.jsonl", format: "chat", imported: 1 },
  ]);
  expect(await count("trajectory", corpus)).toBe(4);
});

test("rows of an older version, which know only their file's name, are still read again", async () => {
  const { id, key } = await givenRejected();
  await db.rejectedRow.updateMany({
    where: { importId: key },
    data: { fileId: null, raw: new Uint8Array(Buffer.from(anEnvelope())) },
  });

  const retry = await retryRejected(await aContext(), { id });

  expect(await runToEnd(retry.jobId)).toBe("done");
  expect(await getImport(await aContext(), { id: retry.importId })).toMatchObject({ imported: 1, duplicates: 2 });
});

/** A record of which the cutter kept the beginning, as it does above its limit, rejected by the importer. */
async function givenCutRow(key: number): Promise<void> {
  const { id } = await db.importFile.findFirstOrThrow({ where: { importId: key }, select: { id: true } });
  const record = { number: 7, index: 6, offset: 0, hash: new Uint8Array(32), oversizedBytes: 300_000_000 };
  const raw = packBatch([{ ...record, bytes: Buffer.from('{"dialogue": [') }]);
  const rejected = [{ record: 0, reason: "The record is 286 MB long, more than can be read as one." }];
  const batch = { raw, derived: { rows: [], rejected, problems: [], runs: [], tables: [] } };
  const counters = { readBefore: 0, readAfter: 1, readBytes: 1, duplicates: 0 };
  const place = { corpusId: 0, importId: key, fileId: id, originFileId: id, keepsFirst: false };
  const target = { ...place, fileName: "mixed.jsonl", fallbackRun: { name: "run", mixesAgents: false } };
  const session = await openCopySession(databaseUrl);
  await session.transaction(() => keepRejected(session, target, { ...batch, ...counters }));
  await session.close();
}

test("a row that was too long to keep says how long it was, and that no retry can read it", async () => {
  const { id, key } = await givenRejected();
  await givenCutRow(key);

  const { items } = await listRejected(await aContext(), { id });
  expect(items.at(-1)).toMatchObject({ line: 7, bytes: 300_000_000, keptBytes: 14 });
  expect(items.at(-1)?.reason).toContain("Only its beginning is kept, so a retry cannot read it: make it shorter");
  const parts: Uint8Array[] = [];
  for await (const part of await streamRejected(await aContext(), { id })) parts.push(part);
  const lines = Buffer.concat(parts).toString().trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).wholeBytes)).toEqual([undefined, undefined, undefined, 300_000_000]);
});

test("a retry leaves out a row of which only the beginning is kept, and is refused when there is no other", async () => {
  const { id, key } = await givenRejected();
  await givenCutRow(key);

  const retry = await retryRejected(await aContext(), { id });
  expect(await runToEnd(retry.jobId)).toBe("done");
  expect(await getImport(await aContext(), { id: retry.importId })).toMatchObject({ read: 3, rejected: 3 });
  const { items } = await listRejected(await aContext(), { id });
  expect(items.at(-1)?.reason).toContain("more than can be read as one. Only its beginning is kept");

  await db.rejectedRow.updateMany({ where: { importId: key, wholeBytes: null }, data: { resolved: true } });
  await expect(retryRejected(await aContext(), { id })).rejects.toThrow(
    "The row that is left is too long to be read as one, and only the beginning is kept. Make the records shorter in their file and import the file again.",
  );
});

test("a retry leaves out the empty row that says that a file breaks off, and is refused when there is no other", async () => {
  const { id, key } = await givenRejected();
  const [first] = await db.rejectedRow.findMany({ where: { importId: key }, orderBy: { id: "asc" } });
  await db.rejectedRow.updateMany({ where: { id: first?.id ?? 0n }, data: { raw: new Uint8Array(0) } });

  const retry = await retryRejected(await aContext(), { id });
  expect(await runToEnd(retry.jobId)).toBe("done");
  expect(await getImport(await aContext(), { id: retry.importId })).toMatchObject({ read: 2, rejected: 2 });

  await db.rejectedRow.updateMany({ where: { importId: key, id: { not: first?.id ?? 0n } }, data: { resolved: true } });
  await expect(retryRejected(await aContext(), { id })).rejects.toThrow("says only that a file breaks off");
});

test("a retry is refused while another runs, and when nothing is left", async () => {
  const { id, key } = await givenRejected();
  const retry = await retryRejected(await aContext(), { id });

  await expect(retryRejected(await aContext(), { id })).rejects.toThrow("still being read");
  await runToEnd(retry.jobId);
  await db.rejectedRow.updateMany({ where: { importId: key }, data: { resolved: true } });

  await expect(retryRejected(await aContext(), { id })).rejects.toBeInstanceOf(ServiceError);
});
