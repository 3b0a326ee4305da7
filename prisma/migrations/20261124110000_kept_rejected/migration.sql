-- What is kept of a file's rejected rows, so that no batch has to count them.
ALTER TABLE "import_file" ADD COLUMN "kept_rows" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "import_file" ADD COLUMN "kept_bytes" BIGINT NOT NULL DEFAULT 0;

UPDATE import_file f SET kept_rows = k.rows, kept_bytes = k.bytes
  FROM (SELECT file_id, count(*)::int AS rows, sum(length(raw)) AS bytes FROM rejected_row WHERE file_id IS NOT NULL GROUP BY file_id) k
  WHERE k.file_id = f.id;

-- A reason may be longer than an index takes: rows of one reason are counted by this, and the rows themselves are not read.
-- By the other one it is known whether a record was rejected when its file was imported before. Both are kept, so that a row
-- that is set aside or resolved is not hashed anew.
ALTER TABLE "rejected_row"
  ADD COLUMN "reason_hash" UUID GENERATED ALWAYS AS (md5(reason)::uuid) STORED,
  ADD COLUMN "raw_hash" UUID GENERATED ALWAYS AS (md5(raw)::uuid) STORED;
CREATE INDEX "rejected_row_standing_idx" ON "rejected_row"("import_id", "resolved", "set_aside_id", "reason_hash", "whole_bytes");
CREATE INDEX "rejected_row_file_id_raw_hash_idx" ON "rejected_row"("file_id", "raw_hash");
DROP INDEX "rejected_row_file_id_idx";
