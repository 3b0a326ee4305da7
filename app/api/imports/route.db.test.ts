import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { ErrorBody } from "@/lib/contract/error";
import { Import, ImportList, ImportStarted, RejectedPage } from "@/lib/contract/imports";
import { SetAsideDone } from "@/lib/contract/set-aside";
import { callRaw, callRoute } from "@/lib/http/call-route";
import { JOBS } from "@/lib/jobs";
import { runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { createLog } from "@/lib/log";
import { ensureCorpus } from "@/lib/services/corpora/ensure-corpus";
import { anEnvelope, databaseUrl, db, givenEmptyCorpus } from "@/lib/services/imports/fixtures/given-import";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { GET as download } from "./[id]/rejected/download/route";
import { POST as putBack } from "./[id]/rejected/put-back/route";
import { GET as rejected } from "./[id]/rejected/route";
import { POST as setAside } from "./[id]/rejected/set-aside/route";
import { POST as retry } from "./[id]/retry/route";
import { GET as getImport } from "./[id]/route";
import { GET, POST } from "./route";

const Kept = z.object({ upload: z.uuid() });
const home = await temporaryFolder();

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

function uploadUrl(search: Readonly<Record<string, string>>): string {
  return `/api/imports?${new URLSearchParams(search)}`;
}

async function send(search: Readonly<Record<string, string>>, body: string) {
  return callRoute(POST, { url: uploadUrl(search), method: "POST", body });
}

async function givenUploaded(body: string): Promise<ImportStarted> {
  const answer = await send({ corpus: `routes ${randomUUID()}`, name: "rows.jsonl", last: "true" }, body);

  return ImportStarted.parse(answer.body);
}

async function run({ jobId }: ImportStarted): Promise<void> {
  const log = createLog({ write: () => undefined });
  const shutdown = new AbortController().signal;
  const host = { db, databaseUrl, home, workerId: createWorkerId(), jobs: JOBS, now: () => new Date(), log, shutdown };

  expect(await runJob(host, jobId)).toBe("done");
}

test("the files of a drop share an upload, and the last one starts one import of all in their order", async () => {
  const first = await send({ corpus: "drop", name: "b.jsonl", last: "false" }, anEnvelope());
  expect(first.status).toBe(200);
  const { upload } = Kept.parse(first.body);
  const last = await send({ corpus: "drop", name: "../../etc/a\u0001.jsonl", upload, last: "true" }, anEnvelope());
  expect(last.status).toBe(202);

  const started = ImportStarted.parse(last.body);
  await run(started);
  const { body } = await callRoute(getImport, { params: { id: started.importId } });

  expect(Import.parse(body).files.map((file) => [file.name, file.imported])).toEqual([
    ["b.jsonl", 1],
    ["a_.jsonl", 1],
  ]);
});

test("the audit log names the corpus by its public id, and the files", async () => {
  const { importId } = await givenUploaded(anEnvelope());

  const { corpus } = await db.import.findUniqueOrThrow({ where: { extId: importId }, select: { corpus: true } });
  const entry = await db.audit.findFirst({ where: { subject: `import:${importId}` } });
  expect(entry?.detail).toEqual({ corpus: corpus.extId, files: ["rows.jsonl"] });
});

test("an upload lies on disk byte for byte, inside the data folder whatever its name says", async () => {
  const bytes = `${anEnvelope()}\r\n`;
  const { body } = await send({ name: "..\\..\\evil/../x.jsonl", last: "false" }, bytes);
  const { upload } = Kept.parse(body);
  const kept = (await readdir(join(home, "uploads"))).filter((name) => name.endsWith(upload));
  const folder = join(home, "uploads", String(kept[0]));

  expect(await readdir(folder)).toEqual(["00000001 x.jsonl"]);
  expect(await readFile(join(folder, "00000001 x.jsonl"), "utf8")).toBe(bytes);
});

test("without a corpus the import goes into one of the file's name", async () => {
  const name = `day-${randomUUID()}`;
  const { body } = await send({ name: `${name}.jsonl.gz` }, anEnvelope());
  const shown = await callRoute(getImport, { params: { id: ImportStarted.parse(body).importId } });

  expect(Import.parse(shown.body).corpus.name).toBe(name);
});

test("an import tells the run and the format that were asked for", async () => {
  const asked = { corpus: `asked ${randomUUID()}`, name: "x.jsonl", run: "Night 7", format: "chat" };
  const row = JSON.stringify({ messages: [{ role: "user", content: "A magnet, please." }] });
  const { body } = await send(asked, row);
  const shown = await callRoute(getImport, { params: { id: ImportStarted.parse(body).importId } });

  expect(Import.parse(shown.body)).toMatchObject({ runName: "Night 7", askedFormat: "chat" });
});

test("where no file can be read into a new corpus, it is not made, each file is told why, and none stays", async () => {
  const corpus = `nothing ${randomUUID()}`;
  const before = await readdir(join(home, "uploads"));
  const first = await send({ corpus, name: "empty.jsonl", last: "false" }, " ");
  const { upload } = Kept.parse(first.body);
  const noSimulation = JSON.stringify({ info: { environment_info: {} }, tasks: [], simulations: [] });
  await send({ corpus, name: "run.json", upload, last: "false" }, noSimulation);
  const { status, body } = await send({ corpus, name: "prose.txt", upload, last: "true" }, "just text");

  expect(status).toBe(422);
  expect(ErrorBody.parse(body).detail).toMatch(
    /^empty\.jsonl: The file is empty\.\nrun\.json: The file was read as tau2-bench and holds no trajectory\..*\nprose\.txt: The file is not JSON/,
  );
  expect(await db.corpus.count({ where: { name: corpus } })).toBe(0);
  expect(await readdir(join(home, "uploads"))).toEqual(before);
});

test("a new corpus is made as soon as one of the files can be read; into one that is there all are recorded", async () => {
  const corpus = `some ${randomUUID()}`;
  const { upload } = Kept.parse((await send({ corpus, name: "empty.jsonl", last: "false" }, " ")).body);
  expect((await send({ corpus, name: "b.jsonl", upload, last: "true" }, anEnvelope())).status).toBe(202);

  const alone = await send({ corpus: ` ${corpus} `, name: "empty.jsonl" }, " ");
  expect(alone.status).toBe(202);
});

test("rejected rows are listed and downloaded, and retried only when something is left", async () => {
  const started = await givenUploaded(`${anEnvelope()}\n{"bad": `);
  const params = { id: started.importId };
  await run(started);

  const page = RejectedPage.parse((await callRoute(rejected, { params })).body);
  expect(page.items).toMatchObject([{ file: "rows.jsonl", line: 2, excerpt: '{"bad":' }]);
  const file = await callRaw(download, { params });
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(JSON.parse(await file.text())).toMatchObject({ line: 2, encoding: "utf8", raw: '{"bad":' });

  const again = await callRoute(retry, { params, method: "POST" });
  expect(again.status).toBe(202);
  await run(ImportStarted.parse(again.body));
});

test("rejected rows are set aside with a note, listed and downloaded apart from the others, and put back", async () => {
  const started = await givenUploaded(`${anEnvelope()}\n{"bad": \n{"worse": `);
  const params = { id: started.importId };
  await run(started);
  const [row] = RejectedPage.parse((await callRoute(rejected, { params })).body).items;
  const act = (handler: typeof setAside, body: unknown) => callRoute(handler, { params, method: "POST", body });

  const { act: made } = SetAsideDone.parse((await act(setAside, { of: "row", row: row?.id, note: " Repaired " })).body);
  const url = "/x?part=set-aside";
  const page = RejectedPage.parse((await callRoute(rejected, { url, params })).body);
  expect(page.items).toMatchObject([{ line: 2, setAside: { note: "Repaired", act: made } }]);
  const file = await callRaw(download, { url, params });
  expect(file.headers.get("content-disposition")).toContain("rows-set-aside-");
  expect(JSON.parse(await file.text())).toMatchObject({ line: 2, raw: '{"bad":', setAside: { note: "Repaired" } });
  expect(RejectedPage.parse((await callRoute(rejected, { params })).body).items).toMatchObject([{ line: 3 }]);
  expect(Import.parse((await callRoute(getImport, { params })).body)).toMatchObject({ setAside: 1, open: 1 });

  expect((await act(setAside, { of: "import", version: 0 })).status).toBe(409);
  expect(SetAsideDone.parse((await act(putBack, { of: "act", act: made })).body)).toMatchObject({ rows: 1 });
  expect(Import.parse((await callRoute(getImport, { params })).body)).toMatchObject({ setAside: 0, open: 2 });
});

test("imports are listed with their jobs, the newest first", async () => {
  const started = await givenUploaded(anEnvelope());

  const { items } = ImportList.parse((await callRoute(GET)).body);
  expect(items[0]).toMatchObject({ id: started.importId, job: { id: started.jobId, state: "queued" } });
});

/** Imports of one moment into a corpus of their own, so that only their order of arrival tells them apart. */
async function givenImports(count: number): Promise<{ corpus: string; ids: readonly string[] }> {
  const corpus = await ensureCorpus(db, { name: await givenEmptyCorpus(), kind: "imported" });
  const createdAt = new Date("2026-01-01T00:00:00Z");
  const rows = Array.from({ length: count }, () => ({ corpusId: corpus.id, format: "auto", createdAt }));
  await db.import.createMany({ data: rows });
  const made = await db.import.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "desc" } });

  return { corpus: corpus.extId, ids: made.map(({ extId }) => extId) };
}

async function list(search: Readonly<Record<string, string>>) {
  return callRoute(GET, { url: uploadUrl(search) });
}

test("imports into a corpus are found behind a hundred newer ones into others, and counted", async () => {
  const mine = await givenImports(1);
  await givenImports(101);

  const page = ImportList.parse((await list({ corpus: mine.corpus })).body);
  expect(page.items.map(({ id }) => id)).toEqual(mine.ids);
  expect(page).toMatchObject({ total: 1, nextCursor: null });
});

test("the pages of a list hold each import once, and the last one says that it is", async () => {
  const { corpus, ids } = await givenImports(101);

  const first = ImportList.parse((await list({ corpus })).body);
  expect(first).toMatchObject({ total: 101, nextCursor: ids[99] });
  const last = ImportList.parse((await list({ corpus, cursor: String(first.nextCursor) })).body);
  expect(last).toMatchObject({ total: 101, nextCursor: null });
  expect([...first.items, ...last.items].map(({ id }) => id)).toEqual(ids);

  const all = ImportList.parse((await list({ cursor: String(ids[99]) })).body);
  expect(all.items[0]?.id).toBe(ids[100]);
  const end = ImportList.parse((await list({ corpus, cursor: String(ids[100]) })).body);
  expect(end).toMatchObject({ items: [], total: 101, nextCursor: null });
});

test("a page holds no more than it is asked for, and goes on behind it", async () => {
  const { corpus, ids } = await givenImports(3);

  const first = ImportList.parse((await list({ corpus, limit: "1" })).body);
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  expect(first).toMatchObject({ total: 3, nextCursor: ids[0] });
  const next = ImportList.parse((await list({ corpus, limit: "2", cursor: String(first.nextCursor) })).body);
  expect(next.items.map(({ id }) => id)).toEqual(ids.slice(1));
  expect((await list({ corpus, limit: "0" })).status).toBe(422);
});

test("a cursor is a place in the list of its corpus alone", async () => {
  const [mine, others] = [await givenImports(1), await givenImports(1)];

  expect((await list({ corpus: mine.corpus, cursor: String(others.ids[0]) })).status).toBe(422);
});

test.each([
  ["no file name", () => callRoute(POST, { url: uploadUrl({}), method: "POST", body: "x" }), 422],
  ["a format that does not exist", () => send({ name: "x", format: "nonsense" }, "x"), 422],
  ["an upload that is no id", () => send({ name: "x", upload: "../x" }, "x"), 422],
  ["no body", () => callRoute(POST, { url: uploadUrl({ name: "x" }), method: "POST" }), 422],
  [
    "another site",
    () => callRoute(POST, { url: uploadUrl({ name: "x" }), body: "x", headers: { origin: "https://evil.example" } }),
    403,
  ],
  ["a list of a corpus that does not exist", () => list({ corpus: randomUUID() }), 404],
  ["a list behind an import that does not exist", () => list({ cursor: randomUUID() }), 422],
  ["an import that does not exist", () => callRoute(getImport, { params: { id: randomUUID() } }), 404],
  ["an id that is none", () => callRoute(getImport, { params: { id: "1" } }), 422],
  ["rejected rows of no import", () => callRoute(rejected, { params: { id: randomUUID() } }), 404],
  ["a cursor that is none", () => callRoute(rejected, { url: "/x?cursor=a'b", params: { id: randomUUID() } }), 422],
  [
    "a note that is too long",
    () =>
      callRoute(setAside, {
        ...{
          params: { id: randomUUID() },
          method: "POST",
          body: { of: "row", row: randomUUID(), note: "x".repeat(501) },
        },
      }),
    422,
  ],
  [
    "rows of no import that are put back",
    () => callRoute(putBack, { params: { id: randomUUID() }, method: "POST", body: { of: "act", act: randomUUID() } }),
    404,
  ],
  ["a retry of no import", () => callRoute(retry, { params: { id: randomUUID() }, method: "POST" }), 404],
])("%s is refused with its status and a sentence", async (_what, act, status) => {
  const answer = await act();

  expect(answer.status).toBe(status);
  expect(ErrorBody.parse(answer.body).detail).toMatch(/\w/);
});

test("a retry of an import that still waits is a conflict", async () => {
  const { importId } = await givenUploaded(anEnvelope());

  expect((await callRoute(retry, { params: { id: importId }, method: "POST" })).status).toBe(409);
});
