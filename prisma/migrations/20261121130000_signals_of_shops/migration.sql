-- Signals about searching and picking products are null where the agent has no shop: 0 would say it did badly.
ALTER TABLE trajectory ALTER unseen_ids DROP NOT NULL;
ALTER TABLE signal ALTER depth DROP NOT NULL;
ALTER TABLE signal ALTER reformulations DROP NOT NULL;
ALTER TABLE signal ALTER verification DROP NOT NULL;
ALTER TABLE signal ALTER unseen_ids DROP NOT NULL;

-- The order of the table's column; the expression is that of lib/db/sort-plan.ts.
DROP INDEX trajectory_corpus_id_unseen_ids_id_idx;
CREATE INDEX ON trajectory (corpus_id, coalesce(unseen_ids, -1), id);

-- Rows that were imported before from sources without a shop.
UPDATE signal s SET depth = NULL, reformulations = NULL, verification = NULL, unseen_ids = NULL
  FROM trajectory t WHERE t.corpus_id = s.corpus_id AND t.id = s.trajectory_id AND t.format IN ('tau-bench', 'tau2-bench');
UPDATE trajectory SET unseen_ids = NULL WHERE format IN ('tau-bench', 'tau2-bench');
