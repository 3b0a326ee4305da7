import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";

/**
 * Takes out of the products that join problems those of problems which no rollout solves any more. Once everything is
 * measured, so that leak clusters never join by fewer products than they should meanwhile; where another rollout solves
 * the problem nothing tells whose answers these were, and they stay.
 */
export async function dropLostAnswers(db: DbOrTransaction, corpusId: number): Promise<void> {
  await db.$executeRaw(sql`
    delete from problem_product u where u.corpus_id = ${corpusId}::int and u.use = 'recommended'
      and not exists (select from trajectory t
        where t.problem_id = u.problem_id and t.corpus_id = ${corpusId}::int and t.outcome = 'success')`);
}
