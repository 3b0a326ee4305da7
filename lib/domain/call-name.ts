import { type AnalysisIndex, placeKey } from "./analysis-index";
import { logNumbers } from "./log-number";

interface CallPlace {
  readonly step: number;
  /** 0-based among the calls that the agent's text of the step claims. */
  readonly call: number;
}

/**
 * What a claimed call is named by, on its own row and wherever it is cited: by the entries of the log that its step holds
 * of it, "logged call 3", and without any by its place in the agent's text, "call 2".
 */
export function callName({ step, call }: CallPlace, { byClaim }: Pick<AnalysisIndex, "byClaim">): string {
  const dispatches = byClaim.get(placeKey(step, call)) ?? [];
  const orders = dispatches.flatMap((dispatch) => (dispatch.step === step ? [dispatch.order] : []));

  return logNumbers(orders.toSorted((a, b) => a - b)) || `call ${call + 1}`;
}
