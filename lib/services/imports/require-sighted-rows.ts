import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { Asker } from "@/lib/services/blindness/asker";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Stops a blind reviewer from the rejected rows of a file of problems: they hold answer keys, and those of problems that
 * are in review among them.
 *
 * @throws ServiceError FORBIDDEN
 */
export async function requireSightedRows(asker: Asker, importId: number): Promise<void> {
  const [row] = await queryRows(
    asker.db,
    z.object({ corpus_id: z.int() }),
    sql`select i.corpus_id from import i where i.id = ${importId}
          and exists (select from import_file f where f.import_id = i.id and f.format = ${PROBLEMS_FORMAT})`,
  );
  if (row === undefined || !(await hidesAnyReward(asker, row.corpus_id))) return;

  throw new ServiceError(
    "FORBIDDEN",
    "These rows hold the rewards of problems, some of which you review blind in a queue. Answer them first.",
  );
}
