import type { FilterDecision } from "@/lib/contract/filter-decision";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { decisionOf } from "@/lib/filter/decision-of";
import { factColumns, factsOf, StoredFacts } from "@/lib/services/filter-explain/stored-facts";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const Row = StoredFacts.extend({ thresholds: FilterThresholds });

/** What the filter version of a trajectory says of it now; undefined where no signals are stored. */
export async function readDecision(db: DbOrTransaction, key: TrajectoryKey): Promise<FilterDecision | undefined> {
  const [row] = await queryRows(
    db,
    Row,
    sql`select fv.thresholds, ${factColumns}
        from trajectory t
        join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
        join filter_version fv on fv.id = t.filter_version_id
        where t.corpus_id = ${key.corpusId} and t.id = ${key.id}`,
  );

  return row && decisionOf(factsOf(row), row.thresholds);
}
