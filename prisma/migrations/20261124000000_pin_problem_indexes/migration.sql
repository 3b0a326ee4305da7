-- Removing a corpus looks for the pins of each problem, and for what followed each pin: without these in the whole table.
CREATE INDEX "split_pin_problem_id_idx" ON "split_pin"("problem_id");
CREATE INDEX "split_pin_problem_followed_id_idx" ON "split_pin_problem"("followed_id");
