-- What each file of metrics said of a point and what stood there before, so that a file can be taken back as a whole.
CREATE TABLE "training_change" (
    "import_id" INTEGER NOT NULL,
    "curve_id" INTEGER NOT NULL,
    "step" BIGINT NOT NULL,
    "previous" DOUBLE PRECISION,

    CONSTRAINT "training_change_pkey" PRIMARY KEY ("import_id","curve_id","step")
);

CREATE INDEX "training_change_curve_id_step_import_id_idx" ON "training_change"("curve_id", "step", "import_id");

ALTER TABLE "training_change" ADD CONSTRAINT "training_change_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "training_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "training_change" ADD CONSTRAINT "training_change_curve_id_fkey" FOREIGN KEY ("curve_id") REFERENCES "training_curve"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Files that were read before kept no such record.
ALTER TABLE "training_import" ADD COLUMN "is_recorded" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "training_import" ADD COLUMN "undone_at" TIMESTAMPTZ(3);
