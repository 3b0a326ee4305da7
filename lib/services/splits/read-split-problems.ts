import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { SplitStratum } from "@/lib/leak/held-strata";

const ProblemRow = z.object({
  /** Internal. */
  id: z.int(),
  key: z.string(),
  clusterKey: z.string(),
  bucket: z.string().nullable(),
  difficulty: z.string().nullable(),
  trajectories: z.int(),
  /** Of those that the person may see. */
  seen: z.int(),
  approved: z.int(),
  miner: z.string().nullable(),
});
export type CountedProblem = z.infer<typeof ProblemRow>;

interface Asked {
  readonly corpusId: number;
  /** What may be shown of `trajectory t`; pools are assigned by all of them. */
  readonly seen: Sql;
  readonly strata: readonly SplitStratum[];
}

/** The problems of a corpus with their trajectories, in the order of their keys by code units. */
export async function readSplitProblems(
  db: DbOrTransaction,
  { corpusId, seen, strata }: Asked,
): Promise<readonly CountedProblem[]> {
  const miners = sql`select distinct on (m.problem_id) m.problem_id, m.miner
    from (select t.problem_id, a.miner_hotkey as miner, count(*) as rows
      from trajectory t join run r on r.id = t.run_id join agent a on a.id = r.agent_id
      where t.corpus_id = ${corpusId} and a.miner_hotkey is not null group by 1, 2) m
    order by m.problem_id, m.rows desc, m.miner collate "C"`;
  const none = sql`select null::int as problem_id, null::text as miner where false`;

  return queryRows(
    db,
    ProblemRow,
    sql`with counts as materialized (
          select t.problem_id, count(*)::int as trajectories, count(*) filter (where ${seen})::int as seen,
            count(*) filter (where v.approved and ${seen})::int as approved
          from trajectory t left join review v on v.corpus_id = t.corpus_id and v.trajectory_id = t.id
          where t.corpus_id = ${corpusId} group by t.problem_id
        ), miners as materialized (${strata.includes("miner") ? miners : none})
        select p.id, p.key, coalesce(f.key, p.key) as "clusterKey", p.bucket, p.difficulty,
          coalesce(c.trajectories, 0) as trajectories, coalesce(c.seen, 0) as seen, coalesce(c.approved, 0) as approved, m.miner
        from problem p
        left join problem_cluster pc on pc.problem_id = p.id left join problem f on f.id = pc.cluster_id
        left join counts c on c.problem_id = p.id
        left join miners m on m.problem_id = p.id
        where p.corpus_id = ${corpusId}
        order by p.key collate "C"`,
  );
}
