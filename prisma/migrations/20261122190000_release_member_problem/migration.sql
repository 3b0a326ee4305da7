-- What a pin moves is looked up among the members of each signed release, of which there may be a million.
CREATE INDEX "release_member_release_id_problem_id_idx" ON "release_member"("release_id", "problem_id");
