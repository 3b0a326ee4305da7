-- What a file of problems says of each: the answer key by which rollouts are scored. Kept by import, so that taking one
-- back leaves what another one said; of several the last import counts.
CREATE TABLE "answer_key" (
    "import_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "query" TEXT NOT NULL,
    "query_norm" TEXT NOT NULL,
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

-- The import of problems whose answer key a problem has; null where its own records brought it, or none is known.
ALTER TABLE "problem" ADD COLUMN "answer_import_id" INTEGER;
ALTER TABLE "problem" ADD CONSTRAINT "problem_answer_import_id_fkey" FOREIGN KEY ("answer_import_id") REFERENCES "import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "problem_answer_import_id_idx" ON "problem" ("answer_import_id");

-- Whose the outcome is: what the source gave, or what the rules made of an answer that the source did not score.
ALTER TABLE trajectory ADD COLUMN outcome_by text NOT NULL DEFAULT 'source' CHECK (outcome_by IN ('source', 'rules'));
