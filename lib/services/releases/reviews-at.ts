import { type Sql, sql } from "@/lib/db/query-rows";
import { groupBy } from "@/lib/filter/group-by";
import type { LabelAt } from "@/lib/services/settled/labels-at";
import { listedRows } from "./id-lists";

interface ReviewsAt {
  readonly corpusId: number;
  /** The last event that counts. */
  readonly event: bigint;
  /** What counted then, of `labelsAt`. */
  readonly labels: readonly LabelAt[];
}

/**
 * Rows in place of `review` as it stood after an event: label, where it came from, and whether it was approved, which is what
 * the last event about that says.
 */
export function reviewsAt({ corpusId, event, labels }: ReviewsAt): Sql {
  const groups = groupBy(labels, ({ value, source }) => `${value} ${source}`);
  const lists = new Map([...groups].map(([name, rows]) => [name, rows.map(({ id }) => id).join(",")]));

  return sql`(select ${corpusId}::int as corpus_id, coalesce(l.id, a.trajectory_id) as trajectory_id,
      split_part(l.name, ' ', 1) as label, split_part(l.name, ' ', 2) as label_source, coalesce(a.approved, false) as approved
    from ${listedRows(lists)} l
    full join (
      select distinct on (e.trajectory_id) e.trajectory_id, e.value = 'yes' as approved from label_event e
      where e.corpus_id = ${corpusId} and e.id <= ${event} and e.question = 'approval'
      order by e.trajectory_id, e.id desc
    ) a on a.trajectory_id = l.id)`;
}
