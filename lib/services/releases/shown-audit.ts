import type { Audit } from "@/lib/contract/splits";
import { blockingGuards, waivedGuards } from "./blocking-guards";

/** A stored audit with the waivers that count by now. */
export function shownAudit(audit: Audit, waivers: Parameters<typeof blockingGuards>[1]): Audit {
  const waived = new Set(waivedGuards(waivers));

  return {
    ...audit,
    isBlocked: blockingGuards(audit, waivers).length > 0,
    guards: audit.guards.map((guard) => ({ ...guard, isWaived: waived.has(guard.guard) })),
  };
}
