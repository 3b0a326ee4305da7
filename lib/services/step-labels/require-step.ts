import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const StepsRow = z.object({ steps: z.int() });

/**
 * Refuses what is said of a step that a trajectory does not have.
 *
 * @param step - index from 0
 * @throws ServiceError INVALID
 */
export async function requireStep(tx: DbOrTransaction, { corpusId, id }: TrajectoryKey, step: number): Promise<void> {
  const [row] = await queryRows(
    tx,
    StepsRow,
    sql`select steps from trajectory where corpus_id = ${corpusId} and id = ${id}`,
  );
  if (row && step >= row.steps)
    throw new ServiceError("INVALID", `This trajectory has no step ${step + 1}; it has ${row.steps}.`);
}
