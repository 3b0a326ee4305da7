import type { GateCheck } from "@/lib/domain/judge-check";
import type { Trajectory } from "@/lib/domain/trajectory";
import { type Citation, citedData } from "./cited-data";
import { type DatumKind, isProving, type ResultData } from "./result-data";
import { sharedWord } from "./shared-word";
import type { ToolAnswers } from "./tool-answers";

const MOST_SPANS = 5;

const KIND_TEXT: Readonly<Record<DatumKind, string>> = {
  price: "the price",
  attribute: "the attribute value",
  brand: "the brand",
  shop: "the shop",
  id: "the product id",
  service: "the service",
  number: "the number",
};

/** The check with what it rests on; other checks ask for the citations too. */
export interface DataGate {
  readonly check: GateCheck;
  readonly citations: readonly Citation[];
}

/**
 * Gate 3: a datum of an earlier answer in a later thought. A price, attribute value, brand or shop proves it; nothing
 * at all disproves it, but only when every answer is known. An id alone decides nothing, since the rubric counts it as
 * a datum and its own example does not.
 */
export function checkData(
  trajectory: Pick<Trajectory, "steps" | "problem">,
  answers: ToolAnswers,
  data: ResultData,
): DataGate {
  const citations = citedData(trajectory, data, answers.isLogWhole);
  const clear = distinct(citations.filter(({ isClear }) => isClear));

  return { citations, check: clear.length > 0 ? passed(clear) : undecided(trajectory, answers, citations) };
}

function passed(clear: readonly Citation[]): GateCheck {
  const named = clear.slice(0, 2).map(({ datum }) => `${KIND_TEXT[datum.kind]} ${datum.text}`);

  return {
    gate: 3,
    state: "pass",
    isProof: true,
    reason: `Thoughts cite ${named.join(" and ")} from earlier answers.`,
    spans: clear.slice(0, MOST_SPANS).map(({ span }) => span),
  };
}

function undecided(
  trajectory: Pick<Trajectory, "steps" | "problem">,
  answers: ToolAnswers,
  citations: readonly Citation[],
): GateCheck {
  const found = distinct(citations);
  const spans = found.slice(0, MOST_SPANS).map(({ span }) => span);
  const [first] = found.filter(({ datum }) => datum.kind !== "id");
  if (first) return unknown(`${said(first)} is named, which ${doubt(first)}.`, spans);
  if (found.length > 0) return unknown("An id alone is named, which the rubric both counts and does not count.", spans);

  const shared = sharedWord(trajectory, [...answers.claimed, ...answers.logged]);
  if (shared) return unknown("Thoughts share a word with an answer, but no price, attribute value or shop.", [shared]);
  if (!answers.isWhole) return unknown("Nothing is found, but not every answer of the tools was kept.", []);
  return {
    gate: 3,
    state: "fail",
    isProof: true,
    reason: "No thought holds a price, attribute value, shop or id of an earlier answer.",
    spans: [],
  };
}

function unknown(reason: string, spans: GateCheck["spans"]): GateCheck {
  return { gate: 3, state: "unknown", isProof: false, reason, spans };
}

/** The first citation of each datum, those with money and attributes first as they came. */
function distinct(citations: readonly Citation[]): readonly Citation[] {
  const first = new Map<Citation["datum"], Citation>();
  for (const citation of citations) if (!first.has(citation.datum)) first.set(citation.datum, citation);

  return [...first.values()];
}

function said({ datum }: Citation): string {
  const name = KIND_TEXT[datum.kind];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${datum.text}`;
}

function doubt({ datum }: Citation): string {
  return isProving(datum.kind) ? "may be chance or the agent’s own words" : "proves no price, attribute value or shop";
}
