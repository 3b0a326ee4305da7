import * as z from "zod";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { Asking } from "@/lib/services/blindness/asker";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";
import { ServiceError } from "@/lib/services/service-error";

/** Every rejected row. */
export const allRows: Sql = sql`true`;

/** Those of no file of problems, as a condition over rejected rows `r`, kept or counted. Where a row knows no file, an older version kept it, which read none. */
export const rowsOfNoProblems: Sql = sql`not exists (
  select from import_file o where o.id = r.file_id and o.format = ${PROBLEMS_FORMAT})`;

const StandingRow = z.object({ corpus_id: z.int(), holds_more: z.boolean() });

/**
 * The rejected rows of an import that a person may know of, as a condition over `r`, kept or counted. Those of a file of
 * problems hold answer keys, and that one was rejected tells that it is not the hidden one.
 *
 * @throws ServiceError FORBIDDEN to who reviews rewards of its corpus blind, of an import of nothing but problems
 */
export async function sightedRows(asker: Asking, importId: number): Promise<Sql> {
  const [row] = await queryRows(
    asker.db,
    StandingRow,
    sql`select i.corpus_id, exists (select from import_file f where f.import_id = i.id and f.format <> ${PROBLEMS_FORMAT})
            as holds_more
        from import i where i.id = ${importId}
          and exists (select from import_file f where f.import_id = i.id and f.format = ${PROBLEMS_FORMAT})`,
  );
  if (row === undefined || !(await hidesAnyReward(asker, row.corpus_id))) return allRows;
  if (row.holds_more) return rowsOfNoProblems;

  throw new ServiceError(
    "FORBIDDEN",
    "These rows hold the rewards of problems, some of which you review blind in a queue. Answer them first.",
  );
}
