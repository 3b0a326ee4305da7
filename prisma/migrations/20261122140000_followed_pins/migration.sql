-- What a pin drew after it at a growth loses its pool with the pin. What grew before this was kept keeps its pool.
ALTER TABLE "split_pool" ADD COLUMN "followed_id" INTEGER;
CREATE INDEX "split_pool_followed_id_idx" ON "split_pool"("followed_id");
ALTER TABLE "split_pool" ADD CONSTRAINT "split_pool_followed_id_fkey" FOREIGN KEY ("followed_id") REFERENCES "split_pin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "split_pin_problem" ADD COLUMN "followed_id" INTEGER;
ALTER TABLE "split_pin_problem" ADD CONSTRAINT "split_pin_problem_followed_id_fkey" FOREIGN KEY ("followed_id") REFERENCES "split_pin"("id") ON DELETE SET NULL ON UPDATE CASCADE;
