import * as z from "zod";
import { HiddenLayer } from "@/lib/contract/queue-values";
import { queryRows, sql } from "@/lib/db/query-rows";
import { noSuchTrajectory, type TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import type { Asker } from "./asker";
import { blindItems } from "./blind-items";
import { requireSighted } from "./require-sighted";

const KeyRow = z.object({ corpus_id: z.int(), id: z.bigint(), blind: z.array(HiddenLayer) });

/**
 * The internal key of a trajectory that a person does not review blind: for what would show or decide something of it.
 *
 * @param wish - what is closed otherwise, as in "approving it"
 * @throws ServiceError NOT_FOUND, or FORBIDDEN while a blind queue asks the person about it
 */
export async function locateSighted(asker: Asker, extId: string, wish: string): Promise<TrajectoryKey> {
  const items = blindItems(asker.person, sql`t.corpus_id`, sql`i.trajectory_id = t.id`);
  const [row] = await queryRows(
    asker.db,
    KeyRow,
    sql`select t.corpus_id, t.id, array(select distinct unnest(b.hidden) from (${items}) b) as blind
        from trajectory t where t.ext_id = ${extId}::uuid`,
  );
  if (!row) throw noSuchTrajectory();
  requireSighted(row.blind, wish);

  return { corpusId: row.corpus_id, id: row.id };
}
