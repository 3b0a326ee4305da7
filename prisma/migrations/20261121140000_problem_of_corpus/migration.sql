-- A problem's text and reward are what its own corpus said: the same id in another corpus is another row.
ALTER TABLE "problem" ADD COLUMN "corpus_id" INTEGER;
UPDATE problem p SET corpus_id = (SELECT min(t.corpus_id) FROM trajectory t WHERE t.problem_id = p.id);
DELETE FROM problem WHERE corpus_id IS NULL;
DROP INDEX "problem_key_key";

INSERT INTO problem (corpus_id, key, bucket, suite, difficulty, query, query_norm, reward, voucher)
  SELECT other.corpus_id, p.key, p.bucket, p.suite, p.difficulty, p.query, p.query_norm, p.reward, p.voucher
  FROM (SELECT DISTINCT corpus_id, problem_id FROM trajectory) other
  JOIN problem p ON p.id = other.problem_id AND p.corpus_id <> other.corpus_id;
UPDATE trajectory t SET problem_id = own.id
  FROM problem first, problem own
  WHERE first.id = t.problem_id AND first.corpus_id <> t.corpus_id AND own.corpus_id = t.corpus_id AND own.key = first.key;

ALTER TABLE "problem" ALTER COLUMN "corpus_id" SET NOT NULL;
CREATE UNIQUE INDEX "problem_corpus_id_key_key" ON "problem"("corpus_id", "key");
ALTER TABLE "problem" ADD CONSTRAINT "problem_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
