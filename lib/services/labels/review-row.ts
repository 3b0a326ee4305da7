import * as z from "zod";
import { Review } from "@/lib/contract/labels";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const ReviewRow = z.object({
  label: Review.shape.label,
  label_source: Review.shape.labelSource,
  labelled_by: z.string().nullable(),
  approved: z.boolean(),
  version: z.int(),
  updated_at: z.date().nullable(),
});

/** The review state of one trajectory. */
export async function getReview(db: DbOrTransaction, key: TrajectoryKey): Promise<Review> {
  const [row] = await queryRows(
    db,
    ReviewRow,
    sql`select v.label, v.label_source, p.name as labelled_by, v.approved, v.version, v.updated_at
        from review v left join person p on p.id = v.person_id
        where v.corpus_id = ${key.corpusId} and v.trajectory_id = ${key.id}`,
  );
  if (!row) return UNTOUCHED_REVIEW;

  return {
    label: row.label,
    labelSource: row.label_source,
    labelledBy: row.label === null ? null : row.labelled_by,
    approved: row.approved,
    version: row.version,
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}
