import { createHash, randomUUID } from "node:crypto";
import { access, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { Manifest } from "@/lib/contract/exports";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getExportCorpus } from "./export-corpus";
import { writeExport } from "./write-export";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
const home = await mkdtemp(join(tmpdir(), "assay-export-"));
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
    byStructure: { agentic: 2 },
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

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
