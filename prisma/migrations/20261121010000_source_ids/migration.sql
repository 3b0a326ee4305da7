-- Records whose source id is already in the run with another body: imported, noted and counted.
ALTER TABLE "import_file" ADD COLUMN "conflict_count" INTEGER NOT NULL DEFAULT 0;

CREATE INDEX ON trajectory (run_id, source_id) WHERE source_id IS NOT NULL;
