-- A partition is made aside and attached: CREATE TABLE … PARTITION OF locks each parent against every reader, so that a
-- new corpus waited for all who read, and two of them could block each other for ever.
CREATE OR REPLACE FUNCTION create_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'likeness', 'selection', 'judgement', 'judge_check', 'process_metric', 'process_finding', 'rescored_outcome', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', parent || '_c' || corpus, parent);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES IN (%s)', parent, parent || '_c' || corpus, corpus);
  END LOOP;
  EXECUTE format('ALTER TABLE %I SET (fillfactor = 80)', 'review_c' || corpus);
  -- Storage is a column setting that partitions do not inherit.
  FOREACH parent IN ARRAY ARRAY['trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('ALTER TABLE %I ALTER body SET STORAGE EXTERNAL', parent || '_c' || corpus);
  END LOOP;
END $$;
