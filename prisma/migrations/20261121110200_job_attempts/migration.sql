-- Times a process took the job up and did not come to give it back or to end it.
ALTER TABLE "job_run" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0;
