-- Leads who watch a queue ask every few seconds how many answers were given by who had seen before what it hides: those are
-- few, and without this all answers of the queue are read for it.
CREATE INDEX queue_assignment_seen_before ON queue_assignment (queue_id) WHERE state = 'committed' AND seen_before <> '{}';
