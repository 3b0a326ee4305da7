import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { OUTCOME_LEVELS, type OutcomeLevel } from "@/lib/domain/outcome";
import type { Exporter, Selection } from "@/lib/exporters/exporter";
import type { Settings } from "@/lib/exporters/options/preset-option";
import { ServiceError } from "@/lib/services/service-error";
import { matches } from "@/lib/services/trajectories/count-matches";
import { NOTHING_SELECTED, SELECTION_SQL } from "./selection-sql";

/** What a preset makes of rows of `trajectory t` and `review v`, by what is stored of them. */
export interface WrittenRows {
  readonly selection: Selection;
  readonly isTaken: Sql;
  /** Of what is taken. */
  readonly isSilent: Sql;
  readonly isUnfit: Sql;
  readonly isWritten: Sql;
  /** What one is called whose outcome the preset writes no row of. */
  readonly unfit: string;
}

const Taken = z.object({ written: z.int(), silent: z.int(), unfit: z.int(), approved: z.int() });
type Taken = Readonly<z.infer<typeof Taken>>;

interface LeftOut {
  readonly reason: string;
  readonly count: number;
}

/** What the dialog counts, and by which an export is refused before a row is read. */
export function writtenRows(exporter: Exporter, settings: Settings): WrittenRows {
  const selection = exporter.selection(settings);
  const outcomes: readonly OutcomeLevel[] = exporter.outcomes?.(settings) ?? OUTCOME_LEVELS;
  const isTaken = SELECTION_SQL[selection];
  const isFit = sql`t.outcome = any(${[...outcomes]}::text[])`;

  return {
    selection,
    isTaken,
    isSilent: sql`(${isTaken} and not t.has_agent_turn)`,
    isUnfit: sql`(${isTaken} and t.has_agent_turn and not ${isFit})`,
    isWritten: sql`(${isTaken} and t.has_agent_turn and ${isFit})`,
    unfit: outcomes.includes("fail") ? "approved, but not scored" : "approved, but no success",
  };
}

/** Columns over the rows that match, for `whyNothing`. */
export function takenColumns({ isTaken, isSilent, isUnfit, isWritten }: WrittenRows): Sql {
  return sql`count(*) filter (where ${isWritten})::int as written,
    count(*) filter (where ${isSilent})::int as silent,
    count(*) filter (where ${isUnfit})::int as unfit,
    count(*) filter (where ${isTaken} and ${SELECTION_SQL.approved})::int as approved`;
}

/** What a preset takes and writes no row of. */
export function leftOutOf({ unfit }: Pick<WrittenRows, "unfit">, counted: Taken): readonly LeftOut[] {
  return [
    { reason: "without a turn of the agent", count: counted.silent },
    { reason: unfit, count: counted.unfit },
  ].filter(({ count }) => count > 0);
}

/**
 * Why an export would write nothing, and what to do; null where it would write something. The rows left out stand in the
 * sentence where they are told nowhere else.
 */
export function whyNothing(selection: Selection, counted: Taken, leftOut: readonly LeftOut[] = []): string | null {
  // Of pairs one side has to be approved.
  if (selection === "pairs" && counted.approved === 0) return NOTHING_SELECTED.pairs;
  if (counted.written > 0) return null;
  if (counted.silent + counted.unfit === 0) return NOTHING_SELECTED[selection];
  const reasons = leftOut.map(({ reason, count }) => `${count.toLocaleString("en")} × ${reason}`).join("; ");

  return `None of what matches can be exported${reasons === "" ? "" : `: ${reasons}`}. Approve others first.`;
}

/**
 * How many rows the preset takes of those that match: also those that it leaves out, which are read for their reasons.
 *
 * @throws ServiceError CONFLICT where it would write none of them
 */
export async function countTaken(
  db: DbOrTransaction,
  corpusId: number,
  { where, rows }: { readonly where: Sql; readonly rows: WrittenRows },
): Promise<number> {
  const [counted] = await queryRows(
    db,
    Taken,
    sql`select ${takenColumns(rows)} ${matches(corpusId, sql`${rows.isTaken} and ${where}`)}`,
  );
  if (!counted) throw new Error("An aggregate answers one row.");
  const nothing = whyNothing(rows.selection, counted, leftOutOf(rows, counted));
  if (nothing !== null) throw new ServiceError("CONFLICT", nothing);

  return counted.written + counted.silent + counted.unfit;
}
