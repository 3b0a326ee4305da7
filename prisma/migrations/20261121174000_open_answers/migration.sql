-- An answer that another one followed in its queue is open from then on; that was computed with every read before.
UPDATE queue_assignment a SET revealed_at = (SELECT min(l.committed_at) FROM queue_assignment l
    WHERE l.person_id = a.person_id AND l.queue_id = a.queue_id AND l.state = 'committed' AND l.committed_at > a.committed_at)
FROM queue q
WHERE q.id = a.queue_id AND q.mode = 'blind' AND q.hidden <> '{}' AND a.state = 'committed' AND a.revealed_at IS NULL
  AND EXISTS (SELECT FROM queue_assignment l
    WHERE l.person_id = a.person_id AND l.queue_id = a.queue_id AND l.state = 'committed' AND l.committed_at > a.committed_at);

-- In a blind queue one a person: the answer that can be taken back.
CREATE INDEX queue_assignment_unopened ON queue_assignment (person_id, queue_id) WHERE state = 'committed' AND revealed_at IS NULL;
-- What a person answered in a queue, by time: today's, and the last ones that the pace is taken from.
CREATE INDEX queue_assignment_answered ON queue_assignment (person_id, queue_id, committed_at) WHERE state = 'committed';
