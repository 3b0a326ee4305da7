-- What a machine finds about a judgement (lib/domain/judge-check.ts), and the gate that people say.
ALTER TABLE trajectory ADD COLUMN judge_rubric text;
-- A proof contradicts the judge.
ALTER TABLE trajectory ADD COLUMN judge_disputed boolean NOT NULL DEFAULT false;
-- Quotes and ids of the explanation, and those that the trajectory does not hold; null without an explanation.
ALTER TABLE trajectory ADD COLUMN judge_quotes smallint;
ALTER TABLE trajectory ADD COLUMN unresolved_quotes smallint;
-- Share of the characters of thoughts and results that the judge could read, 0 to 1.
ALTER TABLE trajectory ADD COLUMN horizon_share real;
-- Places where agent text addresses a judge.
ALTER TABLE trajectory ADD COLUMN injections smallint NOT NULL DEFAULT 0;
ALTER TABLE judgement ADD COLUMN tries smallint;

UPDATE trajectory t SET judge_rubric = j.rubric FROM judgement j
WHERE j.corpus_id = t.corpus_id AND j.trajectory_id = t.id AND j.rubric IS NOT NULL;

-- The checks with their evidence, as gzip JSON. A row that is missing is made by the job "check_judgements".
CREATE TABLE judge_check (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  version smallint NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);

DO $$
DECLARE
  one int;
BEGIN
  FOR one IN SELECT id FROM corpus LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF judge_check FOR VALUES IN (%s)', 'judge_check_c' || one, one);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION create_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'judge_check', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES IN (%s)', parent || '_c' || corpus, parent, corpus);
  END LOOP;
  EXECUTE format('ALTER TABLE %I SET (fillfactor = 80)', 'review_c' || corpus);
  -- Storage is a column setting that partitions do not inherit.
  FOREACH parent IN ARRAY ARRAY['trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('ALTER TABLE %I ALTER body SET STORAGE EXTERNAL', parent || '_c' || corpus);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION drop_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'judge_check', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('DROP TABLE IF EXISTS %I', parent || '_c' || corpus);
  END LOOP;
END $$;

-- The gate that counts, one row a trajectory that a person audited: as review for the structure.
CREATE TABLE gate_label (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  -- Null once it was taken back; the version goes on.
  gate smallint CHECK (gate BETWEEN 1 AND 5),
  source text CHECK (source IN ('person', 'agreed', 'adjudicated')),
  -- Given before the judge's answer could be seen.
  is_blind boolean NOT NULL DEFAULT false,
  cause text,
  fault text CHECK (fault IN ('judge', 'pipeline', 'rubric')),
  version int NOT NULL DEFAULT 0,
  person_id int,
  -- The queue whose answers it is; null for one given in the reader.
  queue_id int,
  updated_at timestamptz(3) NOT NULL,
  CHECK ((gate IS NULL) = (source IS NULL)),
  PRIMARY KEY (corpus_id, trajectory_id)
);
CREATE INDEX "gate_label_queue_id_idx" ON gate_label (queue_id);

-- What queues settled before, blind where the queue hid the judge.
INSERT INTO gate_label (corpus_id, trajectory_id, gate, source, is_blind, version, queue_id, updated_at)
SELECT s.corpus_id, s.trajectory_id, s.value::smallint, s.source, q.mode = 'blind' AND 'judge' = ANY (q.hidden), 1, q.id, s.settled_at
FROM settled_label s JOIN queue_item i ON i.id = s.queue_item_id JOIN queue q ON q.id = i.queue_id
WHERE s.question = 'gate';
