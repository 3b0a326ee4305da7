-- What a problem is scored by may come from several imports, and each of its parts from others. It goes with the last import
-- whose records hold the very same, so the imports are kept for each part. Of older rows the one list stands for all parts.
ALTER TABLE "problem" ADD COLUMN "reward_import_ids" INTEGER[],
  ADD COLUMN "voucher_import_ids" INTEGER[],
  ADD COLUMN "embeddings_import_ids" INTEGER[];
UPDATE "problem" SET
  "reward_import_ids" = CASE WHEN "reward" IS NOT NULL THEN "records_import_ids" END,
  "voucher_import_ids" = CASE WHEN "voucher" IS NOT NULL THEN "records_import_ids" END,
  "embeddings_import_ids" = CASE WHEN "title_embeddings" IS NOT NULL THEN "records_import_ids" END
WHERE "records_import_ids" IS NOT NULL;
ALTER TABLE "problem" DROP COLUMN "records_import_ids";

-- What the records that were read of a file are known by: an import that was stopped goes on in the same file only.
ALTER TABLE "import_file" ADD COLUMN "read_sha" BYTEA;
