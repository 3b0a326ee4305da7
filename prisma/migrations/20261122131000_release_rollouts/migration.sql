-- How many rollouts of the problem its run had when the release was frozen; null in releases from before.
ALTER TABLE "release_member" ADD COLUMN "rollouts" INTEGER;
