import { type AnalysisIndex, placeKey } from "./analysis-index";
import { isInference } from "./call-rows";
import { valueText } from "./call-text";
import type { IdFacts } from "./id-mentions";
import { isAnswerLost } from "./logged-answer";
import type { LoggedCall, Step, ToolResult } from "./step";

type StepCalls = Pick<Step, "index" | "claimed" | "logged">;
type KnownIds = Readonly<Record<string, IdFacts>>;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;

/**
 * Known ids in the results of a step before one of its claimed calls. Calls of one step run in order, so a result of
 * the first is an earlier sighting for the arguments of the second.
 *
 * @param index - says where the log stands to the claims
 */
export function idsBeforeCall(
  step: StepCalls,
  call: number,
  ids: KnownIds,
  index: Pick<AnalysisIndex, "byClaim" | "byOrder">,
): ReadonlySet<string> {
  const claimed = step.claimed
    .slice(0, call)
    .flatMap(({ result }, at) => (result && isAnswered(step, at, index) ? [result] : []));

  return knownOf([...claimed, ...loggedBefore(step, nextOrder(step, call, index))], ids);
}

/** Known ids in the results of a step, the log's and the agent's, before one of its logged calls. */
export function idsBeforeLogged(
  step: StepCalls,
  order: number,
  ids: KnownIds,
  index: Pick<AnalysisIndex, "byClaim" | "byOrder">,
): ReadonlySet<string> {
  const own = index.byOrder.get(order)?.claimed;
  const first = own?.step === step.index ? own.call : 0;
  const claimed = step.claimed.flatMap(({ result }, call) => {
    const orders = ordersOf(step, call, index);
    const isOver = orders.length > 0 && orders.every((one) => one < order);

    return result && (call < first || isOver) && isAnswered(step, call, index) ? [result] : [];
  });

  return knownOf([...claimed, ...loggedBefore(step, order)], ids);
}

/** As the filter counts it: an agent writes its claimed answers itself, and what the log kept of the same call counts instead. */
function isAnswered(step: StepCalls, call: number, index: Pick<AnalysisIndex, "byClaim" | "byOrder">): boolean {
  if (index.byOrder.size === 0) return true;
  const orders = ordersOf(step, call, index);

  return step.logged.some((entry) => orders.includes(entry.order) && isAnswerLost(entry));
}

/** What the model says in answer to a request is no result. */
function loggedBefore({ logged }: StepCalls, order: number): readonly LoggedCall[] {
  return logged.filter((call) => call.order < order && !isInference(call));
}

/** Place in the log of the first call that a claimed one or any behind it stands for; behind the log without any. */
function nextOrder(step: StepCalls, call: number, index: Pick<AnalysisIndex, "byClaim">): number {
  const orders = step.claimed.slice(call).flatMap((_, at) => ordersOf(step, call + at, index));

  return Math.min(Number.POSITIVE_INFINITY, ...orders);
}

function ordersOf(step: StepCalls, call: number, { byClaim }: Pick<AnalysisIndex, "byClaim">): readonly number[] {
  const dispatches = byClaim.get(placeKey(step.index, call)) ?? [];

  return dispatches.flatMap((dispatch) => (dispatch.step === step.index ? [dispatch.order] : []));
}

function knownOf(results: readonly (ToolResult | LoggedCall)[], ids: KnownIds): ReadonlySet<string> {
  return new Set(results.flatMap(wordsOf).filter((word) => Object.hasOwn(ids, word)));
}

// Each call of a step asks for the results of all before it, and a step may have hundreds.
const WORDS = new WeakMap<ToolResult | LoggedCall, readonly string[]>();

function wordsOf(result: ToolResult | LoggedCall): readonly string[] {
  const known = WORDS.get(result);
  if (known) return known;
  const words = [...new Set(textOf(result).match(WORD))];
  WORDS.set(result, words);

  return words;
}

function textOf(result: ToolResult | LoggedCall): string {
  if ("value" in result) return valueText(result.value);
  const { response, resultProductIds = [] } = result;

  return [...(response === undefined ? [] : [valueText(response)]), ...resultProductIds].join(" ");
}
