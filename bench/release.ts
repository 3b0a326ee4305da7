import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ReleaseRow } from "@/lib/release/release-row";
import type { ReleaseFormat } from "@/lib/release/write/shard";
import { writeReleaseFiles } from "@/lib/release/write/write-release-files";
import { copyText, copyTextOut } from "./copy-text";
import { type Figure, rate } from "./figure";
import { distinctRows, PROBLEM, repeated } from "./release-rows";

const ROUNDS = 3;
const SHARD_BYTES = 500_000_000;
const ONE_FILE = Number.MAX_SAFE_INTEGER;
const FEW_ROWS = 15_000;
/** What the rows of the memory figure hold in common: a million of them must fit on a disk. */
const SHORT_TEXT = "Find a magnet. ".repeat(20);

interface Sizes {
  readonly folder: string;
  readonly megabytes: number;
  /** Rows of the memory figure. */
  readonly rows: number;
}

/** E1 to E4 of a release: its rows written in each format against COPY text of the same lines, and what memory it holds. */
export async function* benchRelease(databaseUrl: string, sizes: Sizes): AsyncGenerator<Figure> {
  const rows = await distinctRows();
  const bytes = rows.reduce((sum, { line }) => sum + line.length + 1, 0);
  const count = Math.ceil((sizes.megabytes * 1_000_000 * rows.length) / bytes);
  const lineBytes = (bytes * count) / rows.length;
  const lines = join(sizes.folder, "release-lines");
  // The lines that the baseline copies are the rows of the release.
  await write(rows, { ...sizes, format: "jsonl", count, shardBytes: ONE_FILE });
  await copyText(databaseUrl, join(folderOf(sizes), "data/train-00000-of-00001.jsonl"));

  const best = { plain: Infinity, packed: Infinity, jsonl: Infinity, "jsonl.gz": Infinity, parquet: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.plain = Math.min(best.plain, await wall(() => copyTextOut(databaseUrl, lines)));
    best.packed = Math.min(best.packed, best.plain + (await wall(() => packed(lines))));
    for (const format of ["jsonl", "jsonl.gz", "parquet"] as const) {
      best[format] = Math.min(
        best[format],
        await wall(() => write(rows, { ...sizes, format, count, shardBytes: ONE_FILE })),
      );
    }
  }
  await rm(lines, { force: true });

  const figure = (id: string, what: string, { mine, limit, goal }: { mine: number; limit: number; goal: string }) => ({
    ...{ id, goal, measured: rate(lineBytes, mine), limit: rate(lineBytes, limit), ratio: limit / mine },
    what: `${what}, ${(lineBytes / 1e6).toFixed(0)} MB, best of ${ROUNDS} interleaved`,
  });
  yield figure("E1", "rows of a release as JSONL with hashes, against COPY text to a file", {
    ...{ mine: best.jsonl, limit: best.plain, goal: ">= 0.8" },
  });
  yield figure("", "the same as .jsonl.gz, against COPY text, then gzip -1", {
    ...{ mine: best["jsonl.gz"], limit: best.packed, goal: "" },
  });
  yield figure("E3", "the same as Parquet, against COPY text to a file", {
    ...{ mine: best.parquet, limit: best.plain, goal: ">= 0.4" },
  });
  yield await memory(sizes);
  await rm(folderOf(sizes), { recursive: true, force: true });
}

/** The most that is held while few rows are written, and while many are. */
async function memory(sizes: Sizes): Promise<Figure> {
  const short = Array.from({ length: 2000 }, (_, index): ReleaseRow => {
    const row = { messages: [{ role: "user", content: `${SHORT_TEXT}${index}` }], metadata: { tokens: index } };
    return { pool: "train", row, line: JSON.stringify(row), source: { problem: PROBLEM.name, trajectories: ["t"] } };
  });
  const parquet = { ...sizes, format: "parquet", shardBytes: SHARD_BYTES } as const;
  const few = await peakBytes(() => write(short, { ...parquet, count: FEW_ROWS }));
  const many = await peakBytes(() => write(short, { ...parquet, count: sizes.rows }));
  const megabytes = (held: number) => `${(held / 1e6).toFixed(0)} MB`;

  return {
    ...{ id: "E4", measured: megabytes(many), limit: megabytes(few), ratio: many / few, goal: "<= 1.5" },
    what: `memory while ${sizes.rows.toLocaleString("en")} rows are written as Parquet, against ${FEW_ROWS.toLocaleString("en")}`,
  };
}

interface ToWrite extends Pick<Sizes, "folder"> {
  readonly format: ReleaseFormat;
  readonly count: number;
  readonly shardBytes: number;
}

async function write(rows: readonly ReleaseRow[], { format, count, shardBytes, ...sizes }: ToWrite): Promise<void> {
  const folder = folderOf(sizes);
  await rm(folder, { recursive: true, force: true });

  await writeReleaseFiles(
    { folder, formats: [format], shardBytes, problems: [PROBLEM] },
    repeated(rows, count),
    async () => undefined,
  );
}

function folderOf({ folder }: Pick<Sizes, "folder">): string {
  return join(folder, "release");
}

async function packed(path: string): Promise<void> {
  await pipeline(createReadStream(path), createGzip({ level: 1 }), createWriteStream(`${path}.gz`));
  await rm(`${path}.gz`);
}

async function peakBytes(run: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  await run();
  clearInterval(watch);

  return peak;
}

async function wall(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();

  return performance.now() - start;
}
