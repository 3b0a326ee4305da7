-- How far the checks of that version have come: trajectories of a corpus are committed in the order of their ids.
ALTER TABLE "corpus" ADD COLUMN "checked_to" BIGINT NOT NULL DEFAULT 0;
