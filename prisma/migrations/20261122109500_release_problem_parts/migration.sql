-- audit/problems.jsonl of a release as it was built, packed: clusters, pools and rewards change later, a release does not.
CREATE TABLE "release_problem_part" (
    "release_id" INTEGER NOT NULL,
    "part" INTEGER NOT NULL,
    "packed" BYTEA NOT NULL,
    CONSTRAINT "release_problem_part_pkey" PRIMARY KEY ("release_id", "part")
);
ALTER TABLE "release_problem_part" ADD CONSTRAINT "release_problem_part_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
