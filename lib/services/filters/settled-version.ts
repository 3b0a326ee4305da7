import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import { hasActivationJob } from "./activation-job";

const MarkRow = z.object({ corpus: z.string(), name: z.string(), mark: z.int() });

/**
 * Which activation a corpus has come to. What names one filter version for many trajectories asks before and after it
 * reads them: the same mark says that one version decided them all.
 *
 * @throws ServiceError CONFLICT while trajectories are brought to another version
 */
export async function settledVersion(db: DbOrTransaction, corpusId: number): Promise<number> {
  const [row] = await queryRows(
    db,
    MarkRow,
    sql`select c.ext_id::text as corpus, c.name,
          (select coalesce(max(a.id), 0) from filter_activation a where a.corpus_id = c.id) as mark
        from corpus c where c.id = ${corpusId}`,
  );
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");
  if (await hasActivationJob(db, row.corpus)) {
    throw new ServiceError(
      "CONFLICT",
      `A filter version is being activated in “${row.name}”, so its trajectories have verdicts of two versions. Export them when it is done.`,
    );
  }

  return row.mark;
}
