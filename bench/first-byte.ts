import type { Context } from "@/lib/services/context";
import { openReleaseArchive } from "@/lib/services/releases/open-release-archive";
import { openReleaseFile } from "@/lib/services/releases/open-release-file";
import { type Figure, ms, quantile, timings } from "./figure";

const OPENINGS = 40;

/** E4 of downloads: from asking for the largest file of a release, and for all of them as an archive, to the first of it. */
export async function benchFirstByte(ctx: Context, { id }: { readonly id: string }): Promise<Figure[]> {
  const release = await ctx.db.release.findUniqueOrThrow({ where: { extId: id }, select: { files: true } });
  const [largest] = release.files.toSorted((a, b) => Number(b.bytes - a.bytes));
  if (largest === undefined) throw new Error("The release has no file.");
  const last = Number(largest.bytes) - 1;

  const ofFile = await timings(OPENINGS, async () =>
    first((await openReleaseFile(ctx, { id, name: largest.name })).read({ first: 0, last })),
  );
  const ofArchive = await timings(OPENINGS, async () => first((await openReleaseArchive(ctx, { id })).bytes));
  const figure = (what: string, samples: readonly number[]): Figure => ({
    ...{ id: "E4", what: `first byte of ${what}, p95 of ${OPENINGS}`, limit: "", goal: "<= 100 ms" },
    measured: ms(quantile(samples, 0.95)),
  });

  return [
    figure(`a file of a release, ${(Number(largest.bytes) / 1e6).toFixed(0)} MB`, ofFile),
    figure("all its files as an archive", ofArchive),
  ];
}

/** Reads the beginning, and lets the rest go. */
async function first(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of bytes) break;
}
