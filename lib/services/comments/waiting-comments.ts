import { type Sql, sql } from "@/lib/db/query-rows";
import type { AskingPerson } from "@/lib/services/blindness/asker";

/**
 * Open comments of others in a corpus that a person has not answered, on trajectories on which the person has worked:
 * `id`, `trajectory_id`. An answer is a later comment of theirs on the same step, or on the whole trajectory as that one.
 *
 * @param seen - as `seenRows` gives it
 */
export function waitingComments(person: AskingPerson, corpusId: number, seen: Sql): Sql {
  return sql`select c.id, c.trajectory_id
    from comment c
    -- All that the condition on what is seen asks of a trajectory.
    cross join lateral (select c.trajectory_id as id) t
    where c.corpus_id = ${corpusId} and c.resolved_at is null and c.removed_at is null and c.person_id <> ${person.id}
      and c.trajectory_id in (${workedOn(person, corpusId)})
      and not exists (select from comment m
        where m.corpus_id = ${corpusId} and m.trajectory_id = c.trajectory_id and m.person_id = ${person.id}
          and m.removed_at is null and m.step is not distinct from c.step and m.id > c.id)
      and ${seen}`;
}

/**
 * Trajectories on which a person answered something by hand, also where it was taken back since, labelled a step or has a
 * comment. It is sorted out first: the other way round every open comment of the corpus is looked at.
 */
function workedOn(person: AskingPerson, corpusId: number): Sql {
  const mine = sql`corpus_id = ${corpusId} and person_id = ${person.id}`;

  return sql`select trajectory_id from label_event where ${mine} and job_id is null
    union select trajectory_id from comment where ${mine} and removed_at is null
    union select trajectory_id from step_label where ${mine}`;
}
