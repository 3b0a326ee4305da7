-- Version of the checks that are made or were made last, set as they begin: how far they are says checked_to.
ALTER TABLE "corpus" ADD COLUMN "check_version" INTEGER NOT NULL DEFAULT 0;
