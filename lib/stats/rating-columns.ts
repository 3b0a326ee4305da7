export const RATING_COLUMNS = ["item", "rater", "value"] as const;
export const CLUSTER_COLUMN = "cluster";

/** Where the columns of a ratings file stand, counted from 0. */
export interface RatingColumns {
  readonly count: number;
  readonly item: number;
  readonly rater: number;
  readonly value: number;
  readonly cluster: number | undefined;
  /** Names of the columns that hold nothing for us. */
  readonly ignored: readonly string[];
}

/**
 * Reads the header of a ratings file. Names count in any order and in any case.
 *
 * @returns the columns, or a sentence about each mistake
 */
export function ratingColumns(
  header: readonly string[],
):
  | { readonly kind: "columns"; readonly columns: RatingColumns }
  | { readonly kind: "mistaken"; readonly reasons: readonly string[] } {
  const names = header.map((name) => name.trim().toLowerCase());
  const known: readonly string[] = [...RATING_COLUMNS, CLUSTER_COLUMN];
  const missing = RATING_COLUMNS.filter((name) => !names.includes(name));
  const repeated = known.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (missing.length > 0 || repeated.length > 0) {
    return {
      kind: "mistaken",
      reasons: [
        ...missing.map(
          (name) =>
            `The header has no column “${name}”; it must name item, rater and value. It reads “${header.join(",")}”.`,
        ),
        ...repeated.map((name) => `The header names the column “${name}” twice.`),
      ],
    };
  }

  const cluster = names.indexOf(CLUSTER_COLUMN);
  return {
    kind: "columns",
    columns: {
      count: header.length,
      item: names.indexOf("item"),
      rater: names.indexOf("rater"),
      value: names.indexOf("value"),
      cluster: cluster === -1 ? undefined : cluster,
      ignored: header.filter((_, at) => !known.includes(names[at] ?? "")),
    },
  };
}
