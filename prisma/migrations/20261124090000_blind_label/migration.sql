-- What reviewers said of the structure before they could see the filter's verdict stays beside the label that counts, which
-- may be a later one: the filter is measured by it.
ALTER TABLE review ADD COLUMN blind_label text CHECK (blind_label IN ('agentic', 'sub_task', 'reject'));
CREATE INDEX ON review (corpus_id, blind_label, trajectory_id) WHERE blind_label IS NOT NULL AND label IS NOT NULL;

UPDATE review v SET blind_label = found.value
FROM (
  SELECT DISTINCT ON (i.corpus_id, i.trajectory_id) i.corpus_id, i.trajectory_id, said.value
  FROM queue_item i JOIN queue q ON q.id = i.queue_id
  CROSS JOIN LATERAL (
    SELECT min(e.value) AS value, count(*) AS answers, count(e.value) AS given, count(DISTINCT e.value) AS different,
      max(a.committed_at) AS given_at
    FROM queue_assignment a
    LEFT JOIN label_event e ON e.queue_item_id = a.item_id AND e.commit_id = a.commit_id AND e.phase = 'answer'
      AND e.question = 'structure'
    WHERE a.item_id = i.id AND a.state = 'committed' AND a.seen_before = '{}'
  ) said
  WHERE q.mode = 'blind' AND 'verdict' = ANY (q.hidden)
    AND i.state IN ('done', 'conflict', 'adjudicated', 'blocked_task_fault')
    AND said.answers = said.given AND said.different = 1
  ORDER BY i.corpus_id, i.trajectory_id, said.answers > 1 DESC, said.given_at DESC, i.id DESC
) found
WHERE v.corpus_id = found.corpus_id AND v.trajectory_id = found.trajectory_id;
