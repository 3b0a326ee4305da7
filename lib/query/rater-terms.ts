import type { CountedLabels } from "@/lib/domain/counted-labels";
import type { FieldName } from "./fields";
import { printExactValue } from "./print-filter";

/** Who gave gates: the judge of the source, a judge that was asked again, or people. */
export interface GateRater {
  readonly kind: "original" | "judge" | "people";
  readonly model: string | null;
  readonly rubric: string | null;
}

/** A gate, whichever. */
export const ANY_GATE = "1..5";

/**
 * The filter term of the trajectories to which a rater gave such a gate.
 *
 * @param gates - a gate, or a range such as 1..3
 */
export function raterTerm(rater: GateRater, gates: string, labels: CountedLabels): string {
  switch (rater.kind) {
    case "original":
      return `gate:${gates}`;
    case "people":
      return `${labels === "blind" ? "blind_gate" : "human_gate"}:${gates}`;
    case "judge":
      return otherJudgeTerm(rater, gates);
  }
}

/** The filter term of the trajectories about which a rater failed; people never do. */
export function failedTerm(rater: GateRater): string | undefined {
  switch (rater.kind) {
    case "original":
      return "judge:failed";
    case "people":
      return undefined;
    case "judge":
      return otherJudgeTerm(rater, "failed");
  }
}

/** The filter term of the trajectories to which a rater gave a score that is no gate; people give none. */
export function withoutGateTerm(rater: GateRater): string | undefined {
  switch (rater.kind) {
    case "original":
      return "judge:scored gate:none";
    case "people":
      return undefined;
    case "judge":
      return otherJudgeTerm(rater, "no_gate");
  }
}

/** The filter term of the trajectories to which two raters gave a gate. */
export function comparedTerm(labels: CountedLabels): string {
  return `${"compared" satisfies FieldName}:${labels}`;
}

function otherJudgeTerm({ model, rubric }: GateRater, said: string): string {
  return `${"other_judge" satisfies FieldName}:${printExactValue(`${model}@${rubric}=${said}`)}`;
}
