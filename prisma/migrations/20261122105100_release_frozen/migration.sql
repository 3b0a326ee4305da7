-- When the members of a release were frozen, and the last trajectory that there was.
ALTER TABLE "release" ADD COLUMN "frozen_at" TIMESTAMPTZ(3);
ALTER TABLE "release" ADD COLUMN "trajectory_to" BIGINT NOT NULL DEFAULT 0;
