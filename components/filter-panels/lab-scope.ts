import type { Corpus } from "@/lib/contract/corpora";
import type { FilterVersion } from "@/lib/contract/filters";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";

/** What a panel of the filter lab computes: a corpus by these thresholds. */
export interface LabScope {
  readonly corpus: Pick<Corpus, "id" | "name">;
  /** The version that the thresholds are compared with: command lines name it, and what differs from it. */
  readonly base: Pick<FilterVersion, "name" | "thresholds">;
  readonly thresholds: FilterThresholds;
  /** Which labels of people figures are held against. */
  readonly labels: CountedLabels;
}
