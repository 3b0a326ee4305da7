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

  return forbiddingGuards(audit).filter((guard) => !waived.has(guard));
}

/** Guards whose hits would forbid a release if two people had not waived them. */
export function letPassGuards(audit: Findings, waivers: readonly GivenWaiver[]): readonly Guard[] {
  const waived = new Set(waivedGuards(waivers));

  return forbiddingGuards(audit).filter((guard) => waived.has(guard));
}

function forbiddingGuards({ guards }: Findings): readonly Guard[] {
  return guards.filter(({ isBlocking, count }) => isBlocking && count > 0).map(({ guard }) => guard);
}

/** Guards that two people waived. */
export function waivedGuards(waivers: readonly GivenWaiver[]): readonly string[] {
  return waivers.filter(({ secondId }) => secondId !== null).map(({ guard }) => guard);
}

/** Guards whose waiver waits for a second person. */
export function halfWaivedGuards(waivers: readonly GivenWaiver[]): readonly string[] {
  return waivers.filter(({ secondId }) => secondId === null).map(({ guard }) => guard);
}
