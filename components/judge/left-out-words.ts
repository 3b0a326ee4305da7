import { countOf } from "@/components/ui/format-number";
import type { SamplePlan } from "@/lib/contract/audit-sample";

/** "2 failed judgements, 1 trajectory without a gate of the judge": what belongs to no stratum; empty for nothing. */
export function leftOutWords(
  { failed, withoutGate, unseen }: Pick<SamplePlan, "failed" | "withoutGate" | "unseen">,
  whyUnseen: string,
): string {
  return [
    ...(failed > 0 ? [countOf(failed, "failed judgement")] : []),
    ...(withoutGate > 0 ? [`${countOf(withoutGate, "trajectory", "trajectories")} without a gate of the judge`] : []),
    ...(unseen > 0 ? [`${countOf(unseen, "trajectory", "trajectories")} ${whyUnseen}`] : []),
  ].join(", ");
}
