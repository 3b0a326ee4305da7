import type { Audit } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";

interface GivenWaiver {
  readonly guard: string;
  /** Who agreed; a waiver counts from then on. */
  readonly secondId: number | null;
}

interface Findings {
  readonly guards: readonly Pick<Audit["guards"][number], "guard" | "isBlocking" | "count">[];
}

/** Guards whose hits forbid a release, less those that two people waived. */
export function blockingGuards(audit: Findings, waivers: readonly GivenWaiver[]): readonly Guard[] {
  const waived = new Set(waivedGuards(waivers));

  return audit.guards
    .filter(({ isBlocking, count, guard }) => isBlocking && count > 0 && !waived.has(guard))
    .map(({ guard }) => guard);
}

/** Guards that two people waived. */
export function waivedGuards(waivers: readonly GivenWaiver[]): readonly string[] {
  return waivers.filter(({ secondId }) => secondId !== null).map(({ guard }) => guard);
}
