-- Of two files that are read at once the later one is whichever wrote last, and one may write a point again behind the other.
ALTER TABLE "training_change" DROP CONSTRAINT "training_change_pkey";
ALTER TABLE "training_change" ADD COLUMN "id" BIGSERIAL;
UPDATE "training_change" t SET "id" = o.place
FROM (SELECT ctid AS at, row_number() OVER (ORDER BY "import_id", "curve_id", "step") AS place FROM "training_change") o
WHERE t.ctid = o.at;
ALTER TABLE "training_change" ADD CONSTRAINT "training_change_pkey" PRIMARY KEY ("id");
DROP INDEX "training_change_curve_id_step_import_id_idx";
CREATE INDEX "training_change_curve_id_step_id_idx" ON "training_change"("curve_id", "step", "id");
CREATE INDEX "training_change_import_id_idx" ON "training_change"("import_id");
