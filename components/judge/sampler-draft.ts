import type { Faults } from "@/components/queue/question-faults";
import { type ReviewersDraft, reviewerIds, reviewersFault } from "@/components/queue/queue-draft";
import type { CreateSample } from "@/lib/contract/audit-sample";
import type { Me } from "@/lib/contract/people";
import { HIDDEN_LAYERS, type HiddenLayer } from "@/lib/domain/hidden-layer";
import { AUDIT_INSTRUCTIONS } from "./sampler-instructions";

/** The queue of a sample as it is being written. */
export interface SampleDraft {
  readonly name: string;
  readonly hidden: readonly HiddenLayer[];
  readonly asksStructure: boolean;
  readonly overlap: number;
  readonly reviewers: ReviewersDraft;
  readonly instructions: string;
}

/** Hidden whatever is chosen: an answer that saw either measures nothing. */
export const ALWAYS_HIDDEN = ["judge", "peers"] as const satisfies readonly HiddenLayer[];

/** Everything hidden; where nobody else signs in one answer an item, or none would ever be finished. */
export function newSample(access: Me["access"] | undefined): SampleDraft {
  return {
    name: "Judge audit",
    hidden: HIDDEN_LAYERS,
    asksStructure: false,
    overlap: access === "local" ? 1 : 2,
    reviewers: { kind: "everyone" },
    instructions: AUDIT_INSTRUCTIONS,
  };
}

/** What keeps the queue from being made, by field. */
export function sampleFaults({ name, reviewers, overlap }: SampleDraft): Faults {
  const people = reviewersFault(reviewers, overlap);

  return {
    ...(name.trim() === "" ? { name: "Give the queue a name." } : {}),
    ...(people ? { reviewers: people } : {}),
  };
}

/** The request that makes it; for a draft without faults. */
export function sampleRequest(
  { name, hidden, asksStructure, overlap, reviewers, instructions }: SampleDraft,
  drawn: Pick<CreateSample, "corpus" | "filter" | "dimensions" | "seed" | "draws">,
): CreateSample {
  return {
    ...drawn,
    name: name.trim(),
    hidden: [...hidden],
    asksStructure,
    overlap,
    reviewers: reviewerIds(reviewers),
    instructions,
  };
}
