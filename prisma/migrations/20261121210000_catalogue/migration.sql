-- Products of a shop as a catalogue tells of them. Of one corpus: the same id may have another price in another one, and
-- what is scored by a catalogue must not change when somebody brings one in elsewhere.
CREATE TABLE "product" (
    "corpus_id" INTEGER NOT NULL,
    "product_id" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "title_embedding" REAL[],

    CONSTRAINT "product_pkey" PRIMARY KEY ("corpus_id","product_id")
);
ALTER TABLE "product" ADD CONSTRAINT "product_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Written by the import in bulk, and only ever looked up by its key.
ALTER TABLE "product" ALTER "title_embedding" SET STORAGE EXTERNAL;

-- Embeddings of the wanted titles, by title, as the source gives them; a thousand numbers each.
ALTER TABLE "problem" ADD COLUMN "title_embeddings" JSONB;

-- The outcome scored again (lib/scorer/rescore.ts), where a reward spec is known and the source gave an outcome.
CREATE TABLE rescored_outcome (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  answer text NOT NULL CHECK (answer IN ('agrees', 'differs', 'undecided')),
  -- What it comes to by itself, whatever was stored.
  success text NOT NULL CHECK (success IN ('yes', 'no', 'open')),
  -- "success" and the axes that cannot be what was stored, and those that nobody can decide.
  differing text[] NOT NULL DEFAULT '{}',
  undecided text[] NOT NULL DEFAULT '{}',
  -- Some product is known in part or not at all.
  is_partial boolean NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);

DO $$
DECLARE
  one int;
BEGIN
  FOR one IN SELECT id FROM corpus LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF rescored_outcome FOR VALUES IN (%s)', 'rescored_outcome_c' || one, one);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION create_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'judge_check', 'process_metric', 'process_finding', 'rescored_outcome', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
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
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'judge_check', 'process_metric', 'process_finding', 'rescored_outcome', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('DROP TABLE IF EXISTS %I', parent || '_c' || corpus);
  END LOOP;
END $$;
