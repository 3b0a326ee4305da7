-- In which version query_norm is. Of what is there none is known, and an older version that goes on writing says none.
ALTER TABLE "problem" ADD COLUMN "query_form" SMALLINT NOT NULL DEFAULT 0;

-- What a start has to bring to its version is found at the low end. A problem without a query has no form yet: whoever
-- gives it its query may be of an older version.
CREATE INDEX "problem_query_form" ON "problem" ("query_form", "id") WHERE "query" <> '';
