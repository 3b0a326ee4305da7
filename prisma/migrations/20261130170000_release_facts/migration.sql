-- What the row of a release says of a trajectory, its problem and its run can be filled in or scored behind the release, by
-- a file of answer keys, another file of the run or the rules. Frozen with the members, so that the release stays what it is.
ALTER TABLE "release_member" ADD COLUMN "bucket" TEXT,
  ADD COLUMN "outcome" TEXT,
  ADD COLUMN "outcome_by" TEXT,
  ADD COLUMN "rule" REAL,
  ADD COLUMN "axes" INTEGER,
  ADD COLUMN "has_query" BOOLEAN,
  ADD COLUMN "has_reward" BOOLEAN;
CREATE TABLE "release_run" (
    "release_id" INTEGER NOT NULL,
    "run_id" INTEGER NOT NULL,
    "facts" JSONB NOT NULL,
    CONSTRAINT "release_run_pkey" PRIMARY KEY ("release_id", "run_id")
);
ALTER TABLE "release_run" ADD CONSTRAINT "release_run_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Releases from before get what stands there now: what had changed behind one of them by then was not kept.
UPDATE "release_member" m SET "bucket" = t.bucket, "outcome" = t.outcome, "outcome_by" = t.outcome_by, "rule" = t.rule,
  "axes" = t.axes, "has_query" = p.query <> '', "has_reward" = p.reward IS NOT NULL
FROM "trajectory" t JOIN "problem" p ON p.id = t.problem_id
WHERE t.corpus_id = m.corpus_id AND t.id = m.trajectory_id;
INSERT INTO "release_run" ("release_id", "run_id", "facts")
SELECT r.release_id, r.run_id, jsonb_build_object('run_key', ru.key, 'run_name', ru.name, 'harness', ru.harness,
  'validator_hotkey', ru.validator_hotkey, 'race_id', ru.race_id, 'phase', ru.phase, 'suite', ru.suite,
  'scoring_version', ru.scoring_version, 'agent_key', ag.key, 'agent_name', ag.name, 'agent_version', ag.version,
  'model', ag.model, 'miner_hotkey', ag.miner_hotkey)
FROM (SELECT DISTINCT m.release_id, t.run_id FROM "release_member" m
  JOIN "trajectory" t ON t.corpus_id = m.corpus_id AND t.id = m.trajectory_id) r
JOIN "run" ru ON ru.id = r.run_id LEFT JOIN "agent" ag ON ag.id = ru.agent_id;
