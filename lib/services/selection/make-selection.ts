import * as z from "zod";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { needSketches } from "@/lib/services/filter-lab/lab-input";
import { loadFacts } from "@/lib/services/filter-lab/load-facts";
import { labelsByPlace } from "@/lib/services/filter-lab/open-scene";
import { readLabels } from "@/lib/services/filter-lab/read-lab-rows";
import { betweenLabels } from "@/lib/services/labels/between-labels";
import { runTask } from "@/lib/services/threads/run-task";
import { writeSelection } from "./write-selection";

interface Making {
  readonly databaseUrl: string;
  readonly corpusId: number;
  /** How many of how many are written; what it throws leaves the selection as it was. */
  readonly onWritten: (written: number, total: number) => Promise<void>;
}

const EventRow = z.object({ event: z.bigint() });

const BasisRow = z.object({
  thresholds: FilterThresholds,
  versionId: z.int(),
  wanted: z.int(),
  to: z.bigint(),
  event: z.bigint(),
});

/**
 * Runs the pipeline of the active version over every trajectory of a corpus and keeps where each leaves it. Readers see
 * the selection before or the whole new one. What changes meanwhile leaves it behind, and is seen so by the next look.
 *
 * @returns how many trajectories are kept, of how many
 */
export async function makeSelection(
  db: Db,
  { databaseUrl, corpusId, onWritten }: Making,
): Promise<{ readonly kept: number; readonly of: number }> {
  const basis = await readBasis(db, corpusId);
  const withSketches = needSketches([basis.thresholds]);
  const { table } = await loadFacts({ databaseUrl, corpusId, withSketches });
  const labels = labelsByPlace(table, await readLabels({ db }, corpusId));
  await onWritten(0, table.size);
  // In a thread, so that the worker goes on saying that it lives.
  const result = await runTask("select", { table, labels, thresholds: basis.thresholds });
  const kept = await writeSelection({ databaseUrl, corpusId, onWritten, basis, table, result });

  return { kept, of: table.size };
}

/** Read before the facts and labels: what comes in between is then seen as newer, and so is being wanted anew. */
async function readBasis(db: Db, corpusId: number): Promise<z.infer<typeof BasisRow>> {
  const event = await lastEvent(db);
  const [basis] = await queryRows(
    db,
    BasisRow,
    sql`select v.thresholds, v.id as "versionId", c.selection_wanted as wanted,
          coalesce((select max(t.id) from trajectory t where t.corpus_id = c.id), 0) as "to",
          ${event}::bigint as event
        from corpus c join filter_version v on v.id = c.filter_version_id where c.id = ${corpusId}`,
  );
  if (!basis) throw new Error("The corpus of this selection is gone.");

  return basis;
}

/**
 * The last label of all, read while nobody is writing one: a label that is not committed yet may have a lower id than one
 * that is, and would then count as known though nothing read it. Nothing else is read meanwhile.
 */
async function lastEvent(db: Db): Promise<bigint> {
  return betweenLabels(db, {
    read: async (still) => {
      const [row] = await queryRows(still, EventRow, sql`select coalesce(max(id), 0) as event from label_event`);

      return row?.event ?? 0n;
    },
  });
}
