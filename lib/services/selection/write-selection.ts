import * as z from "zod";
import { CopyEncoder } from "@/lib/db/copy-encoder";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import { LEAVING } from "@/lib/domain/pipeline";
import type { FactTable } from "@/lib/filter/lab/fact-table";
import type { PipelineResult } from "@/lib/filter/lab/pipeline-result";

/** What a selection is made of. */
interface Basis {
  readonly versionId: number;
  /** How often it had been wanted anew. */
  readonly wanted: number;
  readonly to: bigint;
  readonly event: bigint;
}

interface Selected {
  readonly databaseUrl: string;
  readonly corpusId: number;
  readonly basis: Basis;
  readonly table: FactTable;
  readonly result: PipelineResult;
  readonly onWritten: (written: number, total: number) => Promise<void>;
}

/** Rows of one statement: about a quarter of a second each. */
const BATCH_ROWS = 20_000;
const TARGET = {
  table: "selected_now",
  columns: ["trajectory_id", "stage", "rank", "representative_id", "similarity"],
} as const;
const None = z.object({});

/**
 * Puts a selection in place of the one before, in one transaction. Most rows are as they were and are not written again.
 * It is of no version where it was wanted anew meanwhile.
 *
 * @returns how many are kept
 */
export async function writeSelection({ databaseUrl, corpusId, ...given }: Selected): Promise<number> {
  const { table, result, basis, onWritten } = given;
  const session = await openCopySession(databaseUrl);

  try {
    return await session.transaction(async () => {
      await session.query(
        None,
        `create temp table selected_now (trajectory_id bigint primary key, stage text not null, rank real not null,
          representative_id bigint, similarity real) on commit drop`,
        [],
      );
      await session.copy(TARGET, encoded(table, result));
      for (let from = 0; from < table.size; from += BATCH_ROWS) {
        const to = Math.min(table.size, from + BATCH_ROWS);
        await mergeRows(session, corpusId, { low: table.ids[from] ?? 0, high: table.ids[to - 1] ?? 0 });
        await onWritten(to, table.size);
      }
      await session.query(
        None,
        `delete from selection s where s.corpus_id = $1
          and not exists (select from selected_now n where n.trajectory_id = s.trajectory_id)`,
        [corpusId],
      );
      await session.query(
        None,
        `update corpus set selected_at = now(), selected_to = $2, selected_event = $3,
          selected_version_id = case when selection_wanted = $4 then $5::integer end where id = $1`,
        [corpusId, String(basis.to), String(basis.event), basis.wanted, basis.versionId],
      );

      return countKept(result);
    });
  } finally {
    await session.close();
  }
}

async function mergeRows(
  session: CopySession,
  corpusId: number,
  { low, high }: { readonly low: number; readonly high: number },
): Promise<void> {
  await session.query(
    None,
    `insert into selection as s (corpus_id, trajectory_id, stage, rank, representative_id, similarity)
      select $1, n.trajectory_id, n.stage, n.rank, n.representative_id, n.similarity
      from selected_now n where n.trajectory_id between $2 and $3
      on conflict (corpus_id, trajectory_id) do update set stage = excluded.stage, rank = excluded.rank,
        representative_id = excluded.representative_id, similarity = excluded.similarity
        where (s.stage, s.rank, s.representative_id, s.similarity)
          is distinct from (excluded.stage, excluded.rank, excluded.representative_id, excluded.similarity)`,
    [corpusId, low, high],
  );
}

function* encoded(
  { size, ids }: FactTable,
  { leaving, rank, representative, similarity }: PipelineResult,
): Generator<Uint8Array> {
  for (let from = 0; from < size; from += BATCH_ROWS) {
    const to = new CopyEncoder();
    for (let row = from; row < Math.min(size, from + BATCH_ROWS); row++) {
      const first = representative[row] ?? -1;
      to.tuple(TARGET.columns.length);
      to.int8(ids[row]);
      to.text(LEAVING[leaving[row] ?? -1]);
      to.float4(rank[row]);
      to.int8(first < 0 ? undefined : ids[first]);
      to.float4(first < 0 ? undefined : similarity[row]);
    }
    yield to.finish();
  }
}

function countKept({ leaving }: PipelineResult): number {
  const kept = LEAVING.indexOf("kept");

  return leaving.reduce((count, place) => count + (place === kept ? 1 : 0), 0);
}
