import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { contentHash } from "./cut-batches";
import type { FileContext } from "./derive-batch";
import { openDerivePool } from "./derive-pool";
import { MOST_HEADERS } from "./kept-headers";
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
afterEach(() => vi.restoreAllMocks());
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

test("a header goes to a thread once for all files that share it, also where they take turns", {
  timeout: 60_000,
}, async () => {
  const [bakery, airline] = [aHeader("bakery"), aHeader("airline")];
  const sent = headersSent();

  const first = await domainsIn(entry(), [bakery, airline, bakery, undefined, airline, airline, bakery]);
  const ofFirst = sent();
  const next = await domainsIn(entry(), [undefined, bakery, bakery]);

  expect(first).toEqual(["bakery", "airline", "bakery", undefined, "airline", "airline", "bakery"]);
  expect(ofFirst).toEqual([bakery, airline]);
  expect(next).toEqual([undefined, "bakery", "bakery"]);
  expect(sent()).toEqual([bakery, airline, bakery]);
});

test("of headers that a thread no longer has, each file still has its own", { timeout: 60_000 }, async () => {
  const names = Array.from({ length: MOST_HEADERS + 2 }, (_, at) => `run ${at}`);
  const headers = names.map(aHeader);

  const domains = await domainsIn(entry(), [...headers, ...headers, ...headers.toReversed()]);

  expect(domains).toEqual([...names, ...names, ...names.toReversed()]);
});

test("a thread that waits for the next import holds no header of the one before", { timeout: 60_000 }, async () => {
  const seen = join(folder, "seen.txt");
  await build({
    stdin: {
      contents: `
        import { writeFileSync } from "node:fs";
        import { setFlagsFromString } from "node:v8";
        import { runInNewContext } from "node:vm";
        import { parentPort } from "node:worker_threads";
        setFlagsFromString("--expose-gc");
        let header;
        parentPort.on("message", (message) => {
          if (message.kind === "header") header = new WeakRef(message.header);
          if (message.kind !== "forget") return;
          setTimeout(() => {
            runInNewContext("gc")();
            writeFileSync(${JSON.stringify(seen)}, header.deref() === undefined ? "gone" : "held");
          }, 50);
        });
        await import("./lib/services/imports/derive-worker");`,
      resolveDir: process.cwd(),
    },
    outfile: join(folder, "watched-worker.mjs"),
    ...{ bundle: true, format: "esm", platform: "node", logLevel: "error" },
  });

  await domainsIn(pathToFileURL(join(folder, "watched-worker.mjs")), [aHeader("bakery")]);

  await expect.poll(() => readFile(seen, "utf8").catch(() => ""), { timeout: 10_000 }).toBe("gone");
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

function aHeader(domain: string): object {
  return { info: { environment_info: { domain_name: domain } }, tasks: [] };
}

/** The headers that were copied to threads from now on, in their order. */
function headersSent(): () => readonly unknown[] {
  const post = vi.spyOn(Worker.prototype, "postMessage");

  return () => post.mock.calls.flatMap(([message]) => (message.kind === "header" ? [message.header] : []));
}

/** Derives a simulation for each header, as a file of one import, in one thread; gives their domains. */
async function domainsIn(thread: URL, headers: readonly unknown[]): Promise<readonly (string | undefined)[]> {
  const simulation = JSON.stringify({ id: "s", task_id: "7", messages: [], termination_reason: "user_stop" });
  const pool = await openDerivePool(thread, 1);
  const domains: (string | undefined)[] = [];
  try {
    for (const header of headers) {
      pool.open({ ...CONTEXT, format: "tau2-bench", header });
      const { derived } = await pool.derive(packBatch([simulation].map(numbered)));
      domains.push(derived.problems[0]?.bucket ?? undefined);
    }
  } finally {
    await pool.close();
  }

  return domains;
}
