import * as z from "zod";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { Asking } from "@/lib/services/blindness/asker";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";
import { OPENS } from "@/lib/services/blindness/require-sighted-file";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import { ServiceError } from "@/lib/services/service-error";

/** Every rejected row. */
export const allRows: Sql = sql`true`;

/** Those of no file of problems, as a condition over rejected rows `r`, kept or counted. Where a row knows no file, an older version kept it, which read none. */
export const rowsOfNoProblems: Sql = sql`not exists (
  select from import_file o where o.id = r.file_id and o.format = ${PROBLEMS_FORMAT})`;

/**
 * Stops who reviews anything of its corpus blind from the rejected rows of an import, and from what they say: they are whole
 * records, and may be other readings of one that is reviewed, with its outcome and the reward of its problem.
 *
 * @throws ServiceError FORBIDDEN
 */
export async function requireOpenRows(asker: Asking, importId: number): Promise<void> {
  const [row] = await queryRows(asker.db, CorpusRow, sql`select corpus_id from import where id = ${importId}`);
  if (row === undefined || !(await reviewsBlind(asker, row.corpus_id))) return;

  throw new ServiceError(
    "FORBIDDEN",
    `Rejected rows are whole records, which may be of what you review blind in a queue of this corpus. ${OPENS}.`,
  );
}

const CorpusRow = z.object({ corpus_id: z.int() });
const StandingRow = z.object({ corpus_id: z.int(), holds_more: z.boolean() });

/**
 * The rejected rows of an import of which a person may know that there are such, as a condition over `r`, kept or counted. Of
 * a file of problems, that an answer key was rejected tells that it is not the hidden one.
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
