-- Removing a problem looks for its products. By the primary key, which begins with the corpus, that is the whole table
-- for each problem in versions of PostgreSQL before 18.
CREATE INDEX "problem_product_problem_id_idx" ON "problem_product"("problem_id");
