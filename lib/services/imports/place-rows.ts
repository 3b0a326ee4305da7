import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { Dimensions } from "./dimensions";
import { type Conflicts, findConflicts } from "./find-conflicts";
import type { SeenLines } from "./seen-lines";
import type { BatchToWrite, WriteTarget } from "./write-batch";
import type { RowIds } from "./write-spans";

/** What of a writing session the rows of a batch are placed by. */
export interface RowWriter {
  readonly writer: CopySession;
  readonly dimensions: Dimensions;
  readonly seenLines: SeenLines;
}

interface PlacedRows extends Conflicts {
  /** By position in the batch; undefined of rows that are not written. */
  readonly ids: readonly (RowIds | undefined)[];
}

/**
 * Gives new rows their ids. A row that loses to an earlier one of its file is a rejected record, which says nothing of
 * problems and runs: those are made and filled in by the others alone.
 *
 * @param rows - positions of the new rows
 */
export async function placeRows(
  by: RowWriter,
  target: WriteTarget,
  batch: BatchToWrite,
  rows: readonly number[],
): Promise<PlacedRows> {
  if (rows.length === 0) return { ids: [], noted: new Set(), repeated: new Set() };
  if (target.keepsFirst) await by.writer.query(z.object({}), "savepoint runs_of_rejected", []);
  const runs = await runsOf(by, target, batch, rows);
  const conflicts = await findConflicts(by, target, batch, runs);
  if (conflicts.repeated.size === 0) return { ...conflicts, ids: await idsOf(by, target, batch, rows, runs) };

  // Only its run tells that a row loses, so the runs of all are looked up first.
  await by.writer.query(z.object({}), "rollback to savepoint runs_of_rejected", []);
  by.dimensions.begin();
  const kept = rows.filter((position) => !conflicts.repeated.has(position));

  return { ...conflicts, ids: await idsOf(by, target, batch, kept, await runsOf(by, target, batch, kept)) };
}

/** Ids of the runs of some rows, by position. */
async function runsOf(
  { writer, dimensions }: RowWriter,
  target: WriteTarget,
  { derived }: BatchToWrite,
  rows: readonly number[],
): Promise<readonly (number | undefined)[]> {
  const wanted = new Set(rows.flatMap((position) => derived.rows[position]?.run ?? []));
  const places = [...wanted];
  const found = await dimensions.runIds(
    writer,
    target,
    places.flatMap((place) => derived.runs[place] ?? []),
  );
  const ids = new Map(places.map((place, at) => [place, found[at]]));
  const runs = Array.from<number | undefined>({ length: derived.rows.length });
  for (const position of rows) runs[position] = ids.get(derived.rows[position]?.run ?? -1);

  return runs;
}

async function idsOf(
  { writer, dimensions }: RowWriter,
  target: WriteTarget,
  { derived }: BatchToWrite,
  rows: readonly number[],
  runs: readonly (number | undefined)[],
): Promise<readonly (RowIds | undefined)[]> {
  const ids = Array.from<RowIds | undefined>({ length: derived.rows.length });
  if (rows.length === 0) return ids;

  const places = [...new Set(rows.flatMap((position) => derived.rows[position]?.problem ?? []))];
  const found = await dimensions.problemIds(
    writer,
    target,
    places.flatMap((place) => derived.problems[place] ?? []),
  );
  const problems = new Map(places.map((place, at) => [place, found[at]]));
  const reserved = await writer.query(
    z.object({ id: z.string() }),
    "select nextval('trajectory_id_seq')::text as id from generate_series(1, $1::int)",
    [rows.length],
  );
  for (const [at, position] of rows.entries()) {
    const problem = problems.get(derived.rows[position]?.problem ?? -1) ?? 0;
    ids[position] = { trajectory: BigInt(reserved[at]?.id ?? 0), problem, run: runs[position] ?? 0 };
  }

  return ids;
}
