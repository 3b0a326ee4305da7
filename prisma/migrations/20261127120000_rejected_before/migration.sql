-- Of the rejected rows of a file, those that an earlier import of its corpus had rejected too.
ALTER TABLE "import_file" ADD COLUMN "rejected_before_count" INTEGER NOT NULL DEFAULT 0;

-- By the first it is known whether a record was rejected before, by the second how many records of an import are the same,
-- without a look at the rows.
CREATE INDEX "rejected_row_raw_hash_idx" ON "rejected_row"("raw_hash");
CREATE INDEX "rejected_row_record_idx" ON "rejected_row"("import_id", "raw_hash", "whole_bytes", "resolved", "set_aside_id");
