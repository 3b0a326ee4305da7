import type { Rng } from "./rng";
import type { LogEntry, SessionStep } from "./session";

export const JUDGE_MODELS = ["sim/atlas-32b", "sim/birch-106b", "sim/cedar-27b"] as const;
/** Chance that the judge answers one gate off, by model; at either end of the ladder half of that stays where it is. */
export const ERROR_SHARE: Readonly<Record<(typeof JUDGE_MODELS)[number], number>> = {
  "sim/atlas-32b": 0.06,
  "sim/birch-106b": 0.1,
  "sim/cedar-27b": 0.2,
};
const FAILURE_SHARE = 0.02;
const SCORES = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** What the judge reads. */
export interface Trace {
  readonly query: string;
  readonly log: readonly LogEntry[];
  readonly steps: readonly SessionStep[];
}

/** What the progress report says about one trajectory, and the gate a faultless judge would have named. */
export interface JudgeReply {
  readonly score: number | null;
  readonly model: string;
  readonly explanation: string;
  readonly status: "valid" | "failed" | "skipped";
  readonly trueGate?: number;
}

/**
 * A four-gate judge (domain 3.2) with a known error rate. Failures look as they did upstream:
 * 0.0 with empty texts before September 2026, null after it.
 */
export function judgeTrace({ query, log, steps }: Trace, rng: Rng, era: "zero" | "null"): JudgeReply {
  if (steps.length === 0) return { score: null, model: "", explanation: "", status: "skipped" };

  const truth = decideGate({ query, log, steps });
  const model = rng.pick(JUDGE_MODELS);
  if (rng.chance(FAILURE_SHARE))
    return { score: era === "zero" ? 0 : null, model: "", explanation: "", status: "failed", trueGate: truth.gate };

  const isOff = rng.chance(ERROR_SHARE[model]);
  const gate = isOff ? Math.min(5, Math.max(1, truth.gate + rng.pick([-1, 1]))) : truth.gate;
  return {
    score: SCORES[gate - 1] ?? null,
    model,
    explanation: explain(gate, truth.quote, rng),
    status: "valid",
    trueGate: truth.gate,
  };
}

/** First failing gate, 5 when all pass, decided on the texts alone. */
export function decideGate({ query, log, steps }: Trace): { readonly gate: number; readonly quote: string } {
  const quote = steps.findLast((step) => step.think !== "")?.think ?? "";
  if (!log.some((entry) => (entry.completionTokens ?? 0) >= 30)) return { gate: 1, quote };

  const data = citableData(log, query);
  const thoughts = steps.map((step) => step.think);
  const cited = thoughts.filter((text) => data.values.some((value) => text.includes(value)));
  const refers = thoughts
    .slice(1)
    .some((text) => /\b(results?|hits?|listings?|returned|candidates?|empty list)\b/i.test(text));
  if (!refers && cited.length === 0) return { gate: 2, quote };

  const [firstCited] = cited;
  if (firstCited === undefined) return { gate: 3, quote };

  const compared = thoughts.find(
    (text) =>
      data.ids.filter((id) => text.includes(id)).length >= 2 &&
      /\b(because|wins|over|than|better|therefore)\b/i.test(text),
  );
  return compared === undefined ? { gate: 4, quote: firstCited } : { gate: 5, quote: compared };
}

/** Prices and attribute values that tool results held and the query does not. Ids are data too, but naming one is not citing one. */
function citableData(
  log: readonly LogEntry[],
  query: string,
): {
  readonly ids: readonly string[];
  readonly values: readonly string[];
} {
  const rows = log.flatMap((entry) => (Array.isArray(entry.response) ? entry.response.map(asRecord) : []));
  const ids = [...new Set(rows.flatMap((row) => texts(row["product_id"])))];
  const prices = rows.flatMap((row) => texts(row["price"])).filter((price) => price.length >= 3);
  const attributes = rows.flatMap((row) => Object.values(asRecord(row["attributes"])).flat().flatMap(texts));

  return {
    ids,
    values: [...new Set([...prices, ...attributes.filter((value) => value.length >= 4 && !query.includes(value))])],
  };
}

const PASSED = ["Gate 4 passed", "All gates passed", "Gate 4: explicit comparison"];
const FAILED: readonly (readonly string[])[] = [
  [
    "Gate 1 failed: no inference call with at least 30 tokens in the log.",
    "Gate 1 failed: only short completions, the thoughts cannot come from a model.",
  ],
  ["Gate 2 failed: thoughts never refer to what the tools returned.", "Gate 2 failed: generic planning only."],
  [
    "Gate 3 failed: results are mentioned but no price, attribute or shop is cited.",
    "Gate 3 failed: claims of fit without any datum.",
  ],
  [
    "Gate 4 failed: one product is discussed, no rival is weighed against it",
    "Gate 4 failed: data is cited, no sentence says why one candidate wins",
  ],
];

function explain(gate: number, quote: string, rng: Rng): string {
  const sentence = quote.replace(/\s+/g, " ").slice(0, 120);
  if (gate === 5) return `${rng.pick(PASSED)}: '${sentence}'`.slice(0, 180);

  const reason = rng.pick(FAILED[gate - 1] ?? []);
  return (gate === 4 ? `${reason}: '${sentence}'` : reason).slice(0, 180);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function texts(value: unknown): readonly string[] {
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}
