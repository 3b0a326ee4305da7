import { INFERENCE_PATH, pathComponent } from "@/lib/filter/log-path";
import { type AnalysisIndex, addCall, type DispatchFacts, type MadeRun, placeKey } from "./analysis-index";
import type { ClaimedCall, LoggedCall, Step } from "./step";

/** A logged call with what the filter says of it; only catalogue tools are dispatches. */
export interface LoggedRow {
  readonly call: LoggedCall;
  readonly dispatch?: DispatchFacts;
}

/** One line of a step's calls: what was said, what was recorded, or both joined. */
export type CallRow =
  | {
      readonly kind: "claimed";
      readonly index: number;
      readonly call: ClaimedCall;
      /** Logged calls of this step that carry it out, in log order. */
      readonly logged: readonly LoggedRow[];
      /** Dispatches in other steps that carry it out. */
      readonly elsewhere: readonly DispatchFacts[];
      readonly isPhantom: boolean;
    }
  /** Recorded, and no claimed call of this step stands for it. */
  | { readonly kind: "logged"; readonly logged: LoggedRow };

export type ClaimedRow = Extract<CallRow, { kind: "claimed" }>;

export interface StepCalls {
  readonly rows: readonly CallRow[];
  /** Requests to a model, in log order. */
  readonly inferences: readonly LoggedCall[];
}

/** True for a request to a language model, by the rule of the filter: its reasons name no other. */
export function isInference(call: Pick<LoggedCall, "path">): boolean {
  return pathComponent(call.path) === INFERENCE_PATH;
}

function loggedRow(call: LoggedCall, index: AnalysisIndex): LoggedRow {
  const dispatch = index.byOrder.get(call.order);
  return dispatch ? { call, dispatch } : { call };
}

function claimedRow(step: Step, call: ClaimedCall, at: number, index: AnalysisIndex): ClaimedRow {
  const key = placeKey(step.index, at);
  const dispatches = index.byClaim.get(key) ?? [];
  const orders = new Set(dispatches.map((dispatch) => dispatch.order));

  return {
    kind: "claimed",
    index: at,
    call,
    logged: step.logged.filter((entry) => orders.has(entry.order)).map((entry) => loggedRow(entry, index)),
    elsewhere: dispatches.filter((dispatch) => !step.logged.some((entry) => entry.order === dispatch.order)),
    isPhantom: index.phantoms.has(key),
  };
}

/**
 * Joins what a step claims with what the proxy logged for it. Every claimed and every logged call
 * appears exactly once; model requests are listed apart.
 */
export function stepCalls(step: Step, index: AnalysisIndex): StepCalls {
  const claimed = step.claimed.map((call, at) => claimedRow(step, call, at, index));
  const joined = new Set(claimed.flatMap((row) => row.logged.map((entry) => entry.call.order)));
  const rest = step.logged.filter((call) => !joined.has(call.order) && !isInference(call));

  return {
    rows: [...claimed, ...rest.map((call): CallRow => ({ kind: "logged", logged: loggedRow(call, index) }))],
    inferences: step.logged.filter((call) => !joined.has(call.order) && isInference(call)),
  };
}

/** A line of a step of which all is listed: its calls, and the requests to a model beside them. */
export type StepLine = CallRow | { readonly kind: "inference"; readonly call: LoggedCall };

/** Who carried a call out in its own step, in the order of the log; empty where the log does not say. */
export function madeIn(row: CallRow): readonly MadeRun[] {
  const runs: MadeRun[] = [];
  if (row.kind === "claimed" && row.isPhantom) addCall(runs, "phantom");
  for (const { dispatch } of row.kind === "claimed" ? row.logged : [row.logged])
    if (dispatch) addCall(runs, dispatch.attribution);

  return runs;
}

interface Placed {
  /** Place in the log. */
  readonly order: number;
  readonly line: StepLine;
}

/**
 * All lines of a step as they follow each other in the log. Claimed calls keep their own order; one that was not logged
 * comes before the next that was, and behind the log where none is.
 */
export function linesOf({ rows, inferences }: StepCalls): readonly StepLine[] {
  const logged = rows.flatMap((line) => (line.kind === "logged" ? [{ order: line.logged.call.order, line }] : []));
  const asked = inferences.map((call): Placed => ({ order: call.order, line: { kind: "inference", call } }));
  const claimed = placedOf(rows.filter((row) => row.kind === "claimed"));

  return [...logged, ...asked, ...claimed].toSorted(byOrder).map(({ line }) => line);
}

/** Claimed calls with the first place in the log that they or any behind them have. */
function placedOf(claimed: readonly ClaimedRow[]): readonly Placed[] {
  let order = Number.POSITIVE_INFINITY;

  return claimed
    .toReversed()
    .map((line) => {
      order = Math.min(order, line.logged[0]?.call.order ?? order);

      return { order, line };
    })
    .reverse();
}

function byOrder(a: Placed, b: Placed): number {
  if (a.order === b.order) return 0;

  return a.order < b.order ? -1 : 1;
}
