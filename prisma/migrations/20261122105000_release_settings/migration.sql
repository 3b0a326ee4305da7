-- How many people have to approve a release, and the number that the last release got: a deleted one's is not given again.
ALTER TABLE "corpus" ADD COLUMN "release_approvals" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "corpus" ADD COLUMN "release_number" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "release" ADD CONSTRAINT "release_state_check" CHECK ("state" IN ('building', 'draft', 'audited', 'approved', 'signed', 'withdrawn', 'failed', 'cancelled'));

-- The card as it is signed and shown, and what builds the same bytes.
ALTER TABLE "release" ADD COLUMN "card" TEXT;
ALTER TABLE "release" ADD COLUMN "folder" TEXT;

-- The Ed25519 key of the installation. The private half is sealed as keys of judge endpoints are.
CREATE TABLE "release_key" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "owner" UUID NOT NULL DEFAULT gen_random_uuid(),
    "public_key" TEXT NOT NULL,
    "sealed_key" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "release_key_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "release_key_one_check" CHECK ("id" = 1)
);
