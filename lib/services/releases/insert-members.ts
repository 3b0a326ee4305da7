import type { DbOrTransaction } from "@/lib/db/client";
import { type Sql, sql } from "@/lib/db/query-rows";
import { numberSetting } from "@/lib/exporters/options/read-settings";
import { runColumns } from "@/lib/services/exports/stored-trajectory";
import { planReleasePairs } from "./plan-release-pairs";
import type { KnownRecipe } from "./read-recipe";
import { RELEASE_ORDER, type TakenBy, takenRows } from "./taken-rows";

interface Taking {
  readonly releaseId: number;
  readonly known: KnownRecipe;
  readonly taken: TakenBy;
}

/**
 * Writes the members of a release with all that its rows say of them and that a later import, the rules or people can
 * change: what stands in the record itself is read again when the files are written.
 *
 * @returns how many there are
 */
export async function insertMembers(tx: DbOrTransaction, taking: Taking): Promise<number> {
  const count = await tx.$executeRaw(
    taking.taken.selection === "pairs" ? await insertPairs(tx, taking) : insertTaken(taking),
  );
  await tx.$executeRaw(insertRuns(taking.releaseId));

  return count;
}

const MEMBER_COLUMNS = sql`m.problem_id, m.id, m.pool, m.cluster_id, m.verdict, coalesce(m.label, m.verdict),
  case when m.label is null then 'filter' else coalesce(m.label_source, 'person') end, m.approved, ro.rollouts,
  f.bucket, f.outcome, f.outcome_by, f.rule, f.axes, fp.query <> '', fp.reward is not null`;
const INTO_MEMBERS = sql`insert into release_member (release_id, position, corpus_id, problem_id, trajectory_id, pool,
  cluster_id, verdict, structure, label_source, approved, rollouts,
  bucket, outcome, outcome_by, rule, axes, has_query, has_reward)`;

/** What `m` says of itself and its problem, and how many rollouts of it its run had, as far as the release knows the corpus. */
function joinedFacts(releaseId: number, corpusId: number): Sql {
  return sql`join trajectory f on f.corpus_id = ${corpusId} and f.id = m.id
    join problem fp on fp.id = m.problem_id
    join (
      select t.problem_id, t.run_id, count(*)::int as rollouts from trajectory t
      where t.corpus_id = ${corpusId} and t.id <= (select trajectory_to from release where id = ${releaseId})
      group by 1, 2
    ) ro on ro.problem_id = m.problem_id and ro.run_id = m.run_id`;
}

function insertTaken({ releaseId, known, taken }: Taking): Sql {
  return sql`${INTO_MEMBERS}
    select ${releaseId}::int, row_number() over (order by ${RELEASE_ORDER}) - 1, ${taken.corpusId}::int, ${MEMBER_COLUMNS}
    from (${takenRows(taken)}) m ${joinedFacts(releaseId, taken.corpusId)}
    where m.is_taken and m.pool = any(${[...known.recipe.pools]}::text[])`;
}

async function insertPairs(tx: DbOrTransaction, { releaseId, known, taken }: Taking): Promise<Sql> {
  const { recipe, settings } = known;
  const { ids } = await planReleasePairs(tx, taken, { pools: recipe.pools, minGap: numberSetting(settings, "minGap") });

  return sql`${INTO_MEMBERS}
    select ${releaseId}::int, o.place - 1, ${taken.corpusId}::int, ${MEMBER_COLUMNS}
    from (${takenRows(taken)}) m ${joinedFacts(releaseId, taken.corpusId)}
    join unnest(${[...ids]}::bigint[]) with ordinality as o (id, place) on o.id = m.id`;
}

/** What is told of the runs of the members. */
function insertRuns(releaseId: number): Sql {
  return sql`insert into release_run (release_id, run_id, facts)
    select ${releaseId}::int, ru.id, (select to_jsonb(told) from (select ${runColumns}) told)
    from (
      select distinct t.run_id from release_member m
      join trajectory t on t.corpus_id = m.corpus_id and t.id = m.trajectory_id where m.release_id = ${releaseId}
    ) held
    join run ru on ru.id = held.run_id left join agent ag on ag.id = ru.agent_id`;
}
