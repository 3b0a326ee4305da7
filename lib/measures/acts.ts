import type { Trajectory } from "@/lib/domain/trajectory";
import type { EvidencePlace } from "@/lib/domain/verdict";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import { type AttributedDispatch, dispatchArgs } from "@/lib/filter/attribution";
import { groupBy } from "@/lib/filter/group-by";

/** Something that the agent or its code did, once, whether it is claimed, logged or both. */
export interface Act {
  readonly place: EvidencePlace;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Absent where no answer was kept, or it is an error. */
  readonly answer?: { readonly value: unknown };
}

/**
 * What was done, in the order it happened: in a step first the dispatches that no claimed call stands for, then the
 * claimed calls. The answer of a claimed call is the one it shows, else that of the last of its dispatches.
 */
export function actsOf(
  { steps }: Pick<Trajectory, "steps">,
  calls: readonly AgentCall[],
  claimOf: ReadonlyMap<AttributedDispatch, AgentCall>,
  dispatches: readonly AttributedDispatch[],
): readonly Act[] {
  const callsOf = groupBy(calls, (call) => call.step);
  const own = groupBy(
    dispatches.filter((dispatch) => !claimOf.has(dispatch)),
    ({ entry }) => entry.step,
  );
  const dispatchOf = new Map([...claimOf].map(([dispatch, call]) => [call, dispatch]));

  return steps.flatMap(({ index }) => [
    ...(own.get(index) ?? []).map(actOfDispatch),
    ...(callsOf.get(index) ?? []).map((call) => actOfCall(call, dispatchOf.get(call))),
  ]);
}

function actOfDispatch(dispatch: AttributedDispatch): Act {
  const { entry } = dispatch;

  return {
    place: { step: entry.step, order: entry.call.order },
    tool: entry.tool,
    args: dispatchArgs(entry) ?? {},
    ...answerOfDispatch(dispatch),
  };
}

function actOfCall(call: AgentCall, dispatch: AttributedDispatch | undefined): Act {
  const { name, args, result } = call.claim;
  const shown = result === undefined ? {} : { answer: { value: result.value } };
  const answer = result === undefined && dispatch ? answerOfDispatch(dispatch) : shown;

  return { place: placeOf(call), tool: name, args: args ?? {}, ...(result?.isError === true ? {} : answer) };
}

const FAILED = 400;

/** A body that the recorder cut is known by its ids, where it kept them. */
function answerOfDispatch({ entry }: AttributedDispatch): Pick<Act, "answer"> {
  const { status, response, isTruncated, resultProductIds } = entry.call;
  if (status === null || (status !== undefined && status >= FAILED)) return {};
  if (response !== undefined && !isTruncated) return { answer: { value: response } };
  if (resultProductIds === undefined) return {};

  return { answer: { value: resultProductIds.map((product_id) => ({ product_id })) } };
}
