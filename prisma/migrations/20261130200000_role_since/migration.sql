-- Who becomes an annotator is asked by the blind queues for everyone from then on, so it is kept since when somebody has their
-- role. Every change of one is in the audit log; who never had another has it as long as they are there.
ALTER TABLE "person" ADD COLUMN "role_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "person" SET "role_since" = "created_at";
UPDATE "person" p SET "role_since" = c."at"
  FROM (SELECT "subject", max("at") AS "at" FROM "audit" WHERE "verb" = 'change_role' GROUP BY "subject") c
  WHERE c."subject" = 'person:' || p."ext_id";
