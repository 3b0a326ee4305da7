import type { OutcomeLevel } from "@/lib/domain/outcome";

/** An outcome from 0 to 1, so that two of the same problem can be compared; undefined where nobody scored it. */
export function outcomeValue(level: OutcomeLevel, rule: number | undefined): number | undefined {
  switch (level) {
    case "success":
      return 1;
    case "partial":
      return rule === undefined ? 0.5 : Math.min(1, Math.max(0, rule));
    case "fail":
      return 0;
    case "unscored":
      return undefined;
  }
}
