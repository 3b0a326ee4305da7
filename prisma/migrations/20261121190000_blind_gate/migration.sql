-- What reviewers said before they could see the judge stays beside the gate that counts, which may be a later one.
ALTER TABLE gate_label ADD COLUMN blind_gate smallint CHECK (blind_gate BETWEEN 1 AND 5);
ALTER TABLE gate_label ADD COLUMN blind_fault text CHECK (blind_fault IN ('judge', 'pipeline', 'rubric'));
ALTER TABLE gate_label ADD COLUMN blind_queue_id int;

-- Whoever settled a conflict had the judge among its sides.
UPDATE gate_label SET is_blind = false WHERE source = 'adjudicated';

UPDATE gate_label g SET blind_gate = s.value::smallint, blind_queue_id = q.id,
  blind_fault = CASE WHEN g.is_blind AND g.queue_id = q.id THEN g.fault END
FROM settled_label s JOIN queue_item i ON i.id = s.queue_item_id JOIN queue q ON q.id = i.queue_id
WHERE s.question = 'gate' AND s.source <> 'adjudicated' AND q.mode = 'blind' AND 'judge' = ANY (q.hidden)
  AND g.corpus_id = s.corpus_id AND g.trajectory_id = s.trajectory_id;
