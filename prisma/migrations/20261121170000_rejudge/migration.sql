-- Judges that can be asked again. The key is kept encrypted, with the endpoint's id as associated data.
CREATE TABLE judge_endpoint (
  id serial PRIMARY KEY,
  ext_id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  base_url text NOT NULL,
  model text NOT NULL,
  sealed_key bytea,
  -- The last four characters, so that people can tell keys apart.
  key_hint text,
  requests_per_minute int NOT NULL CHECK (requests_per_minute > 0),
  concurrency int NOT NULL CHECK (concurrency > 0),
  timeout_ms int NOT NULL CHECK (timeout_ms > 0),
  -- US dollars a million tokens.
  input_price double precision CHECK (input_price >= 0),
  output_price double precision CHECK (output_price >= 0),
  person_id int NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CHECK ((sealed_key IS NULL) = (key_hint IS NULL))
);
CREATE UNIQUE INDEX judge_endpoint_ext_id_key ON judge_endpoint (ext_id);
CREATE UNIQUE INDEX judge_endpoint_name_key ON judge_endpoint (name);

-- What a judge said when it was asked again: beside the original judgement, never over it.
CREATE TABLE rejudgement (
  id bigserial PRIMARY KEY,
  corpus_id int NOT NULL REFERENCES corpus (id) ON DELETE CASCADE ON UPDATE CASCADE,
  trajectory_id bigint NOT NULL,
  -- The job that asked: in one round a trajectory is judged once.
  round uuid NOT NULL,
  endpoint text NOT NULL,
  model text NOT NULL,
  rubric text NOT NULL,
  formatter text NOT NULL,
  state text NOT NULL CHECK (state IN ('scored', 'failed')),
  score real CHECK (score BETWEEN 0 AND 1),
  gate smallint CHECK (gate BETWEEN 1 AND 5),
  explanation text,
  -- Why it failed.
  reason text,
  prompt_tokens int,
  completion_tokens int,
  cost_usd double precision,
  tries smallint NOT NULL,
  at timestamptz(3) NOT NULL,
  CHECK ((state = 'scored') = (score IS NOT NULL)),
  CHECK (state = 'failed' OR reason IS NULL),
  CHECK (state = 'scored' OR gate IS NULL)
);
CREATE UNIQUE INDEX rejudgement_corpus_id_trajectory_id_round_key ON rejudgement (corpus_id, trajectory_id, round);
CREATE INDEX rejudgement_round_idx ON rejudgement (round);
CREATE INDEX rejudgement_corpus_id_model_rubric_idx ON rejudgement (corpus_id, model, rubric);
