-- Problems are counted by their bucket, and a count opens the trajectories that are filtered by theirs: they agree from now
-- on, and so do those of earlier imports. An index holds no value that is longer than a key.
UPDATE problem SET bucket = left(bucket, 400) WHERE length(bucket) > 433;
UPDATE trajectory t SET bucket = p.bucket FROM problem p WHERE p.id = t.problem_id AND t.bucket IS DISTINCT FROM p.bucket;
