import type { Step } from "@/lib/domain/step";
import type { AgentCall } from "./agent-calls";
import type { AttributedDispatch } from "./attribution";
import { claimPlaces } from "./claim-places";
import type { JoinedLog } from "./claim-standing";
import { groupBy } from "./group-by";

/** What happened in a trajectory, one thing after the other. */
export type Happening =
  /** A call is claimed, with its arguments. */
  | { readonly kind: "claimed"; readonly call: AgentCall }
  /** The log holds a dispatch, with its answer. */
  | { readonly kind: "made"; readonly dispatch: AttributedDispatch; readonly at: HappenedAt }
  /** A claimed call is over, and what the agent tells of its answer came. */
  | { readonly kind: "over"; readonly call: AgentCall; readonly at: HappenedAt };

/**
 * Where something counts; the claimed call behind which it does only where its step holds it neither in its log nor at its
 * place, -1 where it is before them all.
 */
export interface HappenedAt {
  readonly step: number;
  readonly call?: number;
}

/**
 * Every claimed call and every dispatch in the order in which they happened (`claimPlaces`): in a step first what the log
 * holds before it holds any of the step's claimed calls.
 */
export function happenings(
  steps: readonly Pick<Step, "index">[],
  calls: readonly AgentCall[],
  { dispatches, claimOf }: Pick<JoinedLog, "dispatches" | "claimOf">,
): readonly Happening[] {
  const log = dispatches.toSorted((a, b) => a.entry.call.order - b.entry.call.order);
  const { behind, endOf } = claimPlaces(log, claimOf);
  const callsOf = groupBy(calls, (call) => call.step);
  const logOf = groupBy(log, (dispatch) => behind.get(dispatch) ?? dispatch.entry.step);

  const made = (dispatch: AttributedDispatch): readonly Happening[] => {
    const place = behind.get(dispatch);
    const { step } = dispatch.entry;
    const call = claimOf.get(dispatch);
    const isEnd = call !== undefined && endOf.get(call) === dispatch;

    return [
      { kind: "made", dispatch, at: at(place, step, step) },
      ...(isEnd ? [{ kind: "over", call, at: at(place, step, call.step) } as const] : []),
    ];
  };
  return steps.flatMap(({ index: step }) => [
    ...(logOf.get(step) ?? []).flatMap(made),
    ...(callsOf.get(step) ?? []).flatMap((call): readonly Happening[] => [
      { kind: "claimed", call },
      ...(endOf.has(call) ? [] : [{ kind: "over", call, at: { step } } as const]),
      ...(logOf.get(call) ?? []).flatMap(made),
    ]),
  ]);
}

/**
 * @param step - whose log holds it
 * @param heldBy - the step whose log or claims hold the answer
 */
function at(place: AgentCall | undefined, step: number, heldBy: number): HappenedAt {
  if (step === heldBy && (place?.step ?? step) === step) return { step };

  return place === undefined ? { step, call: -1 } : { step: place.step, call: place.call };
}
