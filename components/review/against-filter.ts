import type { StructureLabel } from "@/lib/domain/label";
import { DECIDED_VERDICTS, type Verdict } from "@/lib/domain/verdict";

/** How a person's label stands to the filter's verdict, in a few words; none without a label, or while the verdict is hidden. */
export function againstFilter(label: StructureLabel | null, verdict: Verdict | undefined): string | undefined {
  if (label === null || verdict === undefined) return undefined;
  if (label === verdict) return "agrees with the filter";

  return DECIDED_VERDICTS.some((one) => one === verdict) ? "overrides the filter" : "the filter left it open";
}
