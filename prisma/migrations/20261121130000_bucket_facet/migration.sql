-- A filter by bucket takes any case. The index finds its rows, and gives the planner the frequencies of the values,
-- without which it expects one row in 200.
CREATE INDEX ON trajectory (corpus_id, lower(bucket), id);
