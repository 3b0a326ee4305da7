import { closeStep } from "./close-step";
import { inferTurn } from "./inference";
import type { Session } from "./session";
import { runTool } from "./tools";
import type { Mind } from "./turn";

/** Steps after which the reference loop stops (domain 1.9). */
export const STEP_LIMIT = 25;

/** The honest loop: only what the model wrote is dispatched, in the order it wrote it. */
export function playMind(session: Session, mind: Mind): void {
  let next = mind.next([]);

  while (!next.done && session.steps.length < STEP_LIMIT) {
    const turn = next.value;
    inferTurn(session, turn);
    const results = turn.calls.map((call) => runTool(session, call, "model"));

    closeStep(
      session,
      turn.think,
      turn.calls.map((call, index) => withResult(call, results[index])),
      turn.response,
    );
    next = mind.next(results);
  }
}

function withResult<C, R>(call: C, result: R | undefined): { call: C; result?: R } {
  return result === undefined ? { call } : { call, result };
}
