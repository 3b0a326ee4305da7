-- An answer that another one followed in its queue is open from then on; that was computed with every read before.
-- One pass over the answers of each person: a look from each at all that followed it grows with their square.
UPDATE queue_assignment a SET revealed_at = n.followed_at
FROM (
  SELECT c.item_id, c.person_id, first_value(c.committed_at) OVER (PARTITION BY c.person_id, c.queue_id
    -- What was answered in the same moment does not follow.
    ORDER BY c.committed_at GROUPS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS followed_at
  FROM queue_assignment c JOIN queue q ON q.id = c.queue_id
  WHERE q.mode = 'blind' AND q.hidden <> '{}' AND c.state = 'committed'
) n
WHERE a.item_id = n.item_id AND a.person_id = n.person_id AND n.followed_at IS NOT NULL AND a.revealed_at IS NULL;

-- What nobody may take back stays: of who is disabled or named no more, and what is settled.
UPDATE queue_assignment a SET revealed_at = now() FROM queue q
WHERE q.id = a.queue_id AND q.mode = 'blind' AND q.hidden <> '{}' AND a.state = 'committed' AND a.revealed_at IS NULL
  AND (NOT (q.for_everyone OR EXISTS (SELECT FROM queue_reviewer r WHERE r.queue_id = q.id AND r.person_id = a.person_id))
    OR EXISTS (SELECT FROM person p WHERE p.id = a.person_id AND p.state = 'disabled')
    OR EXISTS (SELECT FROM queue_item i WHERE i.id = a.item_id AND i.state = 'adjudicated'));

-- In a blind queue one a person: the answer that can be taken back.
CREATE INDEX queue_assignment_unopened ON queue_assignment (person_id, queue_id) WHERE state = 'committed' AND revealed_at IS NULL;
-- What a person answered in a queue, by time: today's, and the last ones that the pace is taken from.
CREATE INDEX queue_assignment_answered ON queue_assignment (person_id, queue_id, committed_at) WHERE state = 'committed';
