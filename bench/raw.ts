import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Context } from "@/lib/services/context";
import { streamRaw } from "@/lib/services/trajectories/stream-raw";
import { copyTextOut } from "./copy-text";
import { getCorpusId } from "./corpus-id";
import { type Figure, ms, quantile, rate, timings } from "./figure";

const ROUNDS = 3;
const OPENINGS = 20;

/** E2 and the first byte of E4: the raw records of a corpus as one .gz file, against COPY text out of a table of lines, plain and through gzip -1. */
export async function benchRaw(
  ctx: Context,
  databaseUrl: string,
  source: { readonly corpus: string; readonly sizeBytes: number },
): Promise<Figure[]> {
  const file = join(ctx.home, "bench", "raw.out");
  const corpus = await getCorpusId(ctx, source.corpus);
  const ours: number[] = [];
  const plain: number[] = [];
  const packed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await wall(() => copyTextOut(databaseUrl, file)));
    packed.push(
      await wall(async () => {
        await copyTextOut(databaseUrl, file);
        await pipeline(createReadStream(file), createGzip({ level: 1 }), createWriteStream(`${file}.gz`));
      }),
    );
    ours.push(
      await wall(async () => pipeline((await streamRaw(ctx, { corpus, filter: "" })).bytes, createWriteStream(file))),
    );
  }
  const { size } = await stat(file);
  await Promise.all([rm(file), rm(`${file}.gz`, { force: true })]);

  const best = Math.min(...ours);
  const measured = `${rate(source.sizeBytes, best)} of records (${(size / 1e6).toFixed(0)} MB written)`;
  const line = (what: string, baseline: number, goal: string): Figure => ({
    id: "E2",
    what: `raw download of every record as .json.gz against ${what}`,
    measured,
    limit: rate(source.sizeBytes, baseline),
    ratio: baseline / best,
    goal,
  });

  const firstByte = await timings(OPENINGS, async () => {
    const { bytes } = await streamRaw(ctx, { corpus, filter: "" });
    for await (const _chunk of bytes) break;
  });

  return [
    {
      ...{ id: "E4", what: `first byte of that download, p95 of ${OPENINGS}`, limit: "", goal: "<= 100 ms" },
      measured: ms(quantile(firstByte, 0.95)),
    },
    line("COPY text to a file", Math.min(...plain), ">= 2"),
    line("COPY text, then gzip -1", Math.min(...packed), ">= 5"),
  ];
}

async function wall(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();

  return performance.now() - start;
}
