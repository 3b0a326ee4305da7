import { openSource, SourceBroken } from "@/lib/services/imports/open-source";
import { type RatingMistake, type ReadRatings, readRatings } from "@/lib/stats/read-ratings";
import { isScale, type ScaleOptions, scaleOf } from "@/lib/stats/value-scale";
import { plain } from "./classification-table";

/** What came of a ratings file: its ratings, or every mistake; a mistake without a line is about the whole file. */
export type RatingsFile = Extract<ReadRatings, { kind: "read" }> | RefusedFile;

export interface RefusedFile {
  readonly kind: "refused";
  readonly mistakes: readonly (Pick<RatingMistake, "reason"> & { readonly line: number | undefined })[];
}

const MOST_MISTAKES = 20;

// The text of a file is one string, and half a gigabyte is the longest that Node can hold.
const MOST_BYTES = 256 * 1024 * 1024;

/** Reads a ratings file whose values have to fit a level. Never throws for what is in the file. */
export async function readRatingsFile(path: string, scale: ScaleOptions): Promise<RatingsFile> {
  const bytes = await readAll(path).catch((error: unknown) => {
    if (error instanceof SourceBroken) return error.message;
    throw error;
  });
  if (typeof bytes === "string") return { kind: "refused", mistakes: [{ line: undefined, reason: bytes }] };

  const file = readRatings(bytes);
  if (file.kind === "mistaken") return { kind: "refused", mistakes: file.mistakes };

  const found = scaleOf(
    file.ratings.map(({ value }) => value),
    scale,
  );
  if (isScale(found)) return file;

  const firstLines = new Map<string, number>();
  for (const { line, value } of file.ratings) {
    if (found.strays.has(value) && !firstLines.has(value)) firstLines.set(value, line);
  }
  return {
    kind: "refused",
    mistakes: [...firstLines].map(([value, line]) => ({ line, reason: `${found.why(value)}${ADVICE[found.kind]}` })),
  };
}

const ADVICE = {
  unordered: " Name all values from the lowest to the highest with --order, or leave out --level ordinal.",
  too_many: "",
} as const;

/** The first mistakes of a file, a line each, and how many more there are. */
export function mistakesText(path: string, { mistakes }: RefusedFile): string {
  const lines = mistakes
    .slice(0, MOST_MISTAKES)
    .map(({ line, reason }) => `${plain(path)}${line === undefined ? "" : `, line ${line}`}: ${plain(reason)}`);
  const more = mistakes.length - lines.length;
  if (more > 0) lines.push(`${plain(path)}: ${more.toLocaleString("en")} more ${more === 1 ? "mistake" : "mistakes"}.`);

  return `${lines.join("\n")}\n`;
}

async function readAll(path: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of (await openSource(path)).read().chunks) {
    parts.push(part);
    sizeBytes += part.length;
    if (sizeBytes > MOST_BYTES) throw new SourceBroken("The file holds more than 256 MB of text. Split it.");
  }

  return Buffer.concat(parts);
}
