-- What an audit says of a signed release later, beside the one that it was signed with.
ALTER TABLE "release" ADD COLUMN "later_audit" JSONB;
