import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { contentHash } from "./cut-batches";
import type { FileContext } from "./derive-batch";
import { openDerivePool } from "./derive-pool";
import { packBatch } from "./raw-batch";

let folder = "";

/** The thread as the product bundles it. */
const entry = () => pathToFileURL(join(folder, "derive-worker.mjs"));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assay-derive-"));
  await build({
    entryPoints: ["lib/services/imports/derive-worker.ts"],
    outfile: join(folder, "derive-worker.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a thread derives what this thread derives, and gives the records back", { timeout: 60_000 }, async () => {
  const inThread = await derivedBy(entry());
  const here = await derivedBy(new URL("file:///no-such-thread.mjs"));

  expect(new TextDecoder().decode(inThread.raw.bytes)).toBe(`${RECORD}{"broken`);
  expect(inThread.derived.rejected).toEqual(here.derived.rejected);
  expect(inThread.derived.rows).toEqual(here.derived.rows);
  expect(inThread.derived.tables.map(({ bytes }) => [...bytes])).toEqual(
    here.derived.tables.map(({ bytes }) => [...bytes]),
  );
});

test("the next import goes on with the thread of the one before, in its own context", { timeout: 60_000 }, async () => {
  const first = await derivedBy(entry(), { corpusId: 7 });
  const second = await derivedBy(entry(), { corpusId: 8 });

  expect([corpusOf(first), corpusOf(second)]).toEqual([7, 8]);
});

const RECORD = JSON.stringify({
  problem_id: "p1",
  status: "SUCCESS",
  dialogue: [{ completion: { content: "<response>Done.</response>", message: { response: "Done." } }, extra_info: {} }],
});

test("a record that ends its thread is rejected, and costs no other of any batch", { timeout: 60_000 }, async () => {
  await build({
    stdin: {
      // Ends before the thread itself sees the batch.
      contents: `
        import { parentPort } from "node:worker_threads";
        parentPort.on("message", ({ kind, batch }) => {
          if (kind !== "derive") return;
          const read = batch.records.filter(({ refused }) => refused === undefined);
          if (read.some(({ number }) => number === 2)) process.exit(1);
        });
        await import("./lib/services/imports/derive-worker");`,
      resolveDir: process.cwd(),
    },
    outfile: join(folder, "mortal-worker.mjs"),
    ...{ bundle: true, format: "esm", platform: "node", logLevel: "error" },
  });
  const pool = await openDerivePool(pathToFileURL(join(folder, "mortal-worker.mjs")), 1);
  pool.open(CONTEXT);

  try {
    const texts = [[RECORD, "{}", `${RECORD} `], [RECORD]];
    const [hit, beside] = await Promise.all(texts.map((batch) => pool.derive(packBatch(batch.map(numbered)))));

    expect(hit?.derived.rows.map(({ record }) => record)).toEqual([0, 2]);
    expect(hit?.derived.rejected).toEqual([{ record: 1, reason: expect.stringContaining("ended what reads") }]);
    expect(beside?.derived).toMatchObject({ rows: [{ record: 0 }], rejected: [] });
  } finally {
    await pool.close();
  }
});

const CONTEXT: FileContext = {
  corpusId: 1,
  corpusName: "Corpus",
  importId: 1,
  fileId: 1,
  filterVersionId: 1,
  importedAtMs: 0,
  thresholds: DEFAULT_THRESHOLDS,
  format: "sn15",
  fileName: "a.jsonl",
};

async function derivedBy(thread: URL, given: Partial<FileContext> = {}) {
  const pool = await openDerivePool(thread);
  pool.open({ ...CONTEXT, ...given });
  try {
    return await pool.derive(packBatch([RECORD, '{"broken'].map(numbered)));
  } finally {
    await pool.close();
  }
}

function numbered(text: string, index: number) {
  const bytes = new TextEncoder().encode(text);

  return { bytes, number: index + 1, index, offset: 0, hash: contentHash(bytes, undefined) };
}

/** The corpus in the first tuple: behind the column count and the length of the value. */
function corpusOf({ derived }: Awaited<ReturnType<typeof derivedBy>>): number {
  const bytes = derived.tables[0]?.bytes ?? new Uint8Array(10);

  return new DataView(bytes.buffer, bytes.byteOffset).getInt32(6);
}
