import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { ServiceError } from "@/lib/services/service-error";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { CLUSTER_ID } from "./cluster-sql";

const LocatedRow = z.object({ cluster: z.int(), extId: z.uuid() });

/**
 * The cluster of a problem of a corpus, by its public id: its internal id, and the public one.
 *
 * @throws ServiceError NOT_FOUND, or FORBIDDEN for who reviews anything of the corpus blind
 */
export async function locateCluster(
  asker: Asker,
  corpusId: number,
  problem: string,
): Promise<{ readonly id: number; readonly extId: string }> {
  const [row] = await queryRows(
    asker.db,
    LocatedRow,
    sql`select f.id as cluster, f.ext_id as "extId"
        from problem p join problem f on f.id = ${CLUSTER_ID}
        where p.corpus_id = ${corpusId} and p.ext_id = ${problem}::uuid`,
  );
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such problem in this corpus.");
  await requireOpenCorpus(asker, corpusId);

  return { id: row.cluster, extId: row.extId };
}
