-- What a rejected row is called outside. Its number would tell how many rows lie between two of them, those of a file of
-- answer keys too, which who reviews the reward blind may not know of.
ALTER TABLE "rejected_row" ADD COLUMN "ext_id" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "rejected_row_ext_id_key" ON "rejected_row"("ext_id");
