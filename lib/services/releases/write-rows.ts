import { EXPORTERS } from "@/lib/exporters";
import type { Exporter } from "@/lib/exporters/exporter";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import type { SparseMember } from "@/lib/release/parquet/parquet-shape";
import type { ReleaseFile } from "@/lib/release/release-manifest";
import type { ReleaseProblem } from "@/lib/release/release-row";
import { writeReleaseFiles } from "@/lib/release/write/write-release-files";
import type { Context } from "@/lib/services/context";
import { keyedNames, type Names, PLAIN_NAMES } from "@/lib/services/exports/pseudonyms";
import type { ReleaseOutcomes } from "./frozen-facts";
import type { RowPlaces } from "./read-release-members";
import type { ReleaseCounts } from "./release-counts";
import type { OpenRelease } from "./release-fields";
import { releaseRows } from "./release-rows";

interface Writing {
  /** Where the files are made; a draft of `placeFolder`. */
  readonly draft: string;
  readonly counts: ReleaseCounts;
  readonly problems: readonly ReleaseProblem[];
  readonly problemLines?: AsyncIterable<Uint8Array>;
  /** Undefined where the rows say nothing of it. */
  readonly places: RowPlaces | undefined;
  /** Absent: as they were frozen. */
  readonly outcomes?: ReleaseOutcomes;
  /** Absent: the first row of each Parquet file decides. */
  readonly sparseColumns?: readonly SparseMember[];
  /** Members done. What it throws stops the writing. */
  readonly onMember: (done: number) => Promise<void>;
}

/** Writes the rows of a release's frozen members, and what is checked of them. */
export async function writeRows(
  ctx: Context,
  { row, recipe }: OpenRelease,
  { draft, counts, onMember, places, outcomes = "frozen", ...written }: Writing,
): Promise<{ readonly files: readonly ReleaseFile[]; readonly names: Names }> {
  const exporter: Exporter = EXPORTERS[recipe.preset];
  const names = recipe.options["keys"] === "pseudonyms" ? await keyedNames(ctx.home) : PLAIN_NAMES;
  const rows = releaseRows(ctx.db, {
    release: { id: row.id, corpusId: row.corpusId, filterHash: row.filterVersion.hash, places, outcomes },
    exporter,
    context: { settings: recipe.options, countTokens: exporter.countsTokens ? await loadTokenCounter() : noTokens },
    names,
    counts,
    onMember,
  });
  const options = { folder: draft, formats: recipe.formats, shardBytes: recipe.shardBytes, ...written };

  return { files: await writeReleaseFiles(options, rows, async () => undefined), names };
}

function noTokens(): number {
  throw new Error("This preset counts no tokens.");
}
