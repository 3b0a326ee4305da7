-- The suites of a corpus are looked up one behind the other.
CREATE INDEX "problem_suite" ON "problem"("corpus_id", "suite");
