-- A pin can be taken back: its problems return to where they were. Pins of before hold nothing to return to.
ALTER TABLE "split_pin" ADD COLUMN "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    ADD COLUMN "unpinned_at" TIMESTAMPTZ(3),
    ADD COLUMN "unpinned_by_id" INTEGER,
    ADD COLUMN "unpin_note" TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX "split_pin_ext_id_key" ON "split_pin"("ext_id");
ALTER TABLE "split_pin" ADD CONSTRAINT "split_pin_unpinned_by_id_fkey" FOREIGN KEY ("unpinned_by_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "split_pin" ADD CONSTRAINT "split_pin_unpinned_by_somebody" CHECK (("unpinned_at" IS NULL) = ("unpinned_by_id" IS NULL));

CREATE TABLE "split_pin_problem" (
    "pin_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "pool" TEXT,
    "was_pinned" BOOLEAN NOT NULL,

    CONSTRAINT "split_pin_problem_pkey" PRIMARY KEY ("pin_id", "problem_id")
);
CREATE INDEX "split_pin_problem_problem_id_idx" ON "split_pin_problem"("problem_id");
ALTER TABLE "split_pin_problem" ADD CONSTRAINT "split_pin_problem_pin_id_fkey" FOREIGN KEY ("pin_id") REFERENCES "split_pin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "split_pin_problem" ADD CONSTRAINT "split_pin_problem_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
