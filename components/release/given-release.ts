import { givenAudit, givenHit } from "@/components/split/given-split";
import type { ReleaseDetail, ReleaseRecipe, ReleaseSummary } from "@/lib/contract/releases";
import type { Audit } from "@/lib/contract/splits";
import { BLOCKING_GUARDS, type Guard } from "@/lib/leak/audit-pools";

export const CORPUS_ID = "11111111-1111-4111-8111-111111111111";
export const RELEASE_ID = "33333333-3333-4333-8333-333333333333";
export const SPLIT_ID = "44444444-4444-4444-8444-444444444444";
export const VERSION_ID = "55555555-5555-4555-8555-555555555555";
const AT = "2026-11-20T10:00:00.000Z";

export function aRecipe(changes: Partial<ReleaseRecipe> = {}): ReleaseRecipe {
  return {
    preset: "sft",
    options: { maxTokens: "8192" },
    formats: ["jsonl.gz", "parquet"],
    split: SPLIT_ID,
    pools: ["train"],
    filterVersion: VERSION_ID,
    caps: {},
    labelsAsOf: "",
    filter: "bucket:voucher",
    shardBytes: 500_000_000,
    licence: "cc-by-4.0",
    ...changes,
  };
}

export function aReleaseSummary(changes: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return {
    id: RELEASE_ID,
    number: 3,
    name: "Race one",
    state: "audited",
    preset: "sft",
    rows: 1234,
    bytes: 5_600_000,
    contentHash: "c0ffee".padEnd(64, "0"),
    blocked: 0,
    waived: 0,
    createdBy: "Anna",
    createdAt: AT,
    job: null,
    ...changes,
  };
}

const STEPS = ["audit", "waive", "approve", "take_back", "sign", "withdraw", "delete"] as const;

/** Every step closed but those named, for a reason that names it. */
export function stepsOpen(...open: readonly (typeof STEPS)[number][]): ReleaseDetail["steps"] {
  return STEPS.map((step) => ({ step, isOpen: open.includes(step), why: open.includes(step) ? null : `${step}: no` }));
}

export function aRelease(changes: Partial<ReleaseDetail> = {}): ReleaseDetail {
  return {
    ...aReleaseSummary(),
    corpus: { id: CORPUS_ID, name: "Race extract" },
    note: "",
    recipe: aRecipe(),
    split: { id: SPLIT_ID, name: "By cluster", version: 2 },
    filterVersion: { id: VERSION_ID, name: "defaults-1", hash: "f11fe7".padEnd(64, "0") },
    files: [
      { name: "data/train-00000.jsonl.gz", bytes: 5_500_000, rows: 1234, sha256: "a".repeat(64) },
      { name: "README.md", bytes: 4200, rows: 0, sha256: "b".repeat(64) },
    ],
    card: "---\nlicense: cc-by-4.0\n---\n# Race one\n<script>alert(1)</script>",
    manifest: {},
    warnings: [],
    audit: auditOf([]),
    laterAudit: null,
    hidesLaterAudit: false,
    waivers: [],
    approvals: [],
    approvalsNeeded: 1,
    signed: null,
    withdrawn: null,
    moved: [],
    steps: stepsOpen("audit", "approve", "delete"),
    command: "npm run -s assay -- release build --corpus 'Race extract' --name 'Race one'",
    ...changes,
  };
}

/** An audit in which these guards have a hit. */
export function auditOf(hit: readonly Guard[], waived: readonly Guard[] = []): Audit {
  const audit = givenAudit(hit.map((guard) => givenHit({ guard })));

  return {
    ...audit,
    isBlocked: hit.some((guard) => BLOCKING_GUARDS.includes(guard) && !waived.includes(guard)),
    guards: audit.guards.map((report) => ({ ...report, isWaived: waived.includes(report.guard) })),
  };
}
