-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "person" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "corpus" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "filter_version_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "corpus_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "filter_version" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "thresholds" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "filter_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "bucket" TEXT,
    "suite" TEXT,
    "difficulty" TEXT,
    "query" TEXT NOT NULL,
    "query_norm" TEXT NOT NULL,
    "reward" JSONB,
    "voucher" JSONB,

    CONSTRAINT "problem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" TEXT,
    "model" TEXT,
    "miner_hotkey" TEXT,

    CONSTRAINT "agent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "run" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "agent_id" INTEGER,
    "harness" TEXT,
    "validator_hotkey" TEXT,
    "race_id" TEXT,
    "phase" TEXT,
    "suite" TEXT,
    "scoring_version" TEXT,

    CONSTRAINT "run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "job_id" UUID,
    "retry_of_id" INTEGER,
    "run_name" TEXT,
    "format" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_file" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "format" TEXT,
    "refusal" TEXT,
    "read_bytes" BIGINT NOT NULL DEFAULT 0,
    "read_count" INTEGER NOT NULL DEFAULT 0,
    "imported_count" INTEGER NOT NULL DEFAULT 0,
    "duplicate_count" INTEGER NOT NULL DEFAULT 0,
    "rejected_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "import_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rejected_row" (
    "id" BIGSERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "raw" BYTEA NOT NULL,
    "resolved" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "rejected_row_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_run" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "done" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL DEFAULT 0,
    "unit" TEXT NOT NULL DEFAULT 'rows',
    "payload" JSONB NOT NULL,
    "result" JSONB,
    "error" TEXT,
    "cancel_requested" BOOLEAN NOT NULL DEFAULT false,
    "worker_id" TEXT,
    "heartbeat_at" TIMESTAMPTZ(3),
    "person_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "label_event" (
    "id" BIGSERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "trajectory_id" BIGINT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "value" TEXT,
    "reason" TEXT,
    "note" TEXT,
    "span" JSONB,
    "version" INTEGER NOT NULL,
    "undoes_id" BIGINT,
    "job_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "label_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_view" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "export" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "job_id" UUID,
    "preset" TEXT NOT NULL,
    "filter" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "manifest" JSONB,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit" (
    "id" BIGSERIAL NOT NULL,
    "person_id" INTEGER NOT NULL,
    "verb" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "person_ext_id_key" ON "person"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "corpus_ext_id_key" ON "corpus"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "corpus_name_key" ON "corpus"("name");

-- CreateIndex
CREATE UNIQUE INDEX "filter_version_ext_id_key" ON "filter_version"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "filter_version_name_key" ON "filter_version"("name");

-- CreateIndex
CREATE UNIQUE INDEX "filter_version_hash_key" ON "filter_version"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "problem_ext_id_key" ON "problem"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "problem_key_key" ON "problem"("key");

-- CreateIndex
CREATE INDEX "problem_query_norm_idx" ON "problem" USING HASH ("query_norm");

-- CreateIndex
CREATE UNIQUE INDEX "agent_key_key" ON "agent"("key");

-- CreateIndex
CREATE UNIQUE INDEX "run_ext_id_key" ON "run"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "run_corpus_id_key_key" ON "run"("corpus_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "import_ext_id_key" ON "import"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "import_file_import_id_position_key" ON "import_file"("import_id", "position");

-- CreateIndex
CREATE INDEX "rejected_row_import_id_id_idx" ON "rejected_row"("import_id", "id");

-- CreateIndex
CREATE INDEX "job_run_state_heartbeat_at_idx" ON "job_run"("state", "heartbeat_at");

-- CreateIndex
CREATE UNIQUE INDEX "label_event_ext_id_key" ON "label_event"("ext_id");

-- CreateIndex
CREATE INDEX "label_event_corpus_id_trajectory_id_id_idx" ON "label_event"("corpus_id", "trajectory_id", "id");

-- CreateIndex
CREATE INDEX "label_event_job_id_idx" ON "label_event"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_ext_id_key" ON "saved_view"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_corpus_id_name_key" ON "saved_view"("corpus_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "export_ext_id_key" ON "export"("ext_id");

-- AddForeignKey
ALTER TABLE "corpus" ADD CONSTRAINT "corpus_filter_version_id_fkey" FOREIGN KEY ("filter_version_id") REFERENCES "filter_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run" ADD CONSTRAINT "run_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import" ADD CONSTRAINT "import_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_file" ADD CONSTRAINT "import_file_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rejected_row" ADD CONSTRAINT "rejected_row_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "export" ADD CONSTRAINT "export_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- One row a trajectory, partitioned by corpus (docs/architecture.md, "Tables").
-- Prisma does not know these tables: they are listed as external in .config/prisma.ts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "problem_query_trgm" ON "problem" USING gin ("query" gin_trgm_ops);

CREATE SEQUENCE trajectory_id_seq;

-- Thin: everything a list sorts, filters or shows. Written at import and by re-filtering, in bulk.
CREATE TABLE trajectory (
  corpus_id int NOT NULL,
  id bigint NOT NULL DEFAULT nextval('trajectory_id_seq'),
  -- Derived from corpus name and content hash, so a corpus that is imported again has the same ids.
  ext_id uuid NOT NULL,
  import_id int NOT NULL,
  problem_id int NOT NULL,
  run_id int NOT NULL,
  rollout int,
  source_id text,
  format text NOT NULL,
  shape text NOT NULL,
  bucket text,
  status text NOT NULL CHECK (status IN ('completed', 'failed', 'timed_out', 'unknown')),
  started_at timestamptz(3),
  duration_ms int,
  outcome text NOT NULL CHECK (outcome IN ('success', 'partial', 'fail', 'unscored')),
  score real,
  rule real,
  -- Two bits an axis in the order of lib/domain/outcome.ts AXES: 0 unknown, 1 pass, 2 fail, 3 n/a.
  axes int NOT NULL DEFAULT 0,
  judge_state text NOT NULL CHECK (judge_state IN ('scored', 'failed', 'absent')),
  gate smallint CHECK (gate BETWEEN 1 AND 5),
  judge_score real,
  judge_model text,
  filter_version_id int NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('agentic', 'sub_task', 'review', 'insufficient_evidence')),
  rule_name text NOT NULL,
  -- Flattened richness, null without dispatches or without a log.
  richness real,
  -- Bit n-1 is reject Rn.
  rejects int NOT NULL,
  steps int NOT NULL,
  dispatches int NOT NULL,
  phantoms int NOT NULL,
  tokens int NOT NULL,
  unseen_ids int NOT NULL,
  raw_bytes bigint NOT NULL,
  body_sha bytea NOT NULL,
  imported_at timestamptz(3) NOT NULL,
  PRIMARY KEY (corpus_id, id),
  UNIQUE (corpus_id, ext_id),
  UNIQUE (corpus_id, body_sha)
) PARTITION BY LIST (corpus_id);

-- Null sorts as -1 so that keyset paging can compare rows; the expressions are those of lib/query.
CREATE INDEX ON trajectory (corpus_id, imported_at, id);
CREATE INDEX ON trajectory (corpus_id, coalesce(richness, -1), id);
CREATE INDEX ON trajectory (corpus_id, coalesce(gate, -1::smallint), id);
CREATE INDEX ON trajectory (corpus_id, tokens, id);
CREATE INDEX ON trajectory (corpus_id, steps, id);
CREATE INDEX ON trajectory (corpus_id, unseen_ids, id);
CREATE INDEX ON trajectory (corpus_id, verdict, imported_at, id);
CREATE INDEX ON trajectory (corpus_id, outcome, imported_at, id);
CREATE INDEX ON trajectory (problem_id, id);
CREATE INDEX ON trajectory (run_id, id);
CREATE INDEX ON trajectory (bucket);

-- Narrow and mutable: the current state of the labels, beside the events.
CREATE TABLE review (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  label text CHECK (label IN ('agentic', 'sub_task', 'reject')),
  label_source text CHECK (label_source IN ('person', 'agreed', 'adjudicated')),
  approved boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 0,
  person_id int,
  updated_at timestamptz(3),
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);
CREATE INDEX ON review (corpus_id, label, trajectory_id) WHERE label IS NOT NULL;
CREATE INDEX ON review (corpus_id, trajectory_id) WHERE approved;

-- Narrow: the numbers a filter version is computed from, so that a what-if never reads a body.
CREATE TABLE signal (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  has_log boolean NOT NULL,
  has_stamps boolean NOT NULL,
  inferences_with_calls int NOT NULL,
  by_model int NOT NULL,
  by_macro int NOT NULL,
  by_retry int NOT NULL,
  by_code int NOT NULL,
  by_unknown int NOT NULL,
  phantom int NOT NULL,
  early_credited int NOT NULL,
  early_dispatches int NOT NULL,
  flat_credited int NOT NULL,
  nonce_valid int NOT NULL,
  nonce_dispatches int NOT NULL,
  depth int NOT NULL,
  reformulations int NOT NULL,
  verification boolean NOT NULL,
  regularity real NOT NULL,
  has_cycle boolean NOT NULL,
  tokens int NOT NULL,
  unseen_ids int NOT NULL,
  -- Rejects without R4, which depends on the filter's token budget.
  rejects int NOT NULL,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);

CREATE TABLE judgement (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('scored', 'failed')),
  score real,
  gate smallint,
  explanation text,
  model text,
  rubric text,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);

-- Reader: header, outline and analysis as gzip JSON (lib/contract/outline.ts). Rewritten by re-filtering.
CREATE TABLE trajectory_outline (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (corpus_id, trajectory_id)
) PARTITION BY LIST (corpus_id);
ALTER TABLE trajectory_outline ALTER body SET STORAGE EXTERNAL;

-- Reader: gzip JSON arrays of consecutive steps, immutable, sent to the browser as stored.
CREATE TABLE trajectory_body (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  chunk int NOT NULL,
  first_step int NOT NULL,
  last_step int NOT NULL,
  raw_bytes int NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (corpus_id, trajectory_id, chunk)
) PARTITION BY LIST (corpus_id);
ALTER TABLE trajectory_body ALTER body SET STORAGE EXTERNAL;

-- The record byte for byte, in gzip members: concatenated they are a valid .gz download.
CREATE TABLE trajectory_raw (
  corpus_id int NOT NULL,
  trajectory_id bigint NOT NULL,
  part int NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (corpus_id, trajectory_id, part)
) PARTITION BY LIST (corpus_id);
ALTER TABLE trajectory_raw ALTER body SET STORAGE EXTERNAL;

CREATE FUNCTION create_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES IN (%s)', parent || '_c' || corpus, parent, corpus);
  END LOOP;
  EXECUTE format('ALTER TABLE %I SET (fillfactor = 80)', 'review_c' || corpus);
  -- Storage is a column setting that partitions do not inherit.
  FOREACH parent IN ARRAY ARRAY['trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('ALTER TABLE %I ALTER body SET STORAGE EXTERNAL', parent || '_c' || corpus);
  END LOOP;
END $$;

CREATE FUNCTION drop_corpus_partitions(corpus int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['trajectory', 'review', 'signal', 'judgement', 'trajectory_outline', 'trajectory_body', 'trajectory_raw'] LOOP
    EXECUTE format('DROP TABLE IF EXISTS %I', parent || '_c' || corpus);
  END LOOP;
END $$;
