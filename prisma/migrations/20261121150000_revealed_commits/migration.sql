-- AlterTable
ALTER TABLE "queue_assignment" ADD COLUMN     "revealed_at" TIMESTAMPTZ(3);

-- DropIndex
DROP INDEX "label_event_commit_id_question_phase_key";

-- A commit that is sent twice is stored once; a second thought may be corrected, by another event.
CREATE UNIQUE INDEX label_event_commit ON label_event (commit_id, question, phase) WHERE phase <> 'second_thought';
-- Second thoughts are looked up by their commit as well; the statement above leaves them out.
CREATE INDEX label_event_second_thought ON label_event (commit_id, id) WHERE phase = 'second_thought';
