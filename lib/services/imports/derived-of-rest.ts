import type { DbOrTransaction } from "@/lib/db/client";
import { lastTrajectory } from "@/lib/db/last-trajectory";
import { type Sql, sql } from "@/lib/db/query-rows";
import { sameReward } from "@/lib/services/blindness/blind-rewards";
import { dropClusters, tellClusters } from "@/lib/services/clusters/told-sql";
import { groupedCells } from "@/lib/services/evaluation/rollout-cells";
import { matches } from "@/lib/services/trajectories/count-matches";

/**
 * A reward spec is the problem's: who had it in sight with a trajectory that goes has seen that of those that stay, which
 * one of them keeps.
 */
export function keepSeenRewards(corpusId: number): Sql {
  return sql`insert into sighting (corpus_id, trajectory_id, person_id, first_at, layers)
    select ${corpusId}::int, k.id, o.person_id, min(o.first_at), array['reward']
    from sighting o join taken_trajectory g on g.id = o.trajectory_id
    cross join lateral (select min(t.id) as id from trajectory t
      where t.corpus_id = ${corpusId}::int and t.problem_id = any(${sameReward(sql`g.problem_id`)})
        and not exists (select from taken_trajectory x where x.id = t.id)) k
    where o.corpus_id = ${corpusId}::int and 'reward' = any(o.layers) and k.id is not null
    group by k.id, o.person_id
    on conflict (corpus_id, trajectory_id, person_id) do update
      set layers = array(select unnest(sighting.layers) union select unnest(excluded.layers))`;
}

/**
 * Once the trajectories of `taken_trajectory` are gone: what is derived of several trajectories or problems of a corpus
 * names none of them any more, and is marked to be made anew where that takes reading the rest. Marks that say how far a
 * job came stand at a trajectory that is there.
 */
export async function renewDerived(tx: DbOrTransaction, corpusId: number): Promise<void> {
  const statements = [
    ...countAgain(corpusId),
    forgetDuplicates(corpusId),
    ...forgetProblems(corpusId),
    measureAgain(corpusId),
    sql`delete from problem_product where corpus_id = ${corpusId}::int
      and problem_id in (select problem_id from taken_trajectory)`,
    markBehind(corpusId),
  ];
  for (const statement of statements) await tx.$executeRaw(statement);
}

/** The counts of the runs that lost trajectories, as far as they were counted. */
function countAgain(corpusId: number): readonly Sql[] {
  const touched = sql`any(array(select distinct run_id from taken_trajectory))`;
  const isCounted = sql`t.id <= (select c.counted_to from corpus c where c.id = ${corpusId}::int)`;

  return [
    sql`delete from rollout_count n where n.corpus_id = ${corpusId}::int and n.run_id = ${touched}`,
    sql`insert into rollout_count ${groupedCells(matches(corpusId, sql`t.run_id = ${touched} and ${isCounted}`))}`,
  ];
}

/** The next selection says who is kept instead of those that go. */
function forgetDuplicates(corpusId: number): Sql {
  return sql`update selection s set representative_id = null, similarity = null from taken_trajectory g
    where s.corpus_id = ${corpusId}::int and s.representative_id = g.id`;
}

/** A cluster that was named by a problem that goes is named by the next of it, until the clusters are made anew. */
function forgetProblems(corpusId: number): readonly Sql[] {
  const goes = (column: Sql) => sql`${column} in (select id from taken_problem)`;
  const ofPair = sql`(${goes(sql`a_id`)} or ${goes(sql`b_id`)})`;

  return [
    sql`delete from leak_edge where corpus_id = ${corpusId}::int and ${ofPair}`,
    sql`delete from leak_near where corpus_id = ${corpusId}::int and ${ofPair}`,
    sql`delete from leak_proposal where corpus_id = ${corpusId}::int and ${ofPair}`,
    sql`delete from problem_cluster where corpus_id = ${corpusId}::int and ${goes(sql`problem_id`)}`,
    sql`update problem_cluster c set cluster_id = n.first from (
          select distinct on (o.cluster_id) o.cluster_id, o.problem_id as first
          from problem_cluster o join problem p on p.id = o.problem_id
          where o.corpus_id = ${corpusId}::int and ${goes(sql`o.cluster_id`)}
          order by o.cluster_id, p.key collate "C") n
        where c.corpus_id = ${corpusId}::int and c.cluster_id = n.cluster_id`,
    dropClusters(corpusId),
    tellClusters(corpusId),
  ];
}

/** Which products rollouts of a problem use is kept by problem: those of problems that stay are measured anew. */
function measureAgain(corpusId: number): Sql {
  return sql`update corpus c set measured_to = least(c.measured_to, (select min(t.id) - 1 from trajectory t
      where t.corpus_id = ${corpusId}::int and t.problem_id in (select problem_id from taken_trajectory)))
    where c.id = ${corpusId}::int and exists (select from problem_product u where u.corpus_id = ${corpusId}::int
      and u.problem_id in (select problem_id from taken_trajectory))`;
}

function markBehind(corpusId: number): Sql {
  const last = sql`coalesce((${lastTrajectory(sql`${corpusId}::int`)}), 0)`;

  return sql`update corpus set measured_to = least(measured_to, ${last}), checked_to = least(checked_to, ${last}),
      counted_to = least(counted_to, ${last}), selected_to = least(selected_to, ${last}),
      selected_version_id = null, selection_wanted = selection_wanted + 1, clusters_wanted = clusters_wanted + 1
    where id = ${corpusId}::int and exists (select from taken_trajectory)`;
}
