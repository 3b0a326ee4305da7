-- Rows of the corpus that whoever drew the sample reviewed blind then: they belong to no stratum.
ALTER TABLE "audit_sample" ADD COLUMN "unseen" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "audit_sample_item" ADD COLUMN "corpus_id" INTEGER;
UPDATE audit_sample_item i SET corpus_id = q.corpus_id
FROM audit_sample s JOIN queue q ON q.id = s.queue_id WHERE s.id = i.sample_id;
ALTER TABLE "audit_sample_item" ALTER COLUMN "corpus_id" SET NOT NULL;
