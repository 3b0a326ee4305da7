-- What was asked of a release when it was built: one person alone takes nothing of it away.
ALTER TABLE "release" ADD COLUMN "approvals_needed" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "lost_sets" TEXT[] NOT NULL DEFAULT '{}';
UPDATE "release" r SET "approvals_needed" = c."release_approvals" FROM "corpus" c WHERE c."id" = r."corpus_id";
