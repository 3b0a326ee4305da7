-- A random sample of a corpus, drawn stratum by stratum for a blind queue, with all that its estimate needs.
CREATE TABLE audit_sample (
  id serial PRIMARY KEY,
  ext_id uuid NOT NULL DEFAULT gen_random_uuid(),
  queue_id int NOT NULL REFERENCES queue (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- Of the rows it was drawn from.
  filter text NOT NULL,
  dimensions text[] NOT NULL,
  seed int NOT NULL,
  -- Rows of the filter that have no gate of a judge: failed judgements, and those without one or under a float rubric.
  failed int NOT NULL,
  without_gate int NOT NULL,
  -- Rows of the corpus that whoever drew it reviewed blind then: they belong to no stratum either.
  unseen int NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX audit_sample_ext_id_key ON audit_sample (ext_id);
CREATE UNIQUE INDEX audit_sample_queue_id_key ON audit_sample (queue_id);

CREATE TABLE audit_sample_stratum (
  sample_id int NOT NULL REFERENCES audit_sample (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- From 1.
  place smallint NOT NULL,
  -- A value for each dimension.
  cell jsonb NOT NULL,
  population int NOT NULL,
  -- Those of them that had a blind gate of people before: they were not drawn from.
  known int NOT NULL,
  drawn int NOT NULL,
  CHECK (drawn <= population - known),
  PRIMARY KEY (sample_id, place)
);

CREATE TABLE audit_sample_item (
  sample_id int NOT NULL,
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  place smallint NOT NULL,
  -- The gate of people that was known before; null for what was drawn.
  known_gate smallint CHECK (known_gate BETWEEN 1 AND 5),
  PRIMARY KEY (sample_id, trajectory_id),
  FOREIGN KEY (sample_id, place) REFERENCES audit_sample_stratum (sample_id, place) ON DELETE CASCADE ON UPDATE CASCADE
);
