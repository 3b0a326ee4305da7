import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";

/** The internal key of a trajectory. */
export interface TrajectoryKey {
  readonly corpusId: number;
  readonly id: bigint;
}

const KeyRow = z.object({ corpus_id: z.int(), id: z.bigint() });

/**
 * The internal key of a trajectory named by its public id.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function locateTrajectory(db: DbOrTransaction, extId: string): Promise<TrajectoryKey> {
  const [row] = await queryRows(db, KeyRow, sql`select corpus_id, id from trajectory where ext_id = ${extId}::uuid`);
  if (!row) throw noSuchTrajectory();

  return { corpusId: row.corpus_id, id: row.id };
}

export function noSuchTrajectory(): ServiceError {
  return new ServiceError(
    "NOT_FOUND",
    "There is no such trajectory. Its import may have been taken back, or its corpus removed.",
  );
}
