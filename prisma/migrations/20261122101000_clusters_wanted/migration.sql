-- What clusters are made from changes by measures and by people: how often it was, and how often it had been when those
-- that are made were begun.
ALTER TABLE "corpus" ADD COLUMN "clusters_wanted" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "corpus" ADD COLUMN "clusters_made" INTEGER NOT NULL DEFAULT 0;
