import type { FilterFacts } from "./filter-facts";
import type { Attribution, EvidencePlace, RejectCode, Verdict } from "./verdict";

/** A logged call to a catalogue tool, with who made it and why we say so. */
export interface Dispatch {
  /** Position in the flattened proxy log. */
  readonly order: number;
  /** 0-based step it belongs to after re-bucketing. */
  readonly step: number;
  readonly tool: string;
  readonly attribution: Attribution;
  /** Plain words: "asked for by the model in call 12", "no request precedes it". */
  readonly reason: string;
  /** The claimed call of the agent's text that this dispatch carries out, when one joins. */
  readonly claimed?: { readonly step: number; readonly call: number };
  /** The inference (log order) whose output asked for it. */
  readonly requestedBy?: number;
  /** What the model asked for, when the name matches but arguments differ: "code rewrote the arguments". */
  readonly requestedArgs?: Readonly<Record<string, unknown>>;
}

/** A claimed call of a catalogue tool that no log entry supports. Never set where no log exists. */
export interface Phantom {
  readonly step: number;
  readonly call: number;
  readonly tool: string;
}

/** credited / dispatches, by names of tools and not by arguments; ratio is null where the calculator gives no answer (nonce version without stamps). */
export interface RichnessValue {
  readonly ratio: number | null;
  readonly credited: number;
  readonly dispatches: number;
}

export interface Richness {
  /** Early calculator per step bucket, as upstream computed it, with its tie fault. */
  readonly early: RichnessValue;
  /** Early calculator over the calls flattened by time (ours). */
  readonly flattened: RichnessValue;
  readonly nonce: RichnessValue;
}

export interface Reject {
  readonly code: RejectCode;
  readonly detail: string;
  readonly places: readonly EvidencePlace[];
}

/** Signals about searching and picking products are null where the agent has no shop: they do not apply. */
export interface Signals {
  /** Turns with both a thought and a call. */
  readonly depth: number | null;
  /** Distinct normalised search queries minus one, over consecutive searches. */
  readonly reformulations: number | null;
  /** The recommended id was viewed or checked after its first sighting and before the recommendation. */
  readonly verification: boolean | null;
  /** 1 minus the share of repeated (tool, arguments) calls, 0 to 1. */
  readonly regularity: number;
  /** A cycle of at most three calls repeated at least three times. */
  readonly hasCycle: boolean;
  /** Qwen3 tokens of the conversation as chat. */
  readonly tokens: number;
  /** Distinct product ids in call arguments that no earlier result and not the query holds. */
  readonly unseenIds: number | null;
}

/** Where a product id first turns up. Step indexes are 0-based; the classes for one mention follow from them. */
export interface IdProvenance {
  readonly inQuery: boolean;
  /** Step whose results first hold the id. */
  readonly firstSeenStep?: number;
  /**
   * Claimed call of that step behind which a result first held the id, -1 before them all; only where the step's own log and
   * answers do not tell.
   */
  readonly firstSeenCall?: number;
  readonly viewedStep?: number;
  readonly recommended: boolean;
}

export interface VerdictAnswer {
  readonly verdict: Verdict;
  /** Machine name of the deciding rule, such as "share_at_least_agentic", "no_log", "no_inference_with_calls". */
  readonly rule: string;
  /** One sentence for people, with the numbers. */
  readonly explanation: string;
  readonly evidence: readonly EvidencePlace[];
}

export type AttributionCounts = Readonly<Record<Attribution, number>>;

/** Everything the filter computes from one trajectory. */
export interface Analysis {
  readonly dispatches: readonly Dispatch[];
  readonly phantoms: readonly Phantom[];
  /** Claimed calls whose answer counts as the agent tells it: the log lost theirs. Absent without a log: all count then. */
  readonly believed?: readonly { readonly step: number; readonly call: number }[];
  readonly attribution: AttributionCounts & { readonly phantom: number };
  readonly richness: Richness;
  /** Those that the filter version switches on. */
  readonly rejects: readonly Reject[];
  /** The agent had a tool for a recommendation: else R2, R3 and R5 were not applied. */
  readonly canRecommend: boolean;
  readonly signals: Signals;
  /** What another filter version decides from. */
  readonly facts: FilterFacts;
  /** Dispatches whose arguments are not those that the model asked for. */
  readonly rewritten: number;
  readonly ids: Readonly<Record<string, IdProvenance>>;
  readonly verdict: VerdictAnswer;
}
