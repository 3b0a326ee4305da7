import { createHash } from "node:crypto";
import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { DerivedRow } from "./derive-batch";
import { bytesAt } from "./raw-batch";
import type { BatchToWrite, WriteTarget } from "./write-batch";
import type { RowIds } from "./write-spans";

/** New rows whose source id their run already holds with another body, by position in the batch. */
export interface Conflicts {
  /** Of another file: both are kept, the newer one is noted. */
  readonly noted: ReadonlySet<number>;
  /** Of the same file, where its source says that the first line wins: the later one is rejected. */
  readonly repeated: ReadonlySet<number>;
}

const NONE: Conflicts = { noted: new Set(), repeated: new Set() };

interface NamedRow {
  readonly position: number;
  readonly row: DerivedRow;
  readonly key: string;
}

/** Looks for the source ids of a batch in the database and earlier in the batch. */
export async function findConflicts(
  session: CopySession,
  target: WriteTarget,
  batch: BatchToWrite,
  ids: readonly (RowIds | undefined)[],
): Promise<Conflicts> {
  const named = batch.derived.rows.flatMap((row, position): NamedRow[] => {
    const run = ids[position]?.run;
    if (row.sourceId === undefined || run === undefined) return [];

    return [{ position, row, key: identity(run, row.sourceId, row.rollout ?? null) }];
  });
  if (named.length === 0) return NONE;

  const known = await knownIds(session, target.corpusId, named, ids);
  const lost = target.keepsFirst ? await lostBefore(session, batch, named, known) : new Set<number>();
  const seen = new Set<string>();
  const noted = new Set<number>();
  const repeated = new Set<number>();

  for (const { position, key } of named) {
    const files = known.get(key) ?? [];
    const isOfFile = seen.has(key) || files.includes(target.originFileId);
    if (target.keepsFirst && (isOfFile || lost.has(position))) repeated.add(position);
    else if (isOfFile || files.length > 0) noted.add(position);
    seen.add(key);
  }

  return { noted, repeated };
}

/** Files of the stored rows, by identity; a row of an older version knows no file. */
async function knownIds(
  session: CopySession,
  corpusId: number,
  named: readonly NamedRow[],
  ids: readonly (RowIds | undefined)[],
): Promise<ReadonlyMap<string, readonly (number | null)[]>> {
  const found = await session.query(
    z.object({ run_id: z.int(), source_id: z.string(), rollout: z.int().nullable(), file_id: z.int().nullable() }),
    `select t.run_id, t.source_id, t.rollout, t.file_id from trajectory t
     join (select distinct * from unnest($2::int[], $3::text[]) as w (run_id, source_id)) w
       on w.run_id = t.run_id and w.source_id = t.source_id
     where t.corpus_id = $1`,
    [corpusId, named.map(({ position }) => ids[position]?.run), named.map(({ row }) => row.sourceId)],
  );
  const known = new Map<string, (number | null)[]>();
  for (const { run_id, source_id, rollout, file_id } of found) {
    const key = identity(run_id, source_id, rollout);
    known.set(key, [...(known.get(key) ?? []), file_id]);
  }

  return known;
}

const Lost = z.object({ file_id: z.int(), raw: z.instanceof(Uint8Array) });

/** Rows that lost to an earlier line when the same file was imported before: they lose again. */
async function lostBefore(
  session: CopySession,
  { raw }: BatchToWrite,
  named: readonly NamedRow[],
  known: ReadonlyMap<string, readonly (number | null)[]>,
): Promise<ReadonlySet<number>> {
  const suspects = named.filter(({ key }) => known.has(key));
  const files = [...new Set(suspects.flatMap(({ key }) => known.get(key) ?? []))].filter((file) => file !== null);
  if (files.length === 0) return new Set();

  const bodies = suspects.map(({ row }) => bytesAt(raw, row.record));
  const lost = await session.query(
    Lost,
    "select file_id, raw from rejected_row where file_id = any($1::int[]) and raw_hash = any($2::uuid[])",
    [files, bodies.map(md5)],
  );
  const texts = new Set(lost.map((row) => `${row.file_id}:${latin1(row.raw)}`));

  return new Set(
    suspects.flatMap(({ position, key }, at) => {
      const body = latin1(bodies[at] ?? new Uint8Array());

      return (known.get(key) ?? []).some((file) => texts.has(`${file}:${body}`)) ? [position] : [];
    }),
  );
}

/** By this the table finds a record; its bytes decide. */
function md5(bytes: Uint8Array): string {
  return createHash("md5").update(bytes).digest("hex");
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
}

function identity(run: number, sourceId: string, rollout: number | null): string {
  return JSON.stringify([run, sourceId, rollout]);
}
