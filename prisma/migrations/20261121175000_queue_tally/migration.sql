-- What a commit, a claim and a skip answer of their queue, kept as it changes: counted anew it would be every item, each time.
-- A queue and a person have as many rows as transactions changed them at one moment, and their sum counts: whoever
-- changes a count takes a row that nobody holds, so that nobody waits for it.
CREATE TABLE queue_tally (
  id bigserial PRIMARY KEY,
  queue_id int NOT NULL REFERENCES queue ON DELETE CASCADE ON UPDATE CASCADE,
  -- 0 for the queue's own counts.
  person_id int NOT NULL,
  items int NOT NULL DEFAULT 0,
  -- Items with a free slot.
  free int NOT NULL DEFAULT 0,
  -- Items with all their answers.
  answered int NOT NULL DEFAULT 0,
  -- The person's answers that stand.
  mine int NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
CREATE INDEX queue_tally_of ON queue_tally (queue_id, person_id);

CREATE FUNCTION has_all_answers(state text) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN state IN ('conflict', 'adjudicated', 'blocked_task_fault', 'done');

CREATE FUNCTION add_to_tally(queue int, person int, more_items int, more_free int, more_answered int, more_mine int)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one bigint;
BEGIN
  SELECT id INTO one FROM queue_tally WHERE queue_id = queue AND person_id = person LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF one IS NULL THEN
    INSERT INTO queue_tally (queue_id, person_id, items, free, answered, mine)
    VALUES (queue, person, more_items, more_free, more_answered, more_mine);
  ELSE
    UPDATE queue_tally SET items = items + more_items, free = free + more_free, answered = answered + more_answered,
      mine = mine + more_mine WHERE id = one;
  END IF;
END $$;

CREATE FUNCTION tally_new_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tally(n.queue_id, 0, n.items, n.free, n.answered, 0) FROM (
    SELECT queue_id, count(*)::int AS items, count(*) FILTER (WHERE free_slots > 0)::int AS free,
      count(*) FILTER (WHERE has_all_answers(state))::int AS answered FROM added GROUP BY queue_id) n;
  RETURN NULL;
END $$;
CREATE TRIGGER queue_item_added AFTER INSERT ON queue_item REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_new_items();

CREATE FUNCTION tally_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tally(NEW.queue_id, 0, 0, (NEW.free_slots > 0)::int - (OLD.free_slots > 0)::int,
    has_all_answers(NEW.state)::int - has_all_answers(OLD.state)::int, 0);
  RETURN NULL;
END $$;
CREATE TRIGGER queue_item_changed AFTER UPDATE OF free_slots, state ON queue_item FOR EACH ROW
  WHEN ((OLD.free_slots > 0) <> (NEW.free_slots > 0) OR has_all_answers(OLD.state) <> has_all_answers(NEW.state))
  EXECUTE FUNCTION tally_item();

CREATE FUNCTION tally_new_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tally(n.queue_id, n.person_id, 0, 0, 0, n.mine) FROM (
    SELECT queue_id, person_id, count(*)::int AS mine FROM added WHERE state = 'committed' GROUP BY queue_id, person_id) n;
  RETURN NULL;
END $$;
CREATE TRIGGER queue_assignment_added AFTER INSERT ON queue_assignment REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_new_answers();

CREATE FUNCTION tally_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_tally(NEW.queue_id, NEW.person_id, 0, 0, 0, CASE WHEN NEW.state = 'committed' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
CREATE TRIGGER queue_assignment_changed AFTER UPDATE OF state ON queue_assignment FOR EACH ROW
  WHEN ((OLD.state = 'committed') <> (NEW.state = 'committed')) EXECUTE FUNCTION tally_answer();

INSERT INTO queue_tally (queue_id, person_id, items, free, answered)
SELECT queue_id, 0, count(*), count(*) FILTER (WHERE free_slots > 0), count(*) FILTER (WHERE has_all_answers(state))
FROM queue_item GROUP BY queue_id;
INSERT INTO queue_tally (queue_id, person_id, mine)
SELECT queue_id, person_id, count(*) FROM queue_assignment WHERE state = 'committed' GROUP BY queue_id, person_id;
