import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { TAKE_BACK_PARTS, type TakeBackCounts } from "@/lib/domain/take-back-parts";
import type { TakenImport } from "./locate-take-back";
import { withTaken } from "./taken-sql";

const Counted = z.object({ counts: z.record(z.enum(TAKE_BACK_PARTS), z.int()) });

/**
 * How much of everything goes with an import.
 *
 * @param isCounted - a condition over rejected rows `r`, kept or counted
 */
export async function countTaken(db: DbOrTransaction, taken: TakenImport, isCounted: Sql): Promise<TakeBackCounts> {
  const family = sql`any(${[...taken.ids]}::int[])`;
  const [row] = await queryRows(
    db,
    Counted,
    sql`${withTaken(taken)} select jsonb_build_object(
          'trajectories', (select count(*) from taken_trajectory),
          'problems', (select count(*) from taken_problem),
          'runs', (select count(*) from taken_run),
          'answerKeys', (select count(*) from answer_key k where k.import_id = ${family}),
          'rejectedRows', (select count(*) from rejected_row r where r.import_id = ${family} and ${isCounted})
            + (select coalesce(sum(r.count), 0) from rejected_rest r where r.import_id = ${family}
              and ${isCounted}),
          'retries', ${taken.ids.length - 1}::int) as counts`,
  );
  if (row === undefined) throw new Error("counting gave no row");

  return row.counts;
}
