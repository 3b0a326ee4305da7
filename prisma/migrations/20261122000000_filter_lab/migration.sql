-- What a filter version decides from, beside the counts that were kept before. Rows from before have them from the rule
-- that decided, as far as it tells; the job of measures sets them as they are.
ALTER TABLE signal ADD COLUMN asks_for_nothing boolean NOT NULL DEFAULT false;
ALTER TABLE signal ADD COLUMN sends_no_nonce boolean NOT NULL DEFAULT false;
ALTER TABLE signal ADD COLUMN by_rewritten int NOT NULL DEFAULT 0;
UPDATE signal s SET asks_for_nothing = t.rule_name = 'no_inference_with_calls', sends_no_nonce = t.rule_name = 'nonces_missing'
  FROM trajectory t WHERE t.corpus_id = s.corpus_id AND t.id = s.trajectory_id
    AND t.rule_name IN ('no_inference_with_calls', 'nonces_missing');

-- What is compared to find near-duplicates, made by the job of measures.
CREATE TABLE likeness (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  -- Of the agent's calls with their arguments, in order; null without a call.
  calls_hash bigint,
  -- Of the words of its thoughts that do not change from one problem to the next; null without a thought.
  template_hash bigint,
  -- MinHash of its thoughts, 64 values of 16 bits, little-endian; null without a thought.
  sketch bytea,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);

-- Where a trajectory leaves the pipeline of the active filter version; rewritten as a whole.
CREATE TABLE selection (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  stage text NOT NULL CHECK (stage IN ('winners', 'coefficient', 'format', 'duplicate', 'structure', 'problem_cap', 'miner_cap', 'kept')),
  -- Weighted sum of the ranking signals.
  rank real NOT NULL,
  -- The one that is kept in its place, and how alike they are, 0 to 1; of duplicates only.
  representative_id bigint,
  similarity real,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);
CREATE INDEX ON selection (corpus_id, representative_id) WHERE representative_id IS NOT NULL;

DO $$
DECLARE
  parent text;
  one int;
BEGIN
  FOR one IN SELECT id FROM corpus LOOP
    FOREACH parent IN ARRAY ARRAY['likeness', 'selection'] LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES IN (%s)', parent || '_c' || one, parent, one);
    END LOOP;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION create_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'likeness', 'selection', 'judgement', 'judge_check', 'process_metric', 'process_finding', 'rescored_outcome', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
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
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'likeness', 'selection', 'judgement', 'judge_check', 'process_metric', 'process_finding', 'rescored_outcome', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('DROP TABLE IF EXISTS %I', parent || '_c' || corpus);
  END LOOP;
END $$;

-- When the selection was made, of which version, from which trajectories and labels.
ALTER TABLE "corpus" ADD COLUMN "selected_at" TIMESTAMPTZ(3);
ALTER TABLE "corpus" ADD COLUMN "selected_version_id" INTEGER;
ALTER TABLE "corpus" ADD COLUMN "selected_to" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "corpus" ADD COLUMN "selected_event" BIGINT NOT NULL DEFAULT 0;

-- The version that a version was made from.
ALTER TABLE "filter_version" ADD COLUMN "person_id" INTEGER;
ALTER TABLE "filter_version" ADD COLUMN "based_on_id" INTEGER;
ALTER TABLE "filter_version" ADD CONSTRAINT "filter_version_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "filter_version" ADD CONSTRAINT "filter_version_based_on_id_fkey" FOREIGN KEY ("based_on_id") REFERENCES "filter_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Which version decided in a corpus, from when; one that is taken back is followed by another that undoes it.
CREATE TABLE "filter_activation" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "version_id" INTEGER NOT NULL,
    "previous_id" INTEGER NOT NULL,
    "undoes_id" INTEGER,
    "person_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "job_id" UUID,
    "state" TEXT NOT NULL DEFAULT 'running',
    "moved" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "filter_activation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "filter_activation_ext_id_key" ON "filter_activation"("ext_id");
CREATE INDEX "filter_activation_corpus_id_id_idx" ON "filter_activation"("corpus_id", "id");
ALTER TABLE "filter_activation" ADD CONSTRAINT "filter_activation_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "filter_activation" ADD CONSTRAINT "filter_activation_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "filter_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "filter_activation" ADD CONSTRAINT "filter_activation_previous_id_fkey" FOREIGN KEY ("previous_id") REFERENCES "filter_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "filter_activation" ADD CONSTRAINT "filter_activation_undoes_id_fkey" FOREIGN KEY ("undoes_id") REFERENCES "filter_activation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "filter_activation" ADD CONSTRAINT "filter_activation_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
