-- A file of metrics of training that was read.
CREATE TABLE training_import (
  id serial PRIMARY KEY,
  ext_id uuid NOT NULL DEFAULT gen_random_uuid(),
  corpus_id int NOT NULL REFERENCES corpus (id) ON DELETE CASCADE ON UPDATE CASCADE,
  file_name text NOT NULL,
  -- What came of it, as its answer says.
  counts jsonb NOT NULL,
  person_id int NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX training_import_ext_id_key ON training_import (ext_id);
CREATE INDEX training_import_corpus_id_idx ON training_import (corpus_id);

-- Lines of it that could not be read.
CREATE TABLE training_rejected (
  id bigserial PRIMARY KEY,
  import_id int NOT NULL REFERENCES training_import (id) ON DELETE CASCADE ON UPDATE CASCADE,
  line int NOT NULL,
  reason text NOT NULL,
  raw text NOT NULL
);
CREATE INDEX training_rejected_import_id_id_idx ON training_rejected (import_id, id);

-- One metric of one training run.
CREATE TABLE training_curve (
  id serial PRIMARY KEY,
  ext_id uuid NOT NULL DEFAULT gen_random_uuid(),
  corpus_id int NOT NULL REFERENCES corpus (id) ON DELETE CASCADE ON UPDATE CASCADE,
  run text NOT NULL CHECK (run <> ''),
  metric text NOT NULL CHECK (metric <> ''),
  -- Kept, so that a removal can be taken back.
  removed_at timestamptz(3)
);
CREATE UNIQUE INDEX training_curve_ext_id_key ON training_curve (ext_id);
CREATE UNIQUE INDEX training_curve_corpus_id_run_metric_key ON training_curve (corpus_id, run, metric);

CREATE TABLE training_metric (
  curve_id int NOT NULL REFERENCES training_curve (id) ON DELETE CASCADE ON UPDATE CASCADE,
  step bigint NOT NULL CHECK (step >= 0),
  -- Never NaN nor infinite: such a line is rejected.
  value double precision NOT NULL CHECK (value > '-Infinity' AND value < 'Infinity'),
  PRIMARY KEY (curve_id, step)
);
