/**
 * How much of something: "share" of the trajectories of which it is known, "rate" of what they count (searches), "mean" of
 * a number over them.
 */
export type ProcessMetricKind = "share" | "rate" | "mean";

interface ProcessMetricDefinition {
  readonly kind: ProcessMetricKind;
  readonly title: string;
  readonly about: string;
  /** Lists the trajectories that show it. */
  readonly rows: string;
  /** Lists those to which it does not apply or of which it is not known. */
  readonly none: string;
}

/** What is reported of how agents went about it (domain 10), in the order it is shown. */
export const PROCESS_METRICS = {
  unseen: {
    kind: "share",
    title: "Unseen product ids",
    about: "Uses a product id that no earlier result and not the task holds",
    rows: "used_unseen:>0",
    none: "used_unseen:none",
  },
  recommends_unseen: {
    kind: "share",
    title: "Recommends what it never saw",
    about: "A recommended product is in no result",
    rows: "ungrounded:unseen",
    none: "ungrounded:none",
  },
  recommends_unviewed: {
    kind: "share",
    title: "Recommends what it never viewed",
    about: "Every recommended product was seen, and one was neither viewed nor checked",
    rows: "ungrounded:unviewed",
    none: "ungrounded:none",
  },
  verified: {
    kind: "share",
    title: "Verifies before it commits",
    about: "Views or checks a product after its first sighting and before it recommends it",
    rows: "verified:yes",
    none: "verified:none",
  },
  repeated: {
    kind: "share",
    title: "Repeats a call",
    about: "Makes a call again with the same arguments",
    rows: "repeated:>0",
    none: "repeated:none",
  },
  empty: {
    kind: "rate",
    title: "Searches that find nothing",
    about: "Of the searches whose answer is known",
    rows: "empty:>0",
    none: "searches:none",
  },
  recovered: {
    kind: "share",
    title: "Recovers from an empty result",
    about: "A search after the last empty one finds something",
    rows: "recovered:yes",
    none: "recovered:none",
  },
  ignored: {
    kind: "share",
    title: "Filters that are ignored",
    about: "Asks with a filter, a page or an id that the shop passes over",
    rows: "ignored:>0",
    none: "ignored:none",
  },
  reformulations: {
    kind: "mean",
    title: "Reformulated searches",
    about: "Different queries less one",
    rows: "reformulations:>0",
    none: "reformulations:none",
  },
  page_depth: {
    kind: "mean",
    title: "Page depth",
    about: "Highest page that a search asks for",
    rows: "page_depth:>1",
    none: "page_depth:none",
  },
  voucher_right: {
    kind: "share",
    title: "Voucher total is right",
    about: "Says what is paid with the voucher, and it is what the prices it saw come to",
    rows: "voucher_claim:right",
    none: "voucher_claim:none",
  },
  voucher_wrong: {
    kind: "share",
    title: "Voucher total is wrong",
    about: "Says a total that is not what is paid",
    rows: "voucher_claim:wrong",
    none: "voucher_claim:none",
  },
  protocol: {
    kind: "share",
    title: "Protocol faults",
    about: "Does not recommend exactly once and then terminate",
    rows: "protocol:no_recommendation,several,no_terminate,out_of_order",
    none: "protocol:none",
  },
  phantoms: {
    kind: "share",
    title: "Claims calls it never made",
    about: "A claimed call of the catalogue is not in the log",
    rows: "-unclaimed:none phantoms:>0",
    none: "unclaimed:none",
  },
  unclaimed: {
    kind: "share",
    title: "Calls it does not claim",
    about: "A dispatch of the log is not claimed",
    rows: "unclaimed:>0",
    none: "unclaimed:none",
  },
  inference_share: {
    kind: "mean",
    title: "Share of inferences",
    about: "Among inferences and dispatches of the log",
    rows: "inference_share:>0",
    none: "inference_share:none",
  },
} as const satisfies Readonly<Record<string, ProcessMetricDefinition>>;

export type ProcessMetric = keyof typeof PROCESS_METRICS;

/** Their names, in the order they are shown. */
export const PROCESS_METRIC_NAMES: readonly ProcessMetric[] = Object.keys(PROCESS_METRICS).filter(isProcessMetric);

function isProcessMetric(word: string): word is ProcessMetric {
  return Object.hasOwn(PROCESS_METRICS, word);
}
