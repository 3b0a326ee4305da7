import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { ServiceError } from "@/lib/services/service-error";
import { CLUSTER_ID, seenClusters } from "./seen-clusters";

const LocatedRow = z.object({ cluster: z.int(), extId: z.uuid(), isSeen: z.boolean() });

/**
 * The cluster of a problem of a corpus, by its public id: its internal id, and the public one.
 *
 * @throws ServiceError NOT_FOUND, or FORBIDDEN for who reviews a trajectory of it blind
 */
export async function locateCluster(
  asker: Asker,
  corpusId: number,
  problem: string,
): Promise<{ readonly id: number; readonly extId: string }> {
  const [row] = await queryRows(
    asker.db,
    LocatedRow,
    sql`select f.id as cluster, f.ext_id as "extId", ${await seenClusters(asker, corpusId, sql`f.id`)} as "isSeen"
        from problem p join problem f on f.id = ${CLUSTER_ID}
        where p.corpus_id = ${corpusId} and p.ext_id = ${problem}::uuid`,
  );
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such problem in this corpus.");
  if (!row.isSeen) throw hiddenCluster();

  return { id: row.cluster, extId: row.extId };
}

/** Refuses a cluster to who reviews a trajectory of it blind. */
export function hiddenCluster(): ServiceError {
  return new ServiceError(
    "FORBIDDEN",
    "You review a trajectory of this cluster blind in a queue, and what joins its problems would give away what is hidden. Answer it in the queue first.",
  );
}
