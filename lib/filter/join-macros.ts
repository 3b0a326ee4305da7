import type { AgentCall } from "./agent-calls";
import { type AttributedDispatch, dispatchArgs } from "./attribution";
import { divideMacros, type MacroClaim, type OpenDispatch } from "./divide-macros";
import { groupBy } from "./group-by";
import { MACRO_TOOLS, readDispatched } from "./macro-coverage";

type Joined = ReadonlyMap<AttributedDispatch, AgentCall>;

/**
 * The claimed macro tool that each dispatch belongs to. A claim takes what its own step holds, and only when all have done so
 * what stands elsewhere, so that one that was never made does not take the dispatches of another. First goes the step whose
 * model answer asked for a dispatch, then the step that logs it.
 *
 * @param claims - macro tools that no dispatch is joined to yet
 * @param joined - dispatches that belong to other claims
 */
export function joinMacros(
  claims: readonly AgentCall[],
  dispatches: readonly AttributedDispatch[],
  joined: Joined,
): Joined {
  if (claims.length === 0) return new Map();
  const claimOf = new Map<AttributedDispatch, AgentCall>();
  const open = new Set(claims.flatMap(readClaim));
  const free = new Set(dispatches.filter((each) => !joined.has(each)).map(readDispatch));

  const join = (some: readonly MacroClaim[], within: readonly OpenDispatch[]) => {
    for (const [each, claim] of divideMacros(some, within)) {
      claimOf.set(each.dispatch, claim.call);
      open.delete(claim);
      free.delete(each);
    }
  };
  const joinAt = (stepOf: (dispatch: AttributedDispatch) => number) => {
    const within = groupBy([...free], ({ dispatch }) => stepOf(dispatch));
    for (const [step, some] of groupBy([...open], claimedIn)) join(some, within.get(step) ?? []);
  };
  const joinElsewhere = ([first, ...others]: readonly MacroClaim[]) => {
    const found = first && [...free].find(first.covers);
    if (found)
      join(
        [first, ...others],
        [...free].filter((each) => loggedIn(each.dispatch) === loggedIn(found.dispatch)),
      );
  };

  joinAt(askedIn);
  joinAt(loggedIn);
  for (const some of groupBy([...open], claimedIn).values()) joinElsewhere(some);
  for (const claim of [...open]) joinElsewhere([claim]);
  return claimOf;
}

function claimedIn({ call }: MacroClaim): number {
  return call.step;
}

function loggedIn({ entry }: AttributedDispatch): number {
  return entry.step;
}

/** An agent that stamps its steps before their calls run has them logged in the next step. */
function askedIn({ entry, finding }: AttributedDispatch): number {
  return (finding.attribution === "macro" ? finding.request?.inference.step : undefined) ?? entry.step;
}

function readClaim(call: AgentCall): readonly MacroClaim[] {
  const tool = MACRO_TOOLS.get(call.claim.name);
  if (!tool) return [];

  const { covers, most } = tool.reach(call.claim.args);
  return [{ call, most, covers: ({ dispatch, asked }) => dispatch.entry.tool === tool.dispatches && covers(asked) }];
}

function readDispatch(dispatch: AttributedDispatch): OpenDispatch {
  return { dispatch, asked: readDispatched(dispatchArgs(dispatch.entry)) };
}
