import type { Audit } from "@/lib/contract/splits";
import { blockingGuards, waivedGuards } from "./blocking-guards";
import { widenedGuards } from "./widened-guards";

type Waivers = Parameters<typeof blockingGuards>[1];

interface Signed {
  readonly row: { readonly waivers: Waivers };
  readonly audit: Audit | null;
}

/** A stored audit with the waivers that count by now. */
export function shownAudit(audit: Audit, waivers: Waivers): Audit {
  const waived = new Set(waivedGuards(waivers));

  return {
    ...audit,
    isBlocked: blockingGuards(audit, waivers).length > 0,
    guards: audit.guards.map((guard) => ({ ...guard, isWaived: waived.has(guard.guard) })),
  };
}

/** A later audit of a signed release: its waivers let pass what their people read, and no more. */
export function shownLaterAudit({ row, audit }: Signed, later: Audit): Audit {
  const widened = widenedGuards(audit, later);

  return shownAudit(
    later,
    row.waivers.filter(({ guard }) => !widened.some((one) => one === guard)),
  );
}
