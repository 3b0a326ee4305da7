-- Which layers that a queue can hide a person had in sight when a trajectory was opened to them.
CREATE TABLE "sighting" (
    "trajectory_id" BIGINT NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "person_id" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "layers" TEXT[] NOT NULL,

    CONSTRAINT "sighting_pkey" PRIMARY KEY ("corpus_id", "trajectory_id", "person_id")
);

-- What of the hidden the person had in sight before an answer. Of older answers nothing is known: they stay blind.
ALTER TABLE "queue_assignment" ADD COLUMN "seen_before" TEXT[] NOT NULL DEFAULT '{}';
