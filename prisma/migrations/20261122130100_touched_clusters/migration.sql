-- What a decision changes of clusters is made anew by itself: an edge that a cut takes away stays, and so do nearly equal
-- queries that are no proposal.
ALTER TABLE "leak_edge" ADD COLUMN "is_cut" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "leak_edge_value_idx" ON "leak_edge" USING HASH ("value");
CREATE TABLE "leak_near" (
    "corpus_id" INTEGER NOT NULL,
    "a_id" INTEGER NOT NULL,
    "b_id" INTEGER NOT NULL,
    "similarity" DOUBLE PRECISION NOT NULL,
    CONSTRAINT "leak_near_pkey" PRIMARY KEY ("corpus_id", "a_id", "b_id")
);
CREATE INDEX "leak_near_corpus_id_b_id_idx" ON "leak_near"("corpus_id", "b_id");
ALTER TABLE "leak_near" ADD CONSTRAINT "leak_near_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "corpus" ADD COLUMN "near_queries" INTEGER NOT NULL DEFAULT 0;
