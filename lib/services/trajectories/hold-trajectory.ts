import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { refuseWhileRemoved } from "@/lib/services/corpora/being-removed";
import { ServiceError } from "@/lib/services/service-error";
import { noSuchTrajectory, type TrajectoryKey } from "./locate-trajectory";

/**
 * The lock under which something is said of `trajectory t`, at the end of a SELECT: whoever removes the row waits for it and
 * then finds what was said. Nobody waits the other way round: a row that is being removed is passed over. Every other
 * change of the row goes on beside it.
 */
export const HOLDING: Sql = sql`for key share of t skip locked`;

const HeldRow = z.object({ isThere: z.boolean(), isHeld: z.boolean() });

/**
 * Holds a trajectory until the transaction ends, before anything is written of it that a person is told is saved: so it
 * neither goes with an import that is being taken back nor names a trajectory that is gone.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT while it is being taken back or its corpus removed
 */
export async function holdTrajectory(tx: DbOrTransaction, { corpusId, id }: TrajectoryKey): Promise<void> {
  const ofKey = sql`from trajectory t where t.corpus_id = ${corpusId} and t.id = ${id}`;
  const [row] = await queryRows(
    tx,
    HeldRow,
    sql`with held as (select t.id ${ofKey} ${HOLDING})
        select exists (select ${ofKey}) as "isThere", exists (select from held) as "isHeld"`,
  );
  if (!row?.isThere) throw noSuchTrajectory();
  await refuseWhileRemoved(tx, corpusId);
  if (!row.isHeld)
    throw new ServiceError(
      "CONFLICT",
      "This trajectory is being taken back with its import, so nothing of it is changed any more.",
    );
}
