/** One measured figure beside the limit it is compared with, taken in the same run. */
export interface Figure {
  /** Name of the goal in bench/README.md, such as "I1". */
  readonly id: string;
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  /** Measured against the limit; undefined where the figure stands alone. */
  readonly ratio?: number;
  readonly goal: string;
}

/** Figures as a table for people. */
export function printFigures(figures: readonly Figure[]): string {
  const head = ["", "what", "measured", "baseline in this run", "ratio", "goal"];
  const rows = figures.map((figure) => [
    figure.id,
    figure.what,
    figure.measured,
    figure.limit,
    figure.ratio === undefined ? "" : figure.ratio.toFixed(2),
    figure.goal,
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));

  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}

/** The value below which `share` of the sorted-or-not samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);

  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Wall milliseconds of each of `times` runs, one after another. */
export async function timings(times: number, run: (index: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    await run(index);
    samples.push(performance.now() - start);
  }

  return samples;
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const rate = (bytes: number, elapsedMs: number): string => `${(bytes / 1000 / elapsedMs).toFixed(0)} MB/s`;
