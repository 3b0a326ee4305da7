import * as z from "zod";
import { Review } from "@/lib/contract/labels";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const ReviewRow = z.object({
  label: Review.shape.label,
  label_source: Review.shape.labelSource,
  labelled_by: z.string().nullable(),
  is_label_mine: z.boolean(),
  approved: z.boolean(),
  version: z.int(),
  updated_at: z.date().nullable(),
});

/** The review state of one trajectory, as the person who asks sees it. */
export async function getReview({ db, person }: Asker, key: TrajectoryKey): Promise<Review> {
  const [row] = await queryRows(
    db,
    ReviewRow,
    sql`select v.label, v.label_source, p.name as labelled_by,
          coalesce(v.label is not null and v.person_id = ${person.id}, false) as is_label_mine, v.approved, v.version, v.updated_at
        from review v left join person p on p.id = v.person_id
        where v.corpus_id = ${key.corpusId} and v.trajectory_id = ${key.id}`,
  );
  if (!row) return UNTOUCHED_REVIEW;

  return {
    label: row.label,
    labelSource: row.label_source,
    labelledBy: row.label === null ? null : row.labelled_by,
    isLabelMine: row.is_label_mine,
    approved: row.approved,
    version: row.version,
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}
