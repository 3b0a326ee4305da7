-- Products that a rollout recommends beside those that a success answers its problem with. An audit counts them as
-- recommended where an approved rollout is shipped, else as looked at.
CREATE TABLE "rollout_answer" (
    "corpus_id" INTEGER NOT NULL,
    "trajectory_id" BIGINT NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "product_ids" TEXT[],
    CONSTRAINT "rollout_answer_pkey" PRIMARY KEY ("corpus_id", "trajectory_id")
);
ALTER TABLE "rollout_answer" ADD CONSTRAINT "rollout_answer_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
