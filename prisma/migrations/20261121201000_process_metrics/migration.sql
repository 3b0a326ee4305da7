-- How the agents went about it, measured after an import from the stored trajectories (job "measure_trajectories").
-- Version of the measures that are made or were made last, set as they begin, and the trajectory up to which they have come.
ALTER TABLE "corpus" ADD COLUMN "measure_version" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "corpus" ADD COLUMN "measured_to" BIGINT NOT NULL DEFAULT 0;

-- Narrow, so that a report over many trajectories reads few pages. Null: does not apply, or the source cannot know.
CREATE TABLE process_metric (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  repeated smallint,
  -- Searches whose answer is known, and those among them that found nothing.
  searches smallint,
  empty_results smallint,
  recovered boolean,
  ignored_filters smallint,
  voucher_claim text CHECK (voucher_claim IN ('right', 'wrong', 'unsaid')),
  unclaimed smallint,
  ungrounded text CHECK (ungrounded IN ('no', 'unviewed', 'unseen')),
  page_depth smallint,
  protocol text CHECK (protocol IN ('kept', 'no_recommendation', 'several', 'no_terminate', 'out_of_order')),
  inference_share real,
  CHECK ((searches IS NULL) = (empty_results IS NULL) AND empty_results <= searches),
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);

-- Where it shows, as gzip JSON, for the reader; apart, because a report does not need it.
CREATE TABLE process_finding (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);

DO $$
DECLARE
  one int;
  parent text;
BEGIN
  FOR one IN SELECT id FROM corpus LOOP
    FOREACH parent IN ARRAY ARRAY['process_metric', 'process_finding'] LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES IN (%s)', parent || '_c' || one, parent, one);
    END LOOP;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION create_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'judge_check', 'process_metric', 'process_finding', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
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
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'judge_check', 'process_metric', 'process_finding', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('DROP TABLE IF EXISTS %I', parent || '_c' || corpus);
  END LOOP;
END $$;
