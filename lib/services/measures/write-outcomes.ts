import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { type Outcome, UNSCORED } from "@/lib/domain/outcome";
import type { FactRow } from "@/lib/services/exports/stored-trajectory";
import { packAxes } from "@/lib/services/imports/pack-columns";
import { wantSelection } from "./want-selection";

/** An outcome that the rules made, or took back. */
export interface RuledRow {
  readonly id: string;
  readonly level: Outcome["level"];
  readonly rule: number | null;
  readonly axes: number;
  readonly by: FactRow["outcome_by"];
  /** As it is stored already. */
  readonly isSame: boolean;
}

/** Whether the outcome is one that the source gave. */
export function isGiven({ outcome, outcome_by }: Pick<FactRow, "outcome" | "outcome_by">): boolean {
  return outcome_by === "source" && outcome !== "unscored";
}

/** The columns of an outcome by the rules; without one the trajectory is as its source left it. */
export function ruledRow(facts: FactRow, outcome: Outcome | undefined): RuledRow {
  const { level, rule, axes } = outcome ?? UNSCORED;
  const by = outcome === undefined ? "source" : "rules";
  const row = { level, rule: rule === undefined ? null : Math.fround(rule), axes: packAxes(axes), by } as const;
  // The column is of single precision and comes back as a decimal number of its few digits.
  const stored = facts.rule === null ? null : Math.fround(facts.rule);
  const isSame =
    row.level === facts.outcome && row.rule === stored && row.axes === facts.axes && row.by === facts.outcome_by;

  return { id: facts.key, ...row, isSame };
}

const ChangedRow = z.object({ id: z.bigint() });

/**
 * Writes the outcomes that are other than what is stored.
 *
 * @returns the trajectories that have another one now
 */
export async function writeOutcomes(
  tx: DbOrTransaction,
  corpusId: number,
  rows: readonly RuledRow[],
): Promise<readonly bigint[]> {
  const changed = rows.filter(({ isSame }) => !isSame);
  if (changed.length === 0) return [];

  // In the order of the ids, as whoever decides rows again locks them.
  await queryRows(
    tx,
    ChangedRow,
    sql`select t.id from trajectory t where t.corpus_id = ${corpusId}
          and t.id = any(${changed.map(({ id }) => id)}::bigint[]) order by t.id for no key update of t`,
  );
  const written = await queryRows(
    tx,
    ChangedRow,
    sql`update trajectory t set outcome = g.level, rule = g.rule, axes = g.axes, outcome_by = g.by
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as g(id bigint, level text, rule real, axes int, by text)
        where t.corpus_id = ${corpusId} and t.id = g.id returning t.id`,
  );

  return written.map(({ id }) => id);
}

/** What rests on outcomes that are other now: the counts of their runs, and the pipeline. */
export async function markOutcomes(tx: DbOrTransaction, corpusId: number, changed: readonly bigint[]): Promise<void> {
  if (changed.length === 0) return;

  await tx.$executeRaw(sql`update corpus set counted_to = least(counted_to, (select min(c.id) - 1
      from unnest(${[...changed]}::bigint[]) as c(id))) where id = ${corpusId}`);
  await wantSelection(tx, corpusId);
}
