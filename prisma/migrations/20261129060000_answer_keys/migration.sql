-- What a file of problems says of each: the answer key by which rollouts are scored. Kept by import, so that taking one
-- back leaves what another one said; of several the last import counts.
CREATE TABLE "answer_key" (
    "import_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "query" TEXT NOT NULL,
    "query_norm" TEXT NOT NULL,
    "query_form" SMALLINT NOT NULL DEFAULT 0,
    "bucket" TEXT,
    "suite" TEXT,
    "difficulty" TEXT,
    "reward" JSONB NOT NULL,
    "voucher" JSONB,
    "title_embeddings" JSONB,

    CONSTRAINT "answer_key_pkey" PRIMARY KEY ("import_id","key")
);
ALTER TABLE "answer_key" ADD CONSTRAINT "answer_key_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_key" ADD CONSTRAINT "answer_key_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "answer_key_corpus_id_key_idx" ON "answer_key" ("corpus_id", "key");
CREATE INDEX "answer_key_query_norm_idx" ON "answer_key" USING HASH ("query_norm");
CREATE INDEX "answer_key_query_form_idx" ON "answer_key" ("query_form");

-- The import of problems whose answer key a problem has; null where its own records brought it, or none is known.
ALTER TABLE "problem" ADD COLUMN "answer_import_id" INTEGER;
ALTER TABLE "problem" ADD CONSTRAINT "problem_answer_import_id_fkey" FOREIGN KEY ("answer_import_id") REFERENCES "import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "problem_answer_import_id_idx" ON "problem" ("answer_import_id");

-- The imports whose records hold the answer key of a problem, with the last of which it goes; null where no records do,
-- and of older rows, where it is not known.
ALTER TABLE "problem" ADD COLUMN "records_import_ids" INTEGER[];

-- Whose the outcome is: what the source gave, or what the rules made of an answer that the source did not score.
ALTER TABLE trajectory ADD COLUMN outcome_by text NOT NULL DEFAULT 'source' CHECK (outcome_by IN ('source', 'rules'));

-- Rollouts whose outcome the rules made. What is counted by now has its outcomes from sources, so 0 is right of it.
ALTER TABLE "rollout_count" ADD COLUMN "by_rules" INTEGER NOT NULL DEFAULT 0;
