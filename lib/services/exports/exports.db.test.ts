import { createHash, randomUUID } from "node:crypto";
import { access, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Export, ExportList, Manifest } from "@/lib/contract/exports";
import { createDb, type Db } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs";
import { prepareQueue } from "@/lib/jobs/prepare-queue";
import { type JobEnd, runJob } from "@/lib/jobs/run-job";
import type { Context } from "@/lib/services/context";
import { createImport } from "@/lib/services/imports/create-import";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { getExportCorpus } from "./export-corpus";
import { getExport, listExports } from "./get-export";
import { openExport } from "./open-export";
import { startExport } from "./start-export";
import { writeExport } from "./write-export";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
const home = await mkdtemp(join(tmpdir(), "assay-export-"));
beforeAll(() => prepareQueue(url));
afterAll(async () => {
  await db.$disconnect();
  await rm(home, { recursive: true });
});

const agentTurn = (text: string) => ({ index: 0, role: "agent", text, claimed: [], logged: [] });

function written(
  ctx: Context,
  corpus: { name: string },
  options: { file?: string; filter?: string } = {},
): Promise<Manifest> {
  return getExportCorpus(db, { name: corpus.name }).then((found) =>
    writeExport(ctx, {
      corpus: found,
      filter: options.filter ?? "",
      preset: "chat",
      path: join(home, options.file ?? `${randomUUID()}.jsonl`),
      onProgress: async () => undefined,
    }),
  );
}

function run(host: { db: Db; url: string }, jobId: string): Promise<JobEnd> {
  const shutdown = new AbortController().signal;

  return runJob(
    {
      db: host.db,
      databaseUrl: host.url,
      home,
      workerId: "test",
      jobs: JOBS,
      now: () => new Date(),
      log: () => undefined,
      shutdown,
    },
    jobId,
  );
}

async function linesOf(file: string): Promise<{ messages: unknown[]; metadata: Record<string, unknown> }[]> {
  const text = await readFile(join(home, file), "utf8");

  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test("only approved rows are exported, in the order of problem, run and id, with where their label comes from", async () => {
  const ctx = await givenContext(db);
  const rows: GivenTrajectory[] = [
    { query: "b", approved: true, verdict: "agentic", bucket: "shop", judge: "scored", score: 0.9 },
    { query: "c", verdict: "agentic" },
    { query: "a", approved: true, verdict: "sub_task", label: "agentic", agent: `miner ${randomUUID()}` },
  ];
  const corpus = await givenCorpus(db, rows);

  const manifest = Manifest.parse(await written(ctx, corpus, { file: "order.jsonl" }));

  const lines = await linesOf("order.jsonl");
  expect(lines.map((line) => line.metadata["trajectory_id"])).toEqual([corpus.trajectories[2], corpus.trajectories[0]]);
  expect(lines.map((line) => [line.metadata["axis"], line.metadata["label_source"]])).toEqual([
    ["agentic", "override"],
    ["agentic", "filter"],
  ]);
  expect(lines[1]?.metadata).toMatchObject({ bucket: "shop", reasoning_quality: 0.9, miner_hotkey: null });
  expect(manifest).toMatchObject({
    corpus: corpus.name,
    rows: 2,
    skipped: [],
    byVerdict: { agentic: 1, sub_task: 1 },
    byBucket: { none: 1, shop: 1 },
    byLabelSource: { filter: 1, override: 1 },
  });
});

test("the manifest's hashes and size are those of the file, compressed or not", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{ approved: true }, { approved: true }]);

  const plain = await written(ctx, corpus, { file: "plain.jsonl" });
  const packed = await written(ctx, corpus, { file: "packed.jsonl.gz" });

  const file = await readFile(join(home, "packed.jsonl.gz"));
  expect(gunzipSync(file)).toEqual(await readFile(join(home, "plain.jsonl")));
  expect(packed).toMatchObject({ contentSha256: plain.contentSha256, bytes: file.length, fileSha256: sha256(file) });
  expect(plain.fileSha256).toBe(plain.contentSha256);
  expect(JSON.parse(await readFile(join(home, "packed.jsonl.gz.manifest.json"), "utf8"))).toEqual(packed);
});

test("the same corpus gives the same bytes twice, and again after another import into another database", async () => {
  const file = join(home, "source.jsonl");
  const record = (n: number) => ({
    id: `row-${n}`,
    messages: [
      { role: "user", content: `Find lamp ${n} \u0000 \ud83d\ude00` },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c", type: "function", function: { name: "find", arguments: '{"2":"b","1":"a"}' } }],
      },
      { role: "tool", tool_call_id: "c", content: "[]" },
      { role: "assistant", content: "Here." },
    ],
    tools: [
      { type: "function", function: { name: "find", parameters: { type: "object", properties: { "9": {}, q: {} } } } },
    ],
  });
  await writeFile(file, [3, 1, 2].map((n) => `${JSON.stringify(record(n))}\n`).join(""));
  const other = await anotherDatabase();

  const first = await importAndExport({ db, url }, file, "first.jsonl.gz");
  await writeFile(file, [2, 3, 1].map((n) => `${JSON.stringify(record(n))}\n`).join(""));
  const second = await importAndExport(other, file, "second.jsonl.gz");

  expect(first.manifest.rows).toBe(3);
  expect(second.manifest).toEqual(first.manifest);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect(first.again.equals(first.bytes)).toBe(true);
  expect(gunzipSync(first.bytes).toString()).toContain('"properties":{"9":{},"q":{}}');
  await other.drop();
}, 60_000);

test("a filter narrows the export; a wrong one, an unknown corpus and a role that may not are refused", async () => {
  const ctx = await givenContext(db);
  const annotator = await givenContext(db, "annotator");
  const corpus = await givenCorpus(db, [
    { approved: true, tokens: 5 },
    { approved: true, tokens: 50 },
  ]);

  expect((await written(ctx, corpus, { filter: "tokens:<10" })).rows).toBe(1);
  await expect(written(ctx, corpus, { filter: "tokens:few" })).rejects.toMatchObject({ code: "INVALID" });
  await expect(written(ctx, { name: "nowhere" })).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: /no corpus “nowhere”/,
  });
  await expect(written(annotator, corpus)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a row without a turn of the agent is left out with the reason", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    { approved: true, stepsJson: [[{ index: 0, role: "user", text: "hi", claimed: [], logged: [] }]] },
    { approved: true },
  ]);

  const manifest = await written(ctx, corpus);

  expect(manifest.rows).toBe(1);
  expect(manifest.skipped).toEqual([{ id: corpus.trajectories[0], reason: "It holds no turn of the agent." }]);
});

test("steps of several chunks are exported in their order", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [
    { approved: true, stepsJson: [[agentTurn("one")], [agentTurn("two")], [agentTurn("three")]] },
  ]);

  await written(ctx, corpus, { file: "chunks.jsonl" });

  const [line] = await linesOf("chunks.jsonl");
  expect(line?.messages.slice(-3)).toMatchObject([{ content: "one" }, { content: "two" }, { content: "three" }]);
});

test("an export that stops half way leaves no file", async () => {
  const ctx = await givenContext(db);
  const corpus = await getExportCorpus(
    db,
    await givenCorpus(db, [{ approved: true }, { approved: true }]).then(({ name }) => ({ name })),
  );
  const path = join(home, "stopped.jsonl");
  const onProgress = async (done: number): Promise<void> => {
    if (done === 1) throw new Error("stop");
  };

  await expect(writeExport(ctx, { corpus, filter: "", preset: "chat", path, onProgress })).rejects.toThrow("stop");

  await expect(access(path)).rejects.toThrow();
  await expect(access(`${path}.part`)).rejects.toThrow();
});

test("an export of the web is written by its job, listed with its manifest and downloaded", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  const { exportId, jobId } = await startExport(ctx, { corpus: corpus.extId, filter: "", preset: "chat", gzip: true });
  await expect(openExport(ctx, { id: exportId })).rejects.toMatchObject({ code: "CONFLICT", message: /not finished/ });

  expect(await run({ db, url }, jobId)).toBe("done");

  const made = Export.parse(await getExport(ctx, { id: exportId }));
  expect(made).toMatchObject({ manifest: { rows: 1 }, job: { state: "done", result: { rows: 1, skipped: 0 } } });
  expect(made.fileName).toMatch(/^corpus-.*-chat\.jsonl\.gz$/);
  expect(ExportList.parse(await listExports(ctx, { corpus: corpus.extId })).items).toEqual([made]);
  const opened = await openExport(ctx, { id: exportId });
  const parts: Uint8Array[] = [];
  for await (const part of opened.bytes) parts.push(part);
  expect(sha256(Buffer.concat(parts))).toBe(made.manifest?.fileSha256);
});

test("an export that was cancelled while it waited leaves no file", async () => {
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  const { exportId, jobId } = await startExport(ctx, { corpus: corpus.extId, filter: "", preset: "chat", gzip: false });
  await cancelJob(ctx, { id: jobId });

  expect(await run({ db, url }, jobId)).toBe("not_mine");

  const row = await db.export.findUniqueOrThrow({ where: { extId: exportId } });
  await expect(stat(row.path)).rejects.toThrow();
});

test("nothing approved is refused before a job starts", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{}]);

  await expect(
    startExport(ctx, { corpus: corpus.extId, filter: "", preset: "chat", gzip: true }),
  ).rejects.toMatchObject({
    code: "CONFLICT",
    message: "No trajectory that matches is approved. Approve some, then export them.",
  });
});

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

interface Installation {
  readonly db: Db;
  readonly url: string;
}

async function importAndExport(
  host: Installation,
  file: string,
  out: string,
): Promise<{ manifest: Manifest; bytes: Buffer; again: Buffer }> {
  const ctx = await givenContext(host.db);
  const { size } = await stat(file);
  const { jobId } = await createImport(ctx, {
    corpus: "Lamps",
    format: "auto",
    files: [{ name: "source.jsonl", path: file, sizeBytes: size }],
  });
  expect(await run(host, jobId)).toBe("done");
  const corpus = await getExportCorpus(host.db, { name: "Lamps" });
  const { extId } = await host.db.corpus.findUniqueOrThrow({ where: { name: "Lamps" } });
  const { items } = await listTrajectories(ctx, { corpus: extId, filter: "", sort: "problem", limit: 10 });
  for (const [index, { id, version }] of items.entries()) {
    if (index === 1) await setLabel(ctx, { id, label: "agentic", expectedVersion: version });
    await setApproval(ctx, { id, approved: true, expectedVersion: index === 1 ? version + 1 : version });
  }

  const request = { corpus, filter: "", preset: "chat", onProgress: async () => undefined } as const;
  const manifest = await writeExport(ctx, { ...request, path: join(home, out) });
  await writeExport(ctx, { ...request, path: join(home, `again-${out}`) });

  return { manifest, bytes: await readFile(join(home, out)), again: await readFile(join(home, `again-${out}`)) };
}

async function anotherDatabase(): Promise<Installation & { drop: () => Promise<void> }> {
  const name = `assay_test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: process.env["ASSAY_TEST_SERVER"] });
  await admin.connect();
  await admin.query(`create database ${name} template ${process.env["ASSAY_TEST_TEMPLATE"]}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const other = createDb(address.href);
  await prepareQueue(address.href);

  return {
    db: other,
    url: address.href,
    drop: async () => {
      await other.$disconnect();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
