import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { Manifest } from "@/lib/contract/exports";
import { givenReview } from "@/lib/services/commits/given-review";
import type { Context } from "@/lib/services/context";
import { setLabel } from "@/lib/services/labels/set-label";
import { commitAnswers, givenLease } from "@/lib/services/queues/given-queue";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { getExportCorpus } from "./export-corpus";
import { home, installation } from "./fixtures/export-host";
import { writeExport } from "./write-export";

const { db } = installation;
afterAll(() => db.$disconnect());

const agentTurn = (text: string) => ({ index: 0, role: "agent", text, claimed: [], logged: [] });

function written(
  ctx: Context,
  corpus: { name: string },
  options: { file?: string; filter?: string; isReplacing?: boolean } = {},
): Promise<Manifest> {
  return getExportCorpus(db, { name: corpus.name }).then((found) =>
    writeExport(ctx, {
      corpus: found,
      filter: options.filter ?? "",
      preset: "chat",
      path: join(home, options.file ?? `${randomUUID()}.jsonl`),
      isReplacing: options.isReplacing ?? false,
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
    ["agentic", "person"],
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
    byLabelSource: { filter: 1, person: 1 },
  });
});

test("a row says whether one person, all reviewers of a queue or an adjudicator gave its label, also when the filter said the same", async () => {
  const { corpus, lead, anna, ben, queue } = await givenReview(db, { overlap: 2 }, [
    { query: "a", approved: true, verdict: "agentic" },
    { query: "b", approved: true, verdict: "agentic" },
    { query: "c", approved: true, verdict: "sub_task" },
    { query: "d", approved: true, verdict: "agentic", label: "agentic" },
    { query: "e", approved: true, verdict: "agentic" },
  ]);
  for (const ctx of [anna, ben]) {
    await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "agentic" });
    await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "sub_task" });
    await commitAnswers(ctx, await givenLease(ctx, queue), { structure: "agentic" });
  }
  const { review } = await openTrajectory(lead, { id: corpus.trajectories[2] ?? "" });
  await setLabel(lead, { id: corpus.trajectories[2] ?? "", label: "sub_task", expectedVersion: review?.version ?? 0 });

  const manifest = await written(lead, corpus, { file: "sources.jsonl" });

  const lines = await linesOf("sources.jsonl");
  expect(lines.map((line) => [line.metadata["axis"], line.metadata["label_source"]])).toEqual([
    ["agentic", "agreed"],
    ["sub_task", "agreed"],
    ["sub_task", "adjudicated"],
    ["agentic", "person"],
    ["agentic", "filter"],
  ]);
  expect(manifest.byLabelSource).toEqual({ agreed: 2, adjudicated: 1, person: 1, filter: 1 });
  expect((await written(lead, corpus)).fileSha256).toBe(manifest.fileSha256);
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
    message: expect.stringMatching(/no corpus “nowhere”/),
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

test("images and other parts that a row only names are counted in the manifest, where there are any", async () => {
  const ctx = await givenContext(db);
  const image = { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } };
  const raw = { role: "user", content: [{ type: "text", text: "hello" }, image, { type: "input_audio" }] };
  const user = { index: 0, role: "user", text: "hello\n\n[image]\n\n[input_audio]", claimed: [], logged: [], raw };
  const seen = await givenCorpus(db, [{ approved: true, stepsJson: [[user, { ...agentTurn("A lamp."), index: 1 }]] }]);
  const plain = await givenCorpus(db, [{ approved: true, stepsJson: [[agentTurn("A lamp.")]] }]);

  expect((await written(ctx, seen)).figures).toEqual({ partsOnlyNamed: 2 });
  expect((await written(ctx, plain)).figures).toEqual({});
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

  expect(await namesLike("stopped")).toEqual([]);
});

test("a file that comes up while an export is written stays as it is", async () => {
  const ctx = await givenContext(db);
  const { name } = await givenCorpus(db, [{ approved: true }]);
  const corpus = await getExportCorpus(db, { name });
  const path = join(home, "taken.jsonl");
  const onProgress = () => writeFile(path, "of somebody else");

  await expect(writeExport(ctx, { corpus, filter: "", preset: "chat", path, onProgress })).rejects.toMatchObject({
    code: "CONFLICT",
    message: `“${path}” came up while the export was written. It stays, and nothing was exported.`,
  });

  expect(await readFile(path, "utf8")).toBe("of somebody else");
  expect(await namesLike("taken")).toEqual(["taken.jsonl"]);
});

test("two exports to the same place at once do not write into each other's file", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{ approved: true }, { approved: true }]);

  const manifests = await Promise.all(
    [1, 2, 3].map(() => written(ctx, corpus, { file: "same.jsonl", isReplacing: true })),
  );

  expect(new Set(manifests.map(({ fileSha256 }) => fileSha256)).size).toBe(1);
  expect(sha256(await readFile(join(home, "same.jsonl")))).toBe(manifests[0]?.fileSha256);
  expect(await namesLike("same")).toEqual(["same.jsonl", "same.jsonl.manifest.json"]);
});

test("a manifest that cannot be put in its place takes the file with it", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  await mkdir(join(home, "blocked.jsonl.manifest.json"));

  await expect(written(ctx, corpus, { file: "blocked.jsonl" })).rejects.toThrow();

  expect(await namesLike("blocked")).toEqual(["blocked.jsonl.manifest.json"]);
});

test("the manifest is never there before its file", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(db, [{ approved: true }]);
  await mkdir(join(home, "folder.jsonl"));

  await expect(written(ctx, corpus, { file: "folder.jsonl" })).rejects.toThrow();

  expect(await namesLike("folder")).toEqual(["folder.jsonl"]);
});

test("nothing to write is a refusal without a file, whether nothing is approved or all is left out", async () => {
  const ctx = await givenContext(db);
  const none = await givenCorpus(db, [{}]);
  const unfit = await givenCorpus(db, [
    { approved: true, stepsJson: [[{ index: 0, role: "user", text: "hi", claimed: [], logged: [] }]] },
  ]);

  await expect(written(ctx, none, { file: "empty.jsonl" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "No trajectory that matches is approved. Approve some first.",
  });
  await expect(written(ctx, unfit, { file: "empty.jsonl" })).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "None of the approved trajectories that match can be exported: 1 × It holds no turn of the agent. Approve others first.",
  });
  expect(await namesLike("empty")).toEqual([]);
});

async function namesLike(stem: string): Promise<string[]> {
  return (await readdir(home)).filter((name) => name.startsWith(stem)).toSorted();
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
