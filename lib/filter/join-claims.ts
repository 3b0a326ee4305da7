import type { Phantom } from "@/lib/domain/analysis";
import type { AgentCall } from "./agent-calls";
import type { AttributedDispatch } from "./attribution";
import { isCatalogueTool } from "./catalogue";
import { joinMacros } from "./join-macros";
import { MACRO_TOOLS, MAX_MACROS } from "./macro-coverage";

export interface ClaimJoin {
  /** The claimed call that each dispatch carries out. */
  readonly claimOf: ReadonlyMap<AttributedDispatch, AgentCall>;
  readonly phantoms: readonly Phantom[];
}

/**
 * Joins what the agent says it called with what the log holds, one to one (a macro tool to all its dispatches,
 * a retry to the call it retries): same arguments in the same step, then in any step, then the same of arguments that
 * code rewrote, then dispatches whose arguments were not recorded. Claimed catalogue calls that nothing joins are
 * phantoms; calculate_voucher never reaches the log and is none.
 */
export function joinClaims(calls: readonly AgentCall[], dispatches: readonly AttributedDispatch[]): ClaimJoin {
  const claims = calls.filter(({ claim }) => isCatalogueTool(claim.name) && claim.name !== "calculate_voucher");
  const claimOf = new Map<AttributedDispatch, AgentCall>();
  const joined = new Set<AgentCall>();

  const join = (
    nameOfDispatch: (dispatch: AttributedDispatch) => string | undefined,
    nameOfClaim: (claim: AgentCall) => string | undefined,
  ) => {
    if (joined.size === claims.length || claimOf.size === dispatches.length) return;
    const open = new Map<string, AttributedDispatch[]>();
    for (const dispatch of dispatches.toReversed()) {
      const name = claimOf.has(dispatch) ? undefined : nameOfDispatch(dispatch);
      if (name !== undefined) append(open, name, dispatch);
    }
    for (const claim of claims) {
      const name = joined.has(claim) ? undefined : nameOfClaim(claim);
      const dispatch = name === undefined ? undefined : open.get(name)?.pop();
      if (!dispatch) continue;
      claimOf.set(dispatch, claim);
      joined.add(claim);
    }
  };

  const inStep = (step: number, name: string | undefined) => (name === undefined ? undefined : `${step}/${name}`);
  const unread = (claim: AgentCall) => (claim.claim.args ? undefined : claim.claim.name);
  const unrecorded = (dispatch: AttributedDispatch) => (dispatch.key ? undefined : dispatch.entry.tool);
  join(
    (dispatch) => inStep(dispatch.entry.step, dispatch.key),
    (claim) => inStep(claim.step, claim.key),
  );
  join(
    (dispatch) => dispatch.key,
    (claim) => claim.key,
  );
  join(
    (dispatch) => inStep(dispatch.entry.step, rewrittenKey(dispatch)),
    (claim) => inStep(claim.step, claim.key),
  );
  join(rewrittenKey, (claim) => claim.key);
  join(
    (dispatch) => inStep(dispatch.entry.step, unrecorded(dispatch)),
    (claim) => inStep(claim.step, claim.claim.name),
  );
  join(
    (dispatch) => inStep(dispatch.entry.step, dispatch.entry.tool),
    (claim) => inStep(claim.step, unread(claim)),
  );
  join(unrecorded, (claim) => claim.claim.name);
  const macros = claims.filter((claim) => !joined.has(claim) && MACRO_TOOLS.has(claim.claim.name));
  // What is not compared is not accused.
  for (const claim of macros.slice(MAX_MACROS)) joined.add(claim);
  for (const [dispatch, claim] of joinMacros(macros.slice(0, MAX_MACROS), dispatches, claimOf)) {
    claimOf.set(dispatch, claim);
    joined.add(claim);
  }
  joinRetries(dispatches, claimOf);

  const phantoms = claims.filter((claim) => !joined.has(claim));
  return { claimOf, phantoms: phantoms.map(({ step, call, claim }) => ({ step, call, tool: claim.name })) };
}

function append(open: Map<string, AttributedDispatch[]>, name: string, dispatch: AttributedDispatch): void {
  const list = open.get(name);
  if (list) list.push(dispatch);
  else open.set(name, [dispatch]);
}

/** The claim may show what the model asked for, while the log shows what code made of it. */
function rewrittenKey({ finding }: AttributedDispatch): string | undefined {
  return finding.isRewritten ? finding.request?.key : undefined;
}

function joinRetries(dispatches: readonly AttributedDispatch[], claimOf: Map<AttributedDispatch, AgentCall>): void {
  for (const [index, dispatch] of dispatches.entries()) {
    const previous = dispatches[index - 1];
    const claim = previous?.entry.tool === dispatch.entry.tool ? claimOf.get(previous) : undefined;
    if (dispatch.finding.attribution === "retry" && claim && !claimOf.has(dispatch)) claimOf.set(dispatch, claim);
  }
}
