import { type Sql, sql } from "@/lib/db/query-rows";
import type { AskingPerson } from "./asker";

/** Rows of `queue_item i` and `queue q` that meet a condition and are blind for a person: `trajectory_id`, `hidden`. */
export function blindItems(person: AskingPerson, corpusId: number | Sql, condition: Sql): Sql {
  return sql`select i.trajectory_id, q.hidden
    from queue_item i
    join queue q on q.id = i.queue_id
    left join queue_assignment a on a.item_id = i.id and a.person_id = ${person.id}
    where i.corpus_id = ${corpusId} and q.corpus_id = ${corpusId} and ${condition} and ${isBlindQueue}
      and (${isReviewer(person)} or a.person_id is not null)
      and case when a.state is distinct from 'committed'
        then ${mayBeAsked} or a.state = 'leased'
          or exists (select from queue_draft d where d.item_id = i.id and d.person_id = ${person.id})
        -- The last answer of a person can be taken back, so it opens nothing by itself: what it hid is shown once the
        -- person asks for it, or answers another item, which is noted and makes the answer stay.
        else a.revealed_at is null end`;
}

/**
 * The same items as `blindItems` finds, one row an item, with their problem, and without a look at every item of a queue:
 * those that miss an answer, those with an answer that can be taken back, and what the person holds. A draft always has an assignment.
 */
export function allBlindItems(person: AskingPerson, corpusId: number): Sql {
  const unopened = sql`a.state = 'committed' and a.revealed_at is null`;

  return sql`
    with q as (select q.id, q.overlap, q.hidden, ${isReviewer(person)} as is_reviewer from queue q
      where q.corpus_id = ${corpusId} and ${isBlindQueue})
    select i.trajectory_id, i.problem_id, q.hidden from q join queue_item i on i.queue_id = q.id and i.answers < q.overlap
      -- A look for each: how many miss an answer is not known beforehand, and a join would read all that was answered.
      where q.is_reviewer and (select a.state from queue_assignment a
        where a.item_id = i.id and a.person_id = ${person.id}) is distinct from 'committed'
    union all
    select i.trajectory_id, i.problem_id, q.hidden from q join queue_assignment a on a.queue_id = q.id and a.person_id = ${person.id} and ${unopened}
      join queue_item i on i.id = a.item_id
    union all
    select i.trajectory_id, i.problem_id, q.hidden from q
      join queue_assignment a on a.queue_id = q.id and a.person_id = ${person.id} 
        and a.state in ('leased', 'lapsed', 'skipped', 'released')
      join queue_item i on i.id = a.item_id and not (q.is_reviewer and i.answers < q.overlap)
      where ${mayBeAsked} or a.state = 'leased'
        or exists (select from queue_draft d where d.item_id = i.id and d.person_id = ${person.id})
    union all
    select i.trajectory_id, i.problem_id, o.hidden
      from (select distinct a.item_id, q.overlap, q.hidden from q join queue_assignment a on a.queue_id = q.id and ${unopened}
        where q.is_reviewer) o
      join queue_item i on i.id = o.item_id and i.answers >= o.overlap
      where not exists (select from queue_assignment a where a.item_id = i.id and a.person_id = ${person.id})`;
}

/**
 * Blind queues that can still ask a person about any of their items, or take an answer back. Without one nothing has to
 * be left out of lists, which is the usual case and costs one look at a small table. Each with its `id` and `since` when it
 * asks the person.
 */
export function blindQueues(person: AskingPerson, corpusId: number | Sql): Sql {
  return sql`select q.id, ${askedSince(person)} as since from queue q where q.corpus_id = ${corpusId} and ${isBlindQueue}
    and (${isReviewer(person)}
      or exists (select from queue_assignment a where a.person_id = ${person.id} and a.queue_id = q.id))`;
}

/**
 * Since when `queue q` asks a person: as long as they are named, or everyone is and they are an annotator, else with the last
 * item that was handed to them and that they may still be blind for. What they made later leaves all of it out.
 */
function askedSince(person: AskingPerson): Sql {
  const named = sql`(select r.since from queue_reviewer r where r.queue_id = q.id and r.person_id = ${person.id})`;
  const everyone =
    person.role === "annotator"
      ? sql`case when q.for_everyone then greatest(q.everyone_since, ${sinceRole(person)}) end`
      : sql`null`;
  const handed = sql`(select max(a.leased_at) from queue_assignment a where a.queue_id = q.id and a.person_id = ${person.id}
    and (a.state <> 'committed' or a.revealed_at is null))`;

  return sql`greatest(q.created_at, coalesce(${named}, ${everyone}, ${handed}))`;
}

/** Since when a person acts in their role. The owner can act in another one at will: whatever they made, they made before. */
function sinceRole(person: AskingPerson): Sql {
  return sql`(select case when p.role = ${person.role} then p.role_since else now() end from person p where p.id = ${person.id})`;
}

/** The queue hides something, and still takes answers or will again. */
const isBlindQueue = sql`q.mode = 'blind' and q.hidden <> '{}' and q.state in ('open', 'paused')`;

/** Items are handed to those who are named; a queue for everyone is the annotators' daily work, and others' by choice. */
export function isReviewer(person: AskingPerson): Sql {
  const named = sql`exists (select from queue_reviewer r where r.queue_id = q.id and r.person_id = ${person.id})`;

  return person.role === "annotator" ? sql`(q.for_everyone or ${named})` : named;
}

/**
 * A slot that somebody else holds may come back, and so may one whose answer can still be taken back: an item counts
 * until all its answers stay. Who read it before could be given it otherwise, and lists tell of an item without its
 * being opened, so that nobody could note who has seen it.
 */
const mayBeAsked = sql`(i.answers < q.overlap or exists (select from queue_assignment o
  where o.item_id = i.id and o.state = 'committed' and o.revealed_at is null))`;
