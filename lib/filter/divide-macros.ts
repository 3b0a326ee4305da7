import type { AgentCall } from "./agent-calls";
import type { AttributedDispatch } from "./attribution";
import type { Dispatched } from "./macro-coverage";

/** A claimed macro tool with what it can have done. */
export interface MacroClaim {
  readonly call: AgentCall;
  readonly covers: (dispatch: OpenDispatch) => boolean;
  /** The most dispatches that it makes. */
  readonly most: number;
}

/** A dispatch that no claim has yet. */
export interface OpenDispatch {
  readonly dispatch: AttributedDispatch;
  readonly asked: Dispatched;
}

type Shares = Map<OpenDispatch, MacroClaim>;

/**
 * Divides dispatches among macro claims that may cover the same ones, such as two parallel calls with equal searches.
 * Every claim gets one if the dispatches allow that at all, so nobody is accused because another claim could have made them
 * too. The rest go by the order of the log: on with the claim that began last, as far as it covers them.
 *
 * @param dispatches - of one step, in log order
 */
export function divideMacros(
  claims: readonly MacroClaim[],
  dispatches: readonly OpenDispatch[],
): ReadonlyMap<OpenDispatch, MacroClaim> {
  const firsts = firstOfEach(claims, dispatches);
  const made = new Map([...firsts.values()].map((claim) => [claim, 1]));
  const begun = claims.filter((claim) => made.has(claim));
  const takes = (claim: MacroClaim, dispatch: OpenDispatch) =>
    (made.get(claim) ?? 0) < claim.most && claim.covers(dispatch);

  const shares: Shares = new Map();
  let running: MacroClaim | undefined;
  for (const dispatch of dispatches) {
    const first = firsts.get(dispatch);
    const goesOn = running && takes(running, dispatch) ? running : undefined;
    const claim = first ?? goesOn ?? begun.find((each) => takes(each, dispatch));
    if (!claim) continue;

    if (!first) made.set(claim, (made.get(claim) ?? 0) + 1);
    shares.set(dispatch, claim);
    running = claim;
  }
  return shares;
}

/** One dispatch for as many claims as possible: for each the search that its macro begins with, as far as there is one. */
function firstOfEach(claims: readonly MacroClaim[], dispatches: readonly OpenDispatch[]): Shares {
  const firsts: Shares = new Map();
  const waiting = claims
    .filter(({ covers }) => dispatches.some(covers))
    .filter((claim) => {
      const begin = dispatches.find((each) => !each.asked.isInShop && !firsts.has(each) && claim.covers(each));
      if (begin) firsts.set(begin, claim);
      return !begin;
    });

  giveOneEach(waiting, firsts, (claim) => firstCovered(claim, dispatches, claims.length));
  return firsts;
}

/**
 * Gives each waiting claim a dispatch, moving the holders of dispatches to others where that frees one: augmenting paths,
 * which find the most claims that can have one at the same time (Kuhn 1955).
 */
function giveOneEach(
  waiting: readonly MacroClaim[],
  firsts: Shares,
  coveredBy: (claim: MacroClaim) => readonly OpenDispatch[],
): void {
  const known = new Map<MacroClaim, readonly OpenDispatch[]>();
  const seen = new Set<OpenDispatch>();
  const give = (claim: MacroClaim): boolean => {
    const covered = known.get(claim) ?? coveredBy(claim);
    known.set(claim, covered);

    for (const dispatch of covered) {
      if (seen.has(dispatch)) continue;
      seen.add(dispatch);
      const holder = firsts.get(dispatch);
      if (holder && !give(holder)) continue;
      firsts.set(dispatch, claim);
      return true;
    }
    return false;
  };

  // What was looked through in vain leads to no free dispatch for the next claim either.
  for (const claim of waiting) if (give(claim)) seen.clear();
}

/** As many as there are claims: of so many one is always free, or can be freed. */
function firstCovered(claim: MacroClaim, dispatches: readonly OpenDispatch[], most: number): readonly OpenDispatch[] {
  const covered: OpenDispatch[] = [];

  for (const dispatch of dispatches) {
    if (covered.length === most) break;
    if (claim.covers(dispatch)) covered.push(dispatch);
  }
  return covered;
}
