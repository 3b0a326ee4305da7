-- AlterTable
ALTER TABLE "label_event" ADD COLUMN     "cause" TEXT,
ADD COLUMN     "commit_id" UUID,
ADD COLUMN     "phase" TEXT NOT NULL DEFAULT 'answer',
ADD COLUMN     "question_set_id" INTEGER,
ADD COLUMN     "queue_item_id" BIGINT;

-- CreateTable
CREATE TABLE "question_set" (
    "id" SERIAL NOT NULL,
    "queue_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "questions" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "queue" (
    "id" SERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "mode" TEXT NOT NULL,
    "hidden" TEXT[],
    "overlap" SMALLINT NOT NULL,
    "priority" TEXT NOT NULL,
    "seed" INTEGER NOT NULL DEFAULT 1,
    "filter" TEXT NOT NULL,
    "instructions" TEXT NOT NULL,
    "for_everyone" BOOLEAN NOT NULL DEFAULT true,
    "own_items_adjudicable" BOOLEAN NOT NULL DEFAULT false,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "queue_reviewer" (
    "queue_id" INTEGER NOT NULL,
    "person_id" INTEGER NOT NULL,

    CONSTRAINT "queue_reviewer_pkey" PRIMARY KEY ("queue_id","person_id")
);

-- CreateTable
CREATE TABLE "queue_item" (
    "id" BIGSERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "queue_id" INTEGER NOT NULL,
    "trajectory_id" BIGINT NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "rank" DOUBLE PRECISION NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'ready',
    "free_slots" SMALLINT NOT NULL,
    "answers" SMALLINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queue_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "queue_assignment" (
    "item_id" BIGINT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "corpus_id" INTEGER NOT NULL,
    "queue_id" INTEGER NOT NULL,
    "lease_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "state" TEXT NOT NULL,
    "leased_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "skipped_at" TIMESTAMPTZ(3),
    "committed_at" TIMESTAMPTZ(3),
    "commit_id" UUID,
    "dwell_ms" INTEGER,

    CONSTRAINT "queue_assignment_pkey" PRIMARY KEY ("item_id","person_id")
);

-- CreateTable
CREATE TABLE "queue_draft" (
    "item_id" BIGINT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queue_draft_pkey" PRIMARY KEY ("item_id","person_id")
);

-- CreateTable
CREATE TABLE "settled_label" (
    "corpus_id" INTEGER NOT NULL,
    "trajectory_id" BIGINT NOT NULL,
    "question" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "queue_item_id" BIGINT NOT NULL,
    "settled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settled_label_pkey" PRIMARY KEY ("corpus_id","trajectory_id","question")
);

-- CreateTable
CREATE TABLE "comment" (
    "id" BIGSERIAL NOT NULL,
    "ext_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "corpus_id" INTEGER NOT NULL,
    "trajectory_id" BIGINT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "step" INTEGER,
    "span" JSONB,
    "body" TEXT NOT NULL,
    "resolved_by_id" INTEGER,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_label" (
    "corpus_id" INTEGER NOT NULL,
    "trajectory_id" BIGINT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "step_label_pkey" PRIMARY KEY ("corpus_id","trajectory_id","person_id","step")
);

-- CreateIndex
CREATE UNIQUE INDEX "question_set_queue_id_version_key" ON "question_set"("queue_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "queue_ext_id_key" ON "queue"("ext_id");

-- CreateIndex
CREATE UNIQUE INDEX "queue_corpus_id_name_key" ON "queue"("corpus_id", "name");

-- CreateIndex
CREATE INDEX "queue_reviewer_person_id_idx" ON "queue_reviewer"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "queue_item_ext_id_key" ON "queue_item"("ext_id");

-- CreateIndex
CREATE INDEX "queue_item_corpus_id_trajectory_id_idx" ON "queue_item"("corpus_id", "trajectory_id");

-- CreateIndex
CREATE INDEX "queue_item_queue_id_state_id_idx" ON "queue_item"("queue_id", "state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "queue_item_queue_id_trajectory_id_key" ON "queue_item"("queue_id", "trajectory_id");

-- CreateIndex
CREATE UNIQUE INDEX "queue_assignment_lease_id_key" ON "queue_assignment"("lease_id");

-- CreateIndex
CREATE UNIQUE INDEX "queue_assignment_commit_id_key" ON "queue_assignment"("commit_id");

-- CreateIndex
CREATE INDEX "queue_assignment_person_id_queue_id_state_idx" ON "queue_assignment"("person_id", "queue_id", "state");

-- CreateIndex
CREATE INDEX "queue_assignment_queue_id_committed_at_idx" ON "queue_assignment"("queue_id", "committed_at");

-- CreateIndex
CREATE INDEX "settled_label_queue_item_id_idx" ON "settled_label"("queue_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "comment_ext_id_key" ON "comment"("ext_id");

-- CreateIndex
CREATE INDEX "comment_corpus_id_trajectory_id_id_idx" ON "comment"("corpus_id", "trajectory_id", "id");

-- CreateIndex
CREATE INDEX "label_event_queue_item_id_id_idx" ON "label_event"("queue_item_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "label_event_commit_id_question_phase_key" ON "label_event"("commit_id", "question", "phase");

-- AddForeignKey
ALTER TABLE "question_set" ADD CONSTRAINT "question_set_queue_id_fkey" FOREIGN KEY ("queue_id") REFERENCES "queue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue" ADD CONSTRAINT "queue_corpus_id_fkey" FOREIGN KEY ("corpus_id") REFERENCES "corpus"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue_reviewer" ADD CONSTRAINT "queue_reviewer_queue_id_fkey" FOREIGN KEY ("queue_id") REFERENCES "queue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue_item" ADD CONSTRAINT "queue_item_queue_id_fkey" FOREIGN KEY ("queue_id") REFERENCES "queue"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue_assignment" ADD CONSTRAINT "queue_assignment_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "queue_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say: the index that a lease walks, and the words that the columns may hold.
CREATE INDEX queue_item_free ON queue_item (queue_id, rank, id) WHERE free_slots > 0;
CREATE INDEX queue_assignment_live ON queue_assignment (queue_id, expires_at) WHERE state = 'leased';
ALTER TABLE queue
  ADD CONSTRAINT queue_state CHECK (state IN ('open', 'paused', 'closed')),
  ADD CONSTRAINT queue_mode CHECK (mode IN ('blind', 'assisted')),
  ADD CONSTRAINT queue_overlap CHECK (overlap BETWEEN 1 AND 5);
ALTER TABLE queue_item
  ADD CONSTRAINT queue_item_state CHECK (state IN
    ('ready', 'in_progress', 'needs_second', 'conflict', 'adjudicated', 'blocked_task_fault', 'done')),
  -- A slot more than there is, or an answer too many, is a fault of ours: the statement fails instead.
  ADD CONSTRAINT queue_item_slots CHECK (free_slots >= 0 AND answers >= 0);
ALTER TABLE queue_assignment
  ADD CONSTRAINT queue_assignment_state CHECK (state IN ('leased', 'lapsed', 'skipped', 'released', 'committed'));
ALTER TABLE label_event
  ADD CONSTRAINT label_event_phase CHECK (phase IN ('answer', 'second_thought', 'extra', 'adjudication'));
ALTER TABLE settled_label
  ADD CONSTRAINT settled_label_source CHECK (source IN ('person', 'agreed', 'adjudicated'));
ALTER TABLE step_label
  ADD CONSTRAINT step_label_value CHECK (label IN ('good', 'bad', 'neutral', 'first_wrong'));

-- Heartbeats and claims change a few narrow rows all day: dead entries at the head of the queue slow every claim.
ALTER TABLE queue_item SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
ALTER TABLE queue_assignment SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);
