/** Metrics of which the paper says something, with the names by which logs call them. */
const METRIC_NAMES = {
  success_rate: ["asr", "success_rate", "eval_asr", "eval_success_rate"],
  kl: ["kl", "kl_mean", "mean_kl", "approx_kl", "kl_div", "kl_divergence", "objective_kl"],
  mean_reward: ["mean_reward", "reward", "reward_mean", "rewards_mean", "avg_reward"],
  rule_score: ["rule_score", "rule_score_mean", "mean_rule_score"],
  hallucinated_ids: ["hallucinated_ids", "hallucinated_product_ids", "hallucinations", "unseen_ids"],
  partial_successes: ["partial_successes", "partial_success", "partials"],
  strict_success: ["strict_success", "strict_successes", "strict_success_rate"],
} as const;
export type PublishedMetric = keyof typeof METRIC_NAMES;

/** Where a fact lies on the axis of its metric: a band of values, or from where to where a run came. */
export type FactPlace =
  | { readonly kind: "band"; readonly low: number; readonly high: number }
  | { readonly kind: "change"; readonly from: number; readonly to: number }
  | { readonly kind: "level"; readonly value: number }
  | { readonly kind: "said" };

/** What the paper (lib/domain/published-values.ts) says of one metric of one of its Dr. GRPO runs. */
export interface PublishedFact {
  readonly id: string;
  readonly run: "v17" | "v18" | "v19";
  readonly metric: PublishedMetric;
  readonly place: FactPlace;
  readonly sentence: string;
}

/** What each of the runs was rewarded for. */
export const PUBLISHED_REWARDS = {
  v17: "outcome only",
  v18: "outcome only, stabilised",
  v19: "outcome and, step by step, the same tool as a teacher",
} as const satisfies Record<PublishedFact["run"], string>;

/** Of how many tries partial successes are counted. */
const TRIES = 48;

const FACTS: readonly Omit<PublishedFact, "id">[] = [
  {
    ...{ run: "v17", metric: "success_rate", place: { kind: "band", low: 0.4, high: 0.43 } },
    sentence: "v17 stayed on a plateau of 40 to 43 %.",
  },
  { run: "v17", metric: "kl", place: { kind: "band", low: 17, high: 21 }, sentence: "v17 had spikes of 17 to 21." },
  { run: "v18", metric: "kl", place: { kind: "band", low: 1, high: 2 }, sentence: "v18 stayed between 1.0 and 2.0." },
  { run: "v18", metric: "mean_reward", place: { kind: "said" }, sentence: "v18 stayed flat; no figure is given." },
  {
    ...{ run: "v19", metric: "rule_score", place: { kind: "change", from: 0.02, to: 0.42 } },
    sentence: "v19 rose from 0.02 to 0.42 and was still climbing at its limit.",
  },
  {
    ...{ run: "v19", metric: "hallucinated_ids", place: { kind: "change", from: 14, to: 0 } },
    sentence: "v19 fell from 14 to 0.",
  },
  {
    ...{ run: "v19", metric: "partial_successes", place: { kind: "change", from: 0, to: 24 } },
    sentence: `v19 rose from 0 to 24 of ${TRIES}.`,
  },
  {
    ...{ run: "v19", metric: "strict_success", place: { kind: "level", value: 0 } },
    sentence: "v19 had none within its 20 steps.",
  },
];

/** Everything the paper says of its training runs. */
export const PUBLISHED_FACTS: readonly PublishedFact[] = FACTS.map((fact) => ({
  ...fact,
  id: `${fact.run}-${fact.metric}`,
}));

/**
 * The published metric that a log means by a name: "train/approx-KL" is kl.
 *
 * @returns undefined for a metric of which the paper says nothing
 */
export function publishedMetric(name: string): PublishedMetric | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
  const whole = plain(name);
  const last = plain(name.split("/").at(-1) ?? "");

  return METRICS.find((metric) => METRIC_NAMES[metric].some((known) => known === whole || known === last));
}

const METRICS: readonly PublishedMetric[] = Object.keys(METRIC_NAMES).filter(
  (name): name is PublishedMetric => name in METRIC_NAMES,
);

/**
 * What the paper says of a metric, in the unit of the log: a success rate in percent where values pass 1, partial
 * successes as a share where none does.
 *
 * @param highest - the highest value of the log
 */
export function factsOf(name: string, highest: number): PublishedFact[] {
  const metric = publishedMetric(name);
  const factor = unitFactor(metric, highest);

  return PUBLISHED_FACTS.filter((fact) => fact.metric === metric).map((fact) => ({
    ...fact,
    place: scaled(fact.place, factor),
  }));
}

function unitFactor(metric: PublishedMetric | undefined, highest: number): number {
  if (metric === "success_rate" && highest > 1) return 100;
  if (metric === "partial_successes" && highest > 0 && highest < 1) return 1 / TRIES;

  return 1;
}

function scaled(place: FactPlace, factor: number): FactPlace {
  switch (place.kind) {
    case "band":
      return { kind: "band", low: place.low * factor, high: place.high * factor };
    case "change":
      return { kind: "change", from: place.from * factor, to: place.to * factor };
    case "level":
      return { kind: "level", value: place.value * factor };
    case "said":
      return place;
  }
}
