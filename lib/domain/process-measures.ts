import type { EvidencePlace } from "./verdict";

/** What an agent says of the total that is paid with a voucher, beside the one recomputed from the prices it saw. */
export const VOUCHER_CLAIMS = ["right", "wrong", "unsaid"] as const;
export type VoucherClaim = (typeof VOUCHER_CLAIMS)[number];

/** Whether a recommended product was neither viewed nor, at worst, ever seen. */
export const UNGROUNDED = ["no", "unviewed", "unseen"] as const;
export type Ungrounded = (typeof UNGROUNDED)[number];

/** How the session was ended; the first fault counts. */
export const PROTOCOLS = ["kept", "no_recommendation", "several", "no_terminate", "out_of_order"] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** What a finding is about. */
export const PROCESS_FINDINGS = [
  "repeated",
  "empty",
  "ignored",
  "voucher_claim",
  "unclaimed",
  "ungrounded",
  "protocol",
] as const;
export type ProcessFindingKind = (typeof PROCESS_FINDINGS)[number];

/** Something a trajectory shows, in words, with where. */
export interface ProcessFinding {
  readonly kind: ProcessFindingKind;
  readonly detail: string;
  /** The first of them; `count` says how many there are. */
  readonly places: readonly EvidencePlace[];
  readonly count: number;
}

/**
 * How an agent went about it (domain 10). A measure is absent where it does not apply, or the source cannot know it:
 * nothing was logged, there is no shop, no answer was kept. It is never 0 for that.
 */
export interface ProcessMeasures {
  /** Calls that repeat an earlier one, tool and arguments. */
  readonly repeated?: number;
  /** Searches whose answer is known, and those among them that found nothing; outside of a shop, calls that a list answers. */
  readonly searches?: number;
  readonly emptyResults?: number;
  /** After the last empty result a search found something. Absent without an empty result. */
  readonly isRecovered?: boolean;
  /** Filters, pages and ids of a view that the shop passes over. */
  readonly ignoredFilters?: number;
  readonly voucherClaim?: VoucherClaim;
  /** Dispatches that no claimed call stands for. */
  readonly unclaimed?: number;
  /** Product ids of calls that no earlier result and not the query holds. Absent where a lost answer may hold one. */
  readonly unseenIds?: number;
  readonly ungrounded?: Ungrounded;
  /** A recommended product was viewed or checked between its first sighting and the recommendation. */
  readonly isVerified?: boolean;
  /** The highest page that a search asked for. */
  readonly pageDepth?: number;
  readonly protocol?: Protocol;
  /** Of inferences and dispatches in the log, the share of inferences, 0 to 1. */
  readonly inferenceShare?: number;
  readonly findings: readonly ProcessFinding[];
}
