import { emptySql, type Sql, sql } from "@/lib/db/query-rows";
import type { QueueRow } from "@/lib/services/queues/queue-row";
import type { Asker } from "./asker";
import { sameReward } from "./blind-rewards";

/**
 * Over `queue_item i` of a queue: the layers it hides that a person had in sight when the trajectory was opened to them
 * before, or the reward spec with another rollout that shares it. With any of them an answer of theirs counts, but not as
 * blind. What is under way is there after `sightsNoted`.
 */
export function seenBefore(
  { person }: Pick<Asker, "person">,
  { mode, hidden }: Pick<QueueRow, "mode" | "hidden">,
): Sql {
  const layers = mode === "blind" ? hidden : [];
  const reward = sql`union select 'reward' where exists (
      select from trajectory r
      join sighting o on o.corpus_id = r.corpus_id and o.trajectory_id = r.id and o.person_id = ${person.id}
      where r.corpus_id = i.corpus_id and r.problem_id = any(${sameReward(sql`i.problem_id`)}) and 'reward' = any(o.layers))`;

  return sql`array(select s.layer from (select unnest(o.layers) as layer from sighting o
      where o.corpus_id = i.corpus_id and o.trajectory_id = i.trajectory_id and o.person_id = ${person.id}) s
    where s.layer = any(${layers}::text[]) ${layers.includes("reward") ? reward : emptySql})`;
}
