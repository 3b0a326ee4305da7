import { nativeId, taggedText } from "./inference";
import { type ClaimedCall, type Session, spend } from "./session";
import { callId } from "./stable-id";
import type { Call, CallResult, Turn } from "./turn";

/** One claimed call with what it gave back; no `result` where the agent recorded none. */
export interface Claim {
  readonly call: Call;
  readonly result?: CallResult;
}

/** How often the step is stamped in the very millisecond of its last call (domain 1.6). */
const TIE_SHARE = 0.09;

/** Appends the step an agent reports. It is stamped after its calls, usually a few milliseconds later. */
export function closeStep(session: Session, think: string, claims: readonly Claim[], response?: string): void {
  const { rng, transport, steps } = session;
  const turn: Turn = { think, calls: claims.map(({ call }) => call), ...(response === undefined ? {} : { response }) };
  const claimed = claims.map(({ call, result }, index): ClaimedCall => {
    const id = transport.style === "native" ? nativeId(session, call, index) : callId(call.name, call.parameters);

    return { ...call, tool_call_id: id, ...(result === undefined ? {} : { result: result.value }) };
  });

  spend(session, rng.chance(TIE_SHARE) ? 0 : rng.between(1, 6));
  steps.push({
    think,
    content: taggedText(turn),
    reasoning: transport.style === "native" ? think : "",
    claimed,
    ...(response === undefined ? {} : { response }),
    timestamp: session.clock,
  });
}
