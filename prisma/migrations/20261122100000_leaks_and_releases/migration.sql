-- Leak clusters: problems that are variants of one. A cluster is named by the smallest problem in it.
ALTER TABLE "problem" ADD COLUMN "cluster_id" INTEGER;
CREATE INDEX "problem_corpus_id_cluster_id_idx" ON "problem"("corpus_id", "cluster_id");
ALTER TABLE "corpus" ADD COLUMN "cluster_version" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "corpus" ADD COLUMN "clustered_at" TIMESTAMPTZ(3);

-- Products that rollouts of a problem answer with or look at, made by the job of measures.
CREATE TABLE "problem_product" (
    "corpus_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "product_id" TEXT NOT NULL,
    "use" TEXT NOT NULL,
    CONSTRAINT "problem_product_pkey" PRIMARY KEY ("corpus_id", "problem_id", "product_id", "use")
);
ALTER TABLE "problem_product" ADD CONSTRAINT "problem_product_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "problem_product" ADD CONSTRAINT "problem_product_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Why problems are joined: certain joins, remade as a whole with the clusters.
CREATE TABLE "leak_edge" (
    "id" BIGSERIAL NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "a_id" INTEGER NOT NULL,
    "b_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    CONSTRAINT "leak_edge_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "leak_edge_corpus_id_a_id_idx" ON "leak_edge"("corpus_id", "a_id");
ALTER TABLE "leak_edge" ADD CONSTRAINT "leak_edge_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What people decided of clusters. "join" puts two problems together; "cut" lets one value of one reason join nothing.
CREATE TABLE "leak_decision" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "a_id" INTEGER,
    "b_id" INTEGER,
    "reason" TEXT,
    "value" TEXT,
    "note" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" INTEGER,
    CONSTRAINT "leak_decision_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "leak_decision_ext_id_key" ON "leak_decision"("ext_id");
CREATE INDEX "leak_decision_corpus_id_idx" ON "leak_decision"("corpus_id");
ALTER TABLE "leak_decision" ADD CONSTRAINT "leak_decision_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "leak_decision" ADD CONSTRAINT "leak_decision_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nearly equal queries, for a person to decide.
CREATE TABLE "leak_proposal" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "a_id" INTEGER NOT NULL,
    "b_id" INTEGER NOT NULL,
    "similarity" REAL NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "decision_id" INTEGER,
    "person_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    CONSTRAINT "leak_proposal_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "leak_proposal_ext_id_key" ON "leak_proposal"("ext_id");
CREATE UNIQUE INDEX "leak_proposal_corpus_id_a_id_b_id_key" ON "leak_proposal"("corpus_id", "a_id", "b_id");
ALTER TABLE "leak_proposal" ADD CONSTRAINT "leak_proposal_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A split gives each problem a pool, whole clusters at a time, and only ever adds.
CREATE TABLE "split" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "seed" INTEGER NOT NULL,
    "shares" JSONB NOT NULL,
    "strata" TEXT[],
    "weigh" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "grown_at" TIMESTAMPTZ(3),
    CONSTRAINT "split_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "split_ext_id_key" ON "split"("ext_id");
CREATE UNIQUE INDEX "split_corpus_id_name_key" ON "split"("corpus_id", "name");
ALTER TABLE "split" ADD CONSTRAINT "split_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "split" ADD CONSTRAINT "split_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TABLE "split_pool" (
    "split_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "pool" TEXT NOT NULL,
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "split_pool_pkey" PRIMARY KEY ("split_id", "problem_id")
);
ALTER TABLE "split_pool" ADD CONSTRAINT "split_pool_split_id_fkey" FOREIGN KEY ("split_id") REFERENCES "split"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "split_pool" ADD CONSTRAINT "split_pool_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Evaluation suites that nothing that is shipped may hold.
CREATE TABLE "protected_set" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "hash" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),
    CONSTRAINT "protected_set_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "protected_set_ext_id_key" ON "protected_set"("ext_id");
CREATE INDEX "protected_set_corpus_id_idx" ON "protected_set"("corpus_id");
ALTER TABLE "protected_set" ADD CONSTRAINT "protected_set_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "protected_set" ADD CONSTRAINT "protected_set_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TABLE "protected_problem" (
    "set_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "gold_ids" TEXT[],
    "recommended_ids" TEXT[],
    "titles" TEXT[],
    CONSTRAINT "protected_problem_pkey" PRIMARY KEY ("set_id", "position")
);
ALTER TABLE "protected_problem" ADD CONSTRAINT "protected_problem_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "protected_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Releases. What one was built from is frozen in its members; its files lie in the data folder.
CREATE TABLE "release" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'building',
    "recipe" JSONB NOT NULL,
    "split_id" INTEGER NOT NULL,
    "filter_version_id" INTEGER NOT NULL,
    "label_event" BIGINT NOT NULL DEFAULT 0,
    "job_id" UUID,
    "content_hash" TEXT,
    "manifest" JSONB,
    "audit" JSONB,
    "audited_at" TIMESTAMPTZ(3),
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "built_at" TIMESTAMPTZ(3),
    "signed_at" TIMESTAMPTZ(3),
    "signed_by_id" INTEGER,
    "signature" TEXT,
    "public_key" TEXT,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_by_id" INTEGER,
    "withdrawn_reason" TEXT,
    CONSTRAINT "release_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "release_ext_id_key" ON "release"("ext_id");
CREATE UNIQUE INDEX "release_corpus_id_number_key" ON "release"("corpus_id", "number");
ALTER TABLE "release" ADD CONSTRAINT "release_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "release" ADD CONSTRAINT "release_split_id_fkey" FOREIGN KEY ("split_id") REFERENCES "split"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "release" ADD CONSTRAINT "release_filter_version_id_fkey" FOREIGN KEY ("filter_version_id") REFERENCES "filter_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "release" ADD CONSTRAINT "release_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TABLE "release_member" (
    "release_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "trajectory_id" BIGINT NOT NULL,
    "pool" TEXT NOT NULL,
    "cluster_id" INTEGER NOT NULL,
    "verdict" TEXT NOT NULL,
    "structure" TEXT NOT NULL,
    "label_source" TEXT NOT NULL,
    "approved" BOOLEAN NOT NULL,
    CONSTRAINT "release_member_pkey" PRIMARY KEY ("release_id", "position")
);
CREATE INDEX "release_member_release_id_trajectory_id_idx" ON "release_member"("release_id", "trajectory_id");
ALTER TABLE "release_member" ADD CONSTRAINT "release_member_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TABLE "release_file" (
    "release_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "rows" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    CONSTRAINT "release_file_pkey" PRIMARY KEY ("release_id", "name")
);
ALTER TABLE "release_file" ADD CONSTRAINT "release_file_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- A waiver lets the hits of one guard pass; it counts once a second person has agreed.
CREATE TABLE "release_waiver" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "release_id" INTEGER NOT NULL,
    "guard" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "second_id" INTEGER,
    "second_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    CONSTRAINT "release_waiver_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "release_waiver_ext_id_key" ON "release_waiver"("ext_id");
CREATE INDEX "release_waiver_release_id_idx" ON "release_waiver"("release_id");
ALTER TABLE "release_waiver" ADD CONSTRAINT "release_waiver_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TABLE "release_approval" (
    "release_id" INTEGER NOT NULL,
    "person_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "release_approval_pkey" PRIMARY KEY ("release_id", "person_id")
);
ALTER TABLE "release_approval" ADD CONSTRAINT "release_approval_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "release_approval" ADD CONSTRAINT "release_approval_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
