import { createHash } from "node:crypto";
import type { DbOrTransaction } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS, type FilterThresholds, STAGES_OFF } from "@/lib/domain/filter-thresholds";

const DEFAULT_NAME = "defaults-1";
const DEFAULT_REASON =
  "Assay's own defaults. The paper publishes the list of rules and the token budget, not the shares; these are not the paper's.";

/** The filter version a new corpus starts with; made on first use. */
export async function ensureDefaultFilterVersion(db: DbOrTransaction): Promise<{ readonly id: number }> {
  const hash = hashThresholds(DEFAULT_THRESHOLDS);
  const select = { id: true } as const;
  const found = await db.filterVersion.findUnique({ where: { hash }, select });
  if (found !== null) return found;

  const version = { name: DEFAULT_NAME, hash, thresholds: DEFAULT_THRESHOLDS, reason: DEFAULT_REASON, author: "Assay" };
  await db.filterVersion.createMany({ data: [version], skipDuplicates: true });

  return db.filterVersion.findUniqueOrThrow({ where: { hash }, select });
}

/**
 * SHA-256 of the thresholds as JSON with sorted keys: equal thresholds are one version, whatever wrote them. A stage that is
 * off is left out, as in versions from before there was one.
 */
export function hashThresholds(thresholds: FilterThresholds): string {
  const named = Object.entries(thresholds).filter(([name, value]) => !isOff(name, value));

  return createHash("sha256")
    .update(canonicalJson(Object.fromEntries(named)))
    .digest("hex");
}

function isOff(name: string, value: unknown): boolean {
  return Object.entries(STAGES_OFF).some(
    ([stage, off]) => stage === name && canonicalJson(off) === canonicalJson(value),
  );
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;

    return Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
