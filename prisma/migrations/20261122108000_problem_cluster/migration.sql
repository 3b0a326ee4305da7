-- The leak cluster of a problem lies beside it: written into the problem it would be written into all indexes of its query.
CREATE TABLE "problem_cluster" (
    "problem_id" INTEGER NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "cluster_id" INTEGER NOT NULL,
    CONSTRAINT "problem_cluster_pkey" PRIMARY KEY ("problem_id")
);
CREATE INDEX "problem_cluster_cluster_id_idx" ON "problem_cluster"("cluster_id");
ALTER TABLE "problem_cluster" ADD CONSTRAINT "problem_cluster_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the list says of each cluster, by its first problem.
CREATE TABLE "leak_cluster" (
    "id" INTEGER NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "problems" INTEGER NOT NULL,
    "reasons" TEXT[],
    CONSTRAINT "leak_cluster_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "leak_cluster_corpus_id_problems_idx" ON "leak_cluster"("corpus_id", "problems" DESC);
ALTER TABLE "leak_cluster" ADD CONSTRAINT "leak_cluster_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "problem_cluster" ("problem_id", "corpus_id", "cluster_id")
SELECT "id", "corpus_id", "cluster_id" FROM "problem" WHERE "cluster_id" IS NOT NULL;
INSERT INTO "leak_cluster" ("id", "corpus_id", "key", "problems", "reasons")
SELECT f."id", f."corpus_id", f."key", s."problems", coalesce(r."reasons", '{}')
FROM (SELECT "cluster_id" AS "id", count(*)::int AS "problems" FROM "problem_cluster" GROUP BY 1) s
JOIN "problem" f ON f."id" = s."id"
LEFT JOIN (SELECT c."cluster_id" AS "id", array_agg(DISTINCT e."reason" ORDER BY e."reason") AS "reasons"
    FROM "leak_edge" e JOIN "problem_cluster" c ON c."problem_id" = e."a_id" GROUP BY 1) r ON r."id" = s."id";

DROP INDEX "problem_corpus_id_cluster_id_idx";
ALTER TABLE "problem" DROP COLUMN "cluster_id";
