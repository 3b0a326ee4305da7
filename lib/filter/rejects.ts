import type { Reject } from "@/lib/domain/analysis";
import type { Trajectory } from "@/lib/domain/trajectory";
import { REJECT_CODES, type RejectCode } from "@/lib/domain/verdict";
import { type AgentCall, placeOf } from "./agent-calls";
import { type Recommendation, recommendations } from "./recommendation";
import { unpairedCalls } from "./unpaired-calls";

export interface RejectInput {
  readonly trajectory: Pick<Trajectory, "steps">;
  readonly calls: readonly AgentCall[];
  /** Without a tool for a recommendation R2, R3 and R5 do not apply. */
  readonly canRecommend: boolean;
  /** True for an id that some result or logged answer holds. */
  readonly isKnownId: (id: string) => boolean;
  readonly tokens: number;
  readonly tokenBudget: number;
}

/**
 * The hard format rules of domain 5 that a trajectory breaks, on the claimed layer, in order of their codes,
 * whatever a filter version switches on. R2, R3 and R5 ask for a recommendation, so they
 * hold only where the agent has the tool for it (`canRecommend`); R1 and R4 hold for every source.
 */
export function rejects(input: RejectInput): readonly Reject[] {
  const { canRecommend } = input;
  const given = recommendations(input.calls);
  const found: Readonly<Record<RejectCode, Reject | undefined>> = {
    R1: unpairedCalls(input.trajectory.steps),
    R2: canRecommend ? notOnce(given) : undefined,
    R3: canRecommend ? unresolved(given, input.isKnownId) : undefined,
    R4: tooLong(input.tokens, input.tokenBudget),
    R5: canRecommend ? unfinished(input) : undefined,
  };

  return REJECT_CODES.flatMap((code) => found[code] ?? []);
}

function notOnce(given: readonly Recommendation[]): Reject | undefined {
  if (given.length === 1) return undefined;

  const detail =
    given.length === 0 ? "recommend_product is never called." : `recommend_product is called ${given.length} times.`;
  return { code: "R2", detail, places: given.map(({ at }) => placeOf(at)) };
}

function unresolved(given: readonly Recommendation[], isKnownId: (id: string) => boolean): Reject | undefined {
  const faults = given.flatMap((recommendation) => {
    const sentence = faultOf(recommendation, isKnownId);
    return sentence ? [{ sentence, recommendation }] : [];
  });
  if (faults.length === 0) return undefined;

  const isScorable = faults.every(({ recommendation }) => recommendation.isScorable);
  const form = isScorable ? "" : " The production scorer reads only a comma-separated product_ids text.";
  return {
    code: "R3",
    detail: `${[...new Set(faults.map(({ sentence }) => sentence))].join(" ")}${form}`,
    places: faults.map(({ recommendation }) => placeOf(recommendation.at)),
  };
}

function faultOf({ at, ids }: Recommendation, isKnownId: (id: string) => boolean): string | undefined {
  if (!at.claim.args) return "The arguments of recommend_product are no JSON object.";
  if (ids.length === 0) return "recommend_product names no product.";

  const unknown = ids.filter((id) => !isKnownId(id));
  if (unknown.length === 0) return undefined;
  const shown = unknown.slice(0, 5).map((id) => (id.length > 40 ? `${id.slice(0, 40)}…` : id));
  const more = unknown.length > 5 ? ` and ${unknown.length - 5} more` : "";
  return `No result holds ${shown.join(", ")}${more}.`;
}

function tooLong(tokens: number, budget: number): Reject | undefined {
  if (tokens <= budget) return undefined;

  return { code: "R4", detail: overBudget(tokens, budget), places: [] };
}

/** The sentence of R4, the one that names a threshold. */
export function overBudget(tokens: number, budget: number): string {
  return `The conversation has ${tokens.toLocaleString("en")} tokens; the budget is ${budget.toLocaleString("en")}.`;
}

/** Words behind the answer do no harm: what counts is the last turn that calls anything. */
function unfinished({ trajectory, calls }: RejectInput): Reject | undefined {
  const last = calls.at(-1)?.step;
  const closing = calls.filter((call) => call.step === last).map((call) => call.claim.name);
  if (closing.includes("recommend_product") || closing.includes("terminate")) return undefined;

  const end = trajectory.steps.findLast((step) => step.role === "agent");
  const detail =
    last === undefined
      ? "No turn calls recommend_product or terminate."
      : `The last calls are ${[...new Set(closing)].join(", ")}; neither recommend_product nor terminate ends the run.`;
  return { code: "R5", detail, places: end ? [{ step: end.index }] : [] };
}
