-- What a job of several stages is at; its figures are of that stage.
ALTER TABLE "job_run" ADD COLUMN "stage" TEXT;
