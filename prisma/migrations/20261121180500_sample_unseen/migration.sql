-- Rows of the corpus that whoever drew the sample reviewed blind then: they belong to no stratum.
ALTER TABLE "audit_sample" ADD COLUMN "unseen" INTEGER NOT NULL DEFAULT 0;
