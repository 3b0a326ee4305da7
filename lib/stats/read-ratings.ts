import { type CsvRow, cutCsv } from "./cut-csv";
import { decodeText } from "./decode-text";
import type { Rating } from "./rating";
import { type RatingColumns, ratingColumns } from "./rating-columns";

/** A rating and the line of the file on which it stands. */
export interface LinedRating extends Rating {
  readonly line: number;
}

export interface RatingMistake {
  readonly line: number;
  readonly reason: string;
}

/** A file of ratings, or what is wrong with it. */
export type ReadRatings =
  | {
      readonly kind: "read";
      readonly ratings: readonly LinedRating[];
      /** The cluster of each item for which the file names one. */
      readonly clusters: ReadonlyMap<string, string>;
      readonly ignoredColumns: readonly string[];
    }
  | { readonly kind: "mistaken"; readonly mistakes: readonly RatingMistake[] };

/**
 * Reads ratings in long form: CSV with the columns item, rater and value, and cluster where the items have one. An
 * empty rater is a rater without an id. One mistake spoils the file: figures about a part of it would mislead.
 *
 * @returns all mistakes, in the order of their lines
 */
export function readRatings(bytes: Uint8Array): ReadRatings {
  const decoded = decodeText(bytes);
  if (decoded.kind === "broken") return mistaken([decoded]);

  const rows = cutCsv(decoded.text);
  const header = rows.next();
  if (header.done === true) return mistaken([{ line: 1, reason: "The file is empty." }]);
  const { line } = header.value;
  if (header.value.kind === "broken") return mistaken([header.value]);

  const found = ratingColumns(header.value.fields);
  if (found.kind === "mistaken") return mistaken(found.reasons.map((reason) => ({ line, reason })));

  const collected = collect(rows, found.columns);
  if (collected.mistakes.length > 0) return mistaken(collected.mistakes);
  if (collected.ratings.length === 0) return mistaken([{ line, reason: "There is no rating under the header." }]);

  const { ratings, clusters } = collected;
  return { kind: "read", ratings, clusters, ignoredColumns: found.columns.ignored };
}

function mistaken(mistakes: readonly RatingMistake[]): ReadRatings {
  return { kind: "mistaken", mistakes: mistakes.map(({ line, reason }) => ({ line, reason })) };
}

interface Seen {
  readonly raters: Map<string, number>;
  cluster: { readonly name: string; readonly line: number } | undefined;
}

function collect(rows: Iterable<CsvRow>, columns: RatingColumns) {
  const ratings: LinedRating[] = [];
  const mistakes: RatingMistake[] = [];
  const items = new Map<string, Seen>();

  for (const row of rows) {
    const { line } = row;
    const refuse = (reason: string) => mistakes.push({ line, reason });
    if (row.kind === "broken") {
      refuse(row.reason);
      continue;
    }
    const { fields } = row;
    if (fields.length !== columns.count) {
      refuse(`There are ${fields.length} fields and ${columns.count} columns. A field with a comma stands in quotes.`);
      continue;
    }

    const item = fields[columns.item] ?? "";
    const rater = fields[columns.rater] ?? "";
    const value = fields[columns.value] ?? "";
    const cluster = columns.cluster === undefined ? "" : (fields[columns.cluster] ?? "");
    if (item === "") refuse("The item is empty.");
    if (value === "") refuse("The value is empty. Leave the line out when the item was not rated.");
    if (item === "" || value === "") continue;

    const seen = items.get(item) ?? { raters: new Map(), cluster: undefined };
    items.set(item, seen);
    for (const reason of conflicts(seen, { item, rater, cluster })) refuse(reason);
    if (rater !== "") seen.raters.set(rater, seen.raters.get(rater) ?? line);
    if (cluster !== "") seen.cluster ??= { name: cluster, line };
    ratings.push({ item, rater: rater === "" ? undefined : rater, value, line });
  }

  const clusters = new Map(
    [...items].flatMap(([item, { cluster }]) => (cluster === undefined ? [] : [[item, cluster.name] as const])),
  );
  return { ratings, mistakes, clusters };
}

function* conflicts(
  seen: Seen,
  { item, rater, cluster }: { readonly item: string; readonly rater: string; readonly cluster: string },
): Generator<string> {
  const earlier = rater === "" ? undefined : seen.raters.get(rater);
  if (earlier !== undefined) {
    yield `The rater “${rater}” has already rated the item “${item}”, in line ${earlier}. Keep one of the two lines.`;
  }
  if (cluster !== "" && seen.cluster !== undefined && seen.cluster.name !== cluster) {
    yield `The item “${item}” is of the cluster “${cluster}” here and of “${seen.cluster.name}” in line ${seen.cluster.line}.`;
  }
}
