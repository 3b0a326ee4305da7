-- Figures from elsewhere that people set beside those of a corpus.
CREATE TABLE reference_value (
  id serial PRIMARY KEY,
  ext_id uuid NOT NULL DEFAULT gen_random_uuid(),
  corpus_id int NOT NULL REFERENCES corpus (id) ON DELETE CASCADE ON UPDATE CASCADE,
  label text NOT NULL CHECK (label <> ''),
  -- Null for a success rate, else the k of a pass@k.
  k int CHECK (k >= 1),
  value double precision NOT NULL CHECK (value BETWEEN 0 AND 1),
  problems int CHECK (problems >= 1),
  source text NOT NULL,
  caveat text NOT NULL DEFAULT '',
  suite text,
  bucket text,
  version int NOT NULL DEFAULT 1,
  person_id int NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Kept, so that a removal can be taken back.
  removed_at timestamptz(3)
);
CREATE UNIQUE INDEX reference_value_ext_id_key ON reference_value (ext_id);
CREATE INDEX reference_value_corpus_id_idx ON reference_value (corpus_id);
