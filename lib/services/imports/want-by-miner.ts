import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { sql } from "@/lib/db/query-rows";
import { wantSelections } from "@/lib/services/measures/want-selection";

/**
 * Agents are of no corpus: where some got a miner, the selection of every corpus in which they played is wanted anew whose
 * active version caps by miner. A first one may be being made just now without that miner, so a corpus without one is not
 * left out. The last step of a transaction: whoever measures another corpus locks its trajectories and then its row, and
 * whoever looks for corpora that are behind locks several.
 *
 * @param agentIds - agents that got a miner in this transaction
 */
export async function wantByMiner(session: CopySession, agentIds: readonly number[]): Promise<void> {
  if (agentIds.length === 0) return;

  const { text, values } = wantSelections(
    sql`c.id in (select r.corpus_id from run r where r.agent_id = any(${[...agentIds]}::int[]))
      and exists (select from filter_version v where v.id = c.filter_version_id
        and v.thresholds->>'capPerMiner' is not null)`,
  );
  await session.query(z.object({}), text, values);
}
