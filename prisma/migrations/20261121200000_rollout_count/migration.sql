-- What a trajectory cost in US dollars, where its source says so.
ALTER TABLE trajectory ADD COLUMN cost_usd double precision;

-- Counts and sums of problem × run, over the trajectories of a corpus up to corpus.counted_to. They are read only where
-- nothing lies behind that (lib/services/evaluation/rollout-cells.ts). A change of what is counted sets counted_to to 0.
CREATE TABLE "rollout_count" (
    "corpus_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "rollouts" INTEGER NOT NULL,
    "successes" INTEGER NOT NULL,
    "crashed" INTEGER NOT NULL,
    "timed_out" INTEGER NOT NULL,
    "unscored" INTEGER NOT NULL,
    "unmeasured" INTEGER NOT NULL,
    "trial_ids" INTEGER NOT NULL,
    "is_rising" BOOLEAN NOT NULL,
    "judge_sum" DOUBLE PRECISION NOT NULL,
    "judge_n" INTEGER NOT NULL,
    "judge_failed" INTEGER NOT NULL,
    "richness_sum" DOUBLE PRECISION NOT NULL,
    "richness_n" INTEGER NOT NULL,
    "tokens" BIGINT NOT NULL,
    "steps" BIGINT NOT NULL,
    "cost_sum" DOUBLE PRECISION NOT NULL,
    "cost_n" INTEGER NOT NULL,

    CONSTRAINT "rollout_count_pkey" PRIMARY KEY ("corpus_id","run_id","problem_id")
);

-- Up to which trajectory rollout_count counts: trajectories of a corpus are committed in the order of their ids.
ALTER TABLE "corpus" ADD COLUMN "counted_to" BIGINT NOT NULL DEFAULT 0;

ALTER TABLE "rollout_count" ADD CONSTRAINT "rollout_count_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
