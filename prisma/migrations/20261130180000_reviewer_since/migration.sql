-- Files and figures that somebody made before a queue asked them hold what it hides, so it is kept since when it asks each of
-- them. Of those who are asked already nobody knows: they may have been named the moment before.
ALTER TABLE "queue_reviewer" ADD COLUMN "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "queue" ADD COLUMN "everyone_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
