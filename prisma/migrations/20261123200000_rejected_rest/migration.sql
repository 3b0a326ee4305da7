-- Rejected rows of a file beyond those that are kept: how many by reason.
CREATE TABLE "rejected_rest" (
    "import_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "first_line" INTEGER NOT NULL,

    CONSTRAINT "rejected_rest_pkey" PRIMARY KEY ("file_id", "reason")
);
CREATE INDEX "rejected_rest_import_id_idx" ON "rejected_rest"("import_id");
ALTER TABLE "rejected_rest" ADD CONSTRAINT "rejected_rest_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rejected_rest" ADD CONSTRAINT "rejected_rest_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "import_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;
