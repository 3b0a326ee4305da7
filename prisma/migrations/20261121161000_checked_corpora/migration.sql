-- Version of the checks of judgements that every trajectory of the corpus has been through.
ALTER TABLE "corpus" ADD COLUMN "check_version" INTEGER NOT NULL DEFAULT 0;
