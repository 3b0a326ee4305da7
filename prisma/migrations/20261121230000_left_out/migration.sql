-- Items that still miss an answer, without a look at those that have all.
CREATE INDEX "queue_item_queue_id_answers_idx" ON "queue_item"("queue_id", "answers");

-- In a blind queue one a person: the answer that can be taken back. By queue first, so that it finds everybody's too.
DROP INDEX queue_assignment_unopened;
CREATE INDEX queue_assignment_unopened ON queue_assignment (queue_id, person_id) WHERE state = 'committed' AND revealed_at IS NULL;
