-- Orders of the table that had no index; the expressions are those of lib/db/sort-plan.ts.
DROP INDEX trajectory_bucket_idx;
CREATE INDEX ON trajectory (corpus_id, (coalesce(bucket, '') COLLATE "C"), id);
CREATE INDEX ON trajectory (corpus_id, ((bit_count(rejects::bit(5))::int * 32 + rejects)), id);
CREATE INDEX problem_query_order ON problem ((lower(left(query, 80)) COLLATE "C"), id);

-- A rejected trajectory is never approved, whoever writes.
ALTER TABLE review ADD CONSTRAINT review_rejected_not_approved CHECK (NOT (approved AND label IS NOT DISTINCT FROM 'reject'));
