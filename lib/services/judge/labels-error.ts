import type { Estimate } from "@/lib/contract/queues";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";
import { stratifiedEstimate } from "@/lib/stats/stratified-estimate";

interface CountedLabels {
  readonly population: number;
  readonly labels: number;
  readonly errors: number;
}

/** How often the judge errs in one stratum, by its labels alone. */
export function labelsError({ population, labels, errors }: CountedLabels): Estimate {
  const labelled = labels === 0 ? [] : [{ problem: "", labelled: labels, errors }];

  return shownEstimate(
    stratifiedEstimate([{ name: "", population, drawn: labels, labels: labelled }], "trajectory").estimate,
  );
}
