-- The suites of a corpus are looked up one behind the other. A source may put a megabyte there, which no index holds.
CREATE INDEX "problem_suite" ON "problem"("corpus_id", "suite") WHERE length("suite") <= 200;
