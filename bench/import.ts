import type { Context } from "@/lib/services/context";
import { copyText } from "./copy-text";
import { type Figure, rate } from "./figure";
import { importFile } from "./run-one-import";

const ROUNDS = 3;

/** I1, I4, I5: a fresh import, the same again, and the peak memory of the process with its threads. */
export async function benchImport(
  ctx: Context,
  databaseUrl: string,
  source: { readonly path: string; readonly sizeBytes: number },
): Promise<Figure[]> {
  const baseline: number[] = [];
  const fresh: number[] = [];
  const again: number[] = [];
  let peakBytes = 0;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 50);

  for (let round = 0; round < ROUNDS; round += 1) {
    baseline.push(await copyText(databaseUrl, source.path));
    const corpus = `Bench import ${round}`;
    fresh.push(await wall(() => importFile(ctx, databaseUrl, { path: source.path, corpus })));
    again.push(await wall(() => importFile(ctx, databaseUrl, { path: source.path, corpus })));
  }
  clearInterval(watch);

  const copy = Math.min(...baseline);
  const line = (id: string, what: string, elapsedMs: number, goal: string): Figure => ({
    id,
    what: `${what}, ${(source.sizeBytes / 1e6).toFixed(0)} MB, best of ${ROUNDS} interleaved`,
    measured: rate(source.sizeBytes, elapsedMs),
    limit: `COPY text: ${rate(source.sizeBytes, copy)}`,
    ratio: copy / elapsedMs,
    goal,
  });

  return [
    line("I1", "import into a new corpus, committed", Math.min(...fresh), ">= 1.2"),
    line("I4", "the same file again, all duplicates", Math.min(...again), ">= 1.4"),
    {
      id: "I5",
      what: "peak resident memory of the importing process with its threads",
      measured: `${(peakBytes / 1e6).toFixed(0)} MB`,
      limit: "",
      goal: "<= 800 MB",
    },
  ];
}

async function wall(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();

  return performance.now() - start;
}
