import type { Audit } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";

type Findings = Audit["guards"][number];

/**
 * Guards that find by now what nobody saw when it was waived: a waiver lets pass what its two people read, and no more.
 * Where there are more hits than an audit lists, any that is new among the first counts.
 */
export function widenedGuards(before: Audit | null, now: Audit): readonly Guard[] {
  const held = new Map(before?.guards.map((findings) => [findings.guard, findings]));

  return now.guards
    .filter((findings) => findings.count > 0 && isWider(held.get(findings.guard), findings))
    .map(({ guard }) => guard);
}

function isWider(before: Findings | undefined, { count, hits }: Findings): boolean {
  if (before === undefined || count > before.count) return true;
  const known = new Set(before.hits.map(printed));

  return !hits.every((hit) => known.has(printed(hit)));
}

function printed({ a, b, between, value }: Findings["hits"][number]): string {
  return JSON.stringify([a.name, b?.name, between, value]);
}

/** Names of protected sets that the earlier audit asked and the later one did not. */
export function lostSets(before: Audit | null, now: Audit): readonly string[] {
  const asked = new Set(now.protectedSets.map(({ name }) => name));

  return (before?.protectedSets ?? []).map(({ name }) => name).filter((name) => !asked.has(name));
}
