import type { RELEASE_FORMATS } from "@/lib/contract/releases";
import type { Preset } from "@/lib/exporters/descriptions";
import type { ReleaseFile } from "./release-manifest";
import type { ReleaseProblem, ReleaseRow } from "./release-row";

export interface ReleaseFilesOptions {
  /** Where data/ and audit/ are made; a draft of `placeFolder`. */
  readonly folder: string;
  readonly preset: Preset;
  readonly formats: readonly (typeof RELEASE_FORMATS)[number][];
  /** Uncompressed bytes of rows from which a file is followed by another. */
  readonly shardBytes: number;
  /** Every problem of the split's pools, shipped or not: what the guards are checked by without a database. */
  readonly problems: readonly ReleaseProblem[];
}

/**
 * Writes the rows of a release in every format asked for, and what can be checked of them. Memory does not grow with the
 * rows.
 *
 * @returns the files in the order of their names
 */
export type WriteReleaseFiles = (
  options: ReleaseFilesOptions,
  rows: AsyncIterable<ReleaseRow>,
  /** Rows done. What it throws stops the writing. */
  onProgress: (done: number) => Promise<void>,
) => Promise<readonly ReleaseFile[]>;
