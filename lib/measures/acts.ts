import { hasWorked } from "@/lib/domain/logged-answer";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { EvidencePlace } from "@/lib/domain/verdict";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import { type AttributedDispatch, dispatchArgs } from "@/lib/filter/attribution";
import type { JoinedLog } from "@/lib/filter/claim-standing";
import { groupBy } from "@/lib/filter/group-by";
import { happenings } from "@/lib/filter/happenings";

/** Something that the agent or its code did, once, whether it is claimed, logged or both. */
export interface Act {
  readonly place: EvidencePlace;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Absent where no answer was kept, or it is an error. */
  readonly answer?: { readonly value: unknown };
}

/**
 * What was done, in the order it happened (`happenings`): dispatches that no claimed call stands for, each with its retries
 * as one, as a claimed call is, and claimed calls where they were over. The answer of a claimed call is what the log kept of
 * it, else the one it shows; its arguments are those that were sent, where one dispatch carries it out.
 */
export function actsOf(
  { steps }: Pick<Trajectory, "steps">,
  calls: readonly AgentCall[],
  log: JoinedLog,
): readonly Act[] {
  const { claimOf, standing } = log;
  const made = groupBy([...claimOf.keys()], (dispatch) => claimOf.get(dispatch));
  const lastTry = lastTries(log);

  return happenings(steps, calls, log).flatMap((each) => {
    if (each.kind === "over") return [actOfCall(each.call, made.get(each.call) ?? [], standing.isBelieved(each.call))];

    if (each.kind !== "made" || claimOf.has(each.dispatch)) return [];
    const answered = lastTry.get(each.dispatch);
    return answered ? [actOfDispatch(each.dispatch, answered)] : [];
  });
}

/** Dispatches that no claimed call stands for and that retry none before them, each with its last retry or itself. */
function lastTries({ dispatches, claimOf }: JoinedLog): ReadonlyMap<AttributedDispatch, AttributedDispatch> {
  const last = new Map<AttributedDispatch, AttributedDispatch>();
  let first: AttributedDispatch | undefined;

  for (const dispatch of dispatches) {
    if (claimOf.has(dispatch)) {
      first = undefined;
      continue;
    }
    const { attribution, request } = dispatch.finding;
    // A nonce that is sent again carries out no request: whoever sends it makes the call again.
    const isRetry = attribution === "retry" && request !== undefined && first?.finding.request === request;
    if (!isRetry || !first) first = dispatch;
    last.set(first, dispatch);
  }
  return last;
}

/** @param answered - the dispatch whose answer was used */
function actOfDispatch({ entry }: AttributedDispatch, answered: AttributedDispatch): Act {
  return {
    place: { step: entry.step, order: entry.call.order },
    tool: entry.tool,
    args: dispatchArgs(entry) ?? {},
    ...answerOfDispatch(answered),
  };
}

function actOfCall(call: AgentCall, made: readonly AttributedDispatch[], isBelieved: boolean): Act {
  const { name, args, result } = call.claim;
  const logged = made.findLast(({ entry }) => entry.tool === name);
  // What a macro tool answers is in no log: it is made of the answers of its dispatches.
  const isShown = isBelieved ? result !== undefined : made.length > 0 && logged === undefined;
  const shown = isShown && result?.isError === false ? { answer: { value: result.value } } : {};

  return {
    place: placeOf(call),
    tool: name,
    // Code may have rewritten them.
    args: (made.length === 1 && logged ? dispatchArgs(logged.entry) : undefined) ?? args ?? {},
    ...(isShown || !logged ? shown : answerOfDispatch(logged)),
  };
}

/** A body that the recorder cut is known by its ids, where it kept them. */
function answerOfDispatch({ entry }: AttributedDispatch): Pick<Act, "answer"> {
  const { response, isTruncated, resultProductIds } = entry.call;
  if (!hasWorked(entry.call)) return {};
  if (response !== undefined && !isTruncated) return { answer: { value: response } };
  if (resultProductIds === undefined) return {};

  return { answer: { value: resultProductIds.map((product_id) => ({ product_id })) } };
}
