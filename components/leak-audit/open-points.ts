import { countOf } from "@/components/ui/format-number";
import type { Audit } from "@/lib/contract/splits";
import { QUIET_GUARDS } from "./guard-look";

/**
 * What an audit without a leak still leaves open, in sentences: what it could not check, and hits that wait for a
 * person. Empty if nothing is open, which alone may be told as clean.
 */
export function openPoints({ guards, protectedSets }: Pick<Audit, "guards" | "protectedSets">): string {
  const waiting = guards
    .filter(({ guard, isBlocking }) => !isBlocking && !QUIET_GUARDS.includes(guard))
    .reduce((sum, { count }) => sum + count, 0);

  return [
    protectedSets.length === 0 ? "Not checked: evaluation suites (none added)." : "",
    waiting > 0 ? `${countOf(waiting, "hit")} to look at.` : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
