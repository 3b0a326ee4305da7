import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { DerivedRow } from "./derive-batch";
import { whyRepeated } from "./reject-repeats";
import type { SeenLines, WantedLine } from "./seen-lines";
import type { BatchToWrite, WriteTarget } from "./write-batch";

/** New rows whose source id their run already holds with another body, by position in the batch. */
export interface Conflicts {
  /** Of another file: both are kept, the newer one is noted. */
  readonly noted: ReadonlySet<number>;
  /** Of the same file, where its source says that the first line wins: the later one is rejected. */
  readonly repeated: ReadonlySet<number>;
}

const NONE: Conflicts = { noted: new Set(), repeated: new Set() };

interface NamedRow extends WantedLine {
  readonly row: DerivedRow;
  readonly key: string;
}

/**
 * Looks for the source ids of a batch in the database and earlier in the batch. Which line of a file is the first its own
 * lines decide, also those that are left out because the corpus holds them.
 *
 * @param runs - ids of the runs of the new rows, by position
 */
export async function findConflicts(
  { writer: session, seenLines }: { readonly writer: CopySession; readonly seenLines: SeenLines },
  target: WriteTarget,
  batch: BatchToWrite,
  runs: readonly (number | undefined)[],
): Promise<Conflicts> {
  const named = batch.derived.rows.flatMap((row, position): NamedRow[] => {
    const run = runs[position];
    if (row.sourceId === undefined || run === undefined) return [];
    const { sourceId, rollout = null } = row;
    const index = batch.raw.records[row.record]?.index ?? 0;
    const namesRun = batch.derived.runs[row.run]?.key !== undefined;

    return [{ position, row, key: identity(run, sourceId, rollout), ...{ index, run, namesRun, sourceId, rollout } }];
  });
  if (named.length === 0) return NONE;

  const known = await knownIds(session, target.corpusId, named);
  const behind = target.keepsFirst ? await seenLines.repeated(session, target.fileId, named) : new Set<number>();
  const seen = new Set<string>();
  const noted = new Set<number>();
  const repeated = new Set<number>();

  for (const { position, row, key } of named) {
    const files = known.get(key) ?? [];
    const isOfFile = seen.has(key) || files.includes(target.originFileId);
    if (target.keepsFirst && (isOfFile || behind.has(position) || wasRepeat(batch, row))) repeated.add(position);
    else if (isOfFile || files.length > 0) noted.add(position);
    seen.add(key);
  }

  return { noted, repeated };
}

/** A retry does not read the other lines of the file: what was a repeat of one by this id still is. */
function wasRepeat({ raw, reasons }: BatchToWrite, { record, sourceId }: DerivedRow): boolean {
  return reasons !== undefined && sourceId !== undefined && reasons[record] === whyRepeated(raw, record, sourceId);
}

/** Files of the stored rows, by identity; a row of an older version knows no file. */
async function knownIds(
  session: CopySession,
  corpusId: number,
  named: readonly NamedRow[],
): Promise<ReadonlyMap<string, readonly (number | null)[]>> {
  const found = await session.query(
    z.object({ run_id: z.int(), source_id: z.string(), rollout: z.int().nullable(), file_id: z.int().nullable() }),
    `select t.run_id, t.source_id, t.rollout, t.file_id from trajectory t
     join (select distinct * from unnest($2::int[], $3::text[]) as w (run_id, source_id)) w
       on w.run_id = t.run_id and w.source_id = t.source_id
     where t.corpus_id = $1`,
    [corpusId, named.map(({ run }) => run), named.map(({ sourceId }) => sourceId)],
  );
  const known = new Map<string, (number | null)[]>();
  for (const { run_id, source_id, rollout, file_id } of found) {
    const key = identity(run_id, source_id, rollout);
    known.set(key, [...(known.get(key) ?? []), file_id]);
  }

  return known;
}

function identity(run: number, sourceId: string, rollout: number | null): string {
  return JSON.stringify([run, sourceId, rollout]);
}
