-- Rejected rows that were repaired elsewhere, or that nobody wants: they stay with who set them aside, when and why, and wait for nobody.
CREATE TABLE "set_aside" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "import_id" INTEGER NOT NULL,
    "person_id" INTEGER NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "set_aside_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "set_aside_import_id_idx" ON "set_aside"("import_id");
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "rejected_row" ADD COLUMN "set_aside_id" UUID;
ALTER TABLE "rejected_rest" ADD COLUMN "set_aside_id" UUID;
CREATE INDEX "rejected_row_set_aside_id_idx" ON "rejected_row"("set_aside_id");
CREATE INDEX "rejected_rest_set_aside_id_idx" ON "rejected_rest"("set_aside_id");
ALTER TABLE "rejected_row" ADD CONSTRAINT "rejected_row_set_aside_id_fkey" FOREIGN KEY ("set_aside_id") REFERENCES "set_aside"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "rejected_rest" ADD CONSTRAINT "rejected_rest_set_aside_id_fkey" FOREIGN KEY ("set_aside_id") REFERENCES "set_aside"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- A retry leaves out what is set aside, so it brings none of it in.
ALTER TABLE "rejected_row" ADD CONSTRAINT "rejected_row_set_aside_open" CHECK (NOT (resolved AND set_aside_id IS NOT NULL));

-- Rises with every row that is set aside or put back, so that who acts on many at once acts on those that they saw.
ALTER TABLE "import" ADD COLUMN "set_aside_version" INTEGER NOT NULL DEFAULT 0;
