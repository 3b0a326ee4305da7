import { type AnalysisIndex, type DispatchFacts, placeKey } from "./analysis-index";
import { valueText } from "./call-text";
import type { IdFacts, SeenIds } from "./id-mentions";
import { hasWorked } from "./logged-answer";
import type { LoggedCall, Step } from "./step";

type StepCalls = Pick<Step, "index" | "claimed" | "logged">;
type KnownIds = Readonly<Record<string, IdFacts>>;
/** Says where the log stands to the claims. */
type Joined = Pick<AnalysisIndex, "byClaim" | "byOrder" | "believed">;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;

/**
 * Known ids in the results of a step before one of its claimed calls. Calls of one step run in order, so a result of
 * the first is an earlier sighting for the arguments of the second.
 */
export function idsBeforeCall(step: StepCalls, call: number, ids: KnownIds, index: Joined): SeenIds {
  const seen = sightingsIn(step, ids, index);

  return seen.before(call, seen.next[call] ?? Number.POSITIVE_INFINITY);
}

/** Known ids in the results of a step, the log's and the agent's, before one of its logged calls. */
export function idsBeforeLogged(step: StepCalls, order: number, ids: KnownIds, index: Joined): SeenIds {
  const own = index.byOrder.get(order)?.claimed;
  const seen = sightingsIn(step, ids, index).before(own?.step === step.index ? own.call : 0, order);
  if (own === undefined || own.step >= step.index) return seen;

  // It counts as made when it was claimed, so what a call claimed with it or behind it showed came later.
  const isBehind = (id: string) => {
    const facts = factsOf(id, ids);
    return facts?.firstSeenStep === own.step && (facts.firstSeenCall ?? -1) >= own.call;
  };
  return { has: seen.has, isBehind };
}

function factsOf(id: string, ids: KnownIds): IdFacts | undefined {
  return Object.hasOwn(ids, id) ? ids[id] : undefined;
}

/** Known ids in the answers that the agent tells in a step. */
export function idsTold({ claimed }: Pick<Step, "claimed">, ids: KnownIds): ReadonlySet<string> {
  return new Set(claimed.flatMap(({ result }) => (result ? [...idsIn(valueText(result.value), ids)] : [])));
}

interface Sightings {
  readonly ids: KnownIds;
  readonly index: Joined;
  /** For each claimed call the place in the log of the first that it or any behind it stands for; behind the log without any. */
  readonly next: readonly number[];
  /** What was seen before a claimed call, and before a place in the log. */
  before(call: number, order: number): SeenIds;
}

// Each call of a step asks, and a step may have thousands.
const KNOWN = new WeakMap<StepCalls, Sightings>();

function sightingsIn(step: StepCalls, ids: KnownIds, index: Joined): Sightings {
  const known = KNOWN.get(step);
  if (known?.ids === ids && known.index === index) return known;

  const sightings = readSightings(step, ids, index);
  KNOWN.set(step, sightings);
  return sightings;
}

/** Of each id, the first claimed call that showed it and the first place in the log that did, or behind which such a call was over. */
function readSightings(step: StepCalls, ids: KnownIds, index: Joined): Sightings {
  const orders = step.claimed.map((_, call) => ordersOf(step, call, index));
  const byCall = new Map<string, number>();
  const byOrder = new Map<string, number>();

  for (const [call, { result }] of step.claimed.entries()) {
    if (!result || !isBelieved(step, call, index)) continue;
    const end = index.believed && endOf(step, call, index);
    // The filter says of each id which claimed call showed it whose answer another step logs.
    if (end && end.step > step.index) continue;
    for (const id of idsIn(valueText(result.value), ids)) {
      // Of a call that was made in a later step.
      if ((factsOf(id, ids)?.firstSeenStep ?? step.index) > step.index) continue;
      if (end?.step !== step.index) note(byCall, id, call);
      note(byOrder, id, orders[call]?.last ?? Number.POSITIVE_INFINITY);
    }
  }
  for (const call of step.logged) {
    // What the model says in answer to a request is no result, of other paths the filter reads none, and a failed call showed none.
    if (!index.byOrder.has(call.order) || !hasWorked(call)) continue;
    for (const id of idsIn(loggedText(call), ids)) note(byOrder, id, call.order);
  }

  const isBefore = (id: string, call: number) => {
    const facts = factsOf(id, ids);
    const shownBy = facts?.firstSeenStep === step.index ? facts.firstSeenCall : undefined;

    return (shownBy ?? byCall.get(id) ?? call) < call;
  };
  return {
    ...{ ids, index },
    next: nextOrders(orders),
    before: (call, order) => ({ has: (id) => isBefore(id, call) || (byOrder.get(id) ?? order) < order }),
  };
}

/** Where the log holds the last of a claimed call; undefined where it holds nothing of it. */
function endOf({ index: step }: StepCalls, call: number, { byClaim }: Joined): DispatchFacts | undefined {
  return byClaim
    .get(placeKey(step, call))
    ?.reduce<DispatchFacts | undefined>((last, each) => (last && last.order > each.order ? last : each), undefined);
}

/** As the filter counts it: an agent writes its claimed answers itself. */
function isBelieved({ index: step }: StepCalls, call: number, { believed }: Joined): boolean {
  return believed === undefined || believed.has(placeKey(step, call));
}

interface Orders {
  readonly first: number;
  readonly last: number;
}

/** Where the log of the step holds a claimed call; undefined where it does not. */
function ordersOf({ index: step }: StepCalls, call: number, { byClaim }: Joined): Orders | undefined {
  let orders: Orders | undefined;
  for (const { step: at, order } of byClaim.get(placeKey(step, call)) ?? []) {
    if (at !== step) continue;
    orders = { first: Math.min(order, orders?.first ?? order), last: Math.max(order, orders?.last ?? order) };
  }

  return orders;
}

function nextOrders(orders: readonly (Orders | undefined)[]): readonly number[] {
  let next = Number.POSITIVE_INFINITY;

  return orders
    .toReversed()
    .map((own) => {
      next = Math.min(next, own?.first ?? next);
      return next;
    })
    .reverse();
}

function note(first: Map<string, number>, id: string, at: number): void {
  if (at < (first.get(id) ?? Number.POSITIVE_INFINITY)) first.set(id, at);
}

function idsIn(text: string, ids: KnownIds): ReadonlySet<string> {
  return new Set((text.match(WORD) ?? []).filter((word) => Object.hasOwn(ids, word)));
}

function loggedText({ response, resultProductIds = [] }: LoggedCall): string {
  return [...(response === undefined ? [] : [valueText(response)]), ...resultProductIds].join(" ");
}
