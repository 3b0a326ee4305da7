-- The latest audit of a split, and the state of pools, clusters and protected sets that it was made of.
ALTER TABLE "split" ADD COLUMN "audit" JSONB;
ALTER TABLE "split" ADD COLUMN "audit_basis" TEXT;

-- Clusters that a person gave a pool, by the problem that was named.
CREATE TABLE "split_pin" (
    "id" SERIAL NOT NULL,
    "split_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "problems" INTEGER NOT NULL,
    "pool" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "split_pin_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "split_pin_split_id_idx" ON "split_pin"("split_id");
ALTER TABLE "split_pin" ADD CONSTRAINT "split_pin_split_id_fkey" FOREIGN KEY ("split_id") REFERENCES "split"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "split_pin" ADD CONSTRAINT "split_pin_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "split_pin" ADD CONSTRAINT "split_pin_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Trajectories by the pool of their problem are found from the problem.
CREATE INDEX "split_pool_problem_id_idx" ON "split_pool"("problem_id");

-- Why records of a protected set were not read, and which problems of the corpus it holds, of which state of the corpus.
ALTER TABLE "protected_set" ADD COLUMN "unread_reasons" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "protected_set" ADD COLUMN "overlap" JSONB;
ALTER TABLE "protected_set" ADD COLUMN "overlap_basis" TEXT;
