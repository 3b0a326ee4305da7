import { type DispatchFacts, placeKey } from "@/lib/domain/analysis-index";
import type { Step } from "@/lib/domain/step";
import type { EvidencePlace } from "@/lib/domain/verdict";
import { type AgentCall, agentCalls, placeOf } from "./agent-calls";
import { type AttributedDispatch, dispatchArgs } from "./attribution";
import { namedProductIds } from "./canonical-args";
import { logEntryKind } from "./catalogue";
import { countedStanding, type JoinedLog } from "./claim-standing";
import { VIEW_TOOLS, walkIds } from "./id-walk";
import { recommendations } from "./recommendation";
import { structureParts } from "./structure-signals";

/** What a signal may be read off, in places. */
export type PlacedSignal = "depth" | "reformulations" | "views" | "pick" | "cycle" | "repeated" | "unseenIds";
export type SignalPlaces = Readonly<Record<PlacedSignal, readonly ShownPlace[]>>;

/** A place of evidence, also as an answer of the server has it. */
export interface ShownPlace {
  readonly step: number;
  readonly call?: number | undefined;
  readonly order?: number | undefined;
}

/** What the outline holds of an analysis. */
export interface PlacedAnalysis {
  readonly dispatches: readonly DispatchFacts[];
  readonly believed?: readonly { readonly step: number; readonly call: number }[] | undefined;
  readonly ids: Readonly<Record<string, KnownId>>;
}

interface KnownId {
  readonly inQuery: boolean;
  readonly viewedStep?: number | undefined;
  readonly recommended: boolean;
}

/** Where the signals of a trajectory come from, by all its steps and what the filter found in them. */
export function signalPlaces(steps: readonly Step[], { dispatches, believed, ids }: PlacedAnalysis): SignalPlaces {
  const calls = agentCalls(steps);
  const log = joinedLog(steps, calls, dispatches);
  const { deep, reformulated, repeated, cycle } = structureParts(steps, calls);
  // What the task names is marked in the ids; its text is not at hand here.
  const { unseen } = walkIds({ problem: NO_TASK, steps }, calls, {
    ...log,
    standing: countedStanding(believed, log.claimOf),
  });
  const pick = recommendations(calls).at(-1);

  return {
    depth: deep.map(({ index }) => ({ step: index })),
    reformulations: reformulated.map(placeOf),
    views: viewPlaces(ids, calls, log.dispatches),
    pick: pick ? [placeOf(pick.at)] : [],
    cycle: cycle.map(placeOf),
    repeated: repeated.map(placeOf),
    unseenIds: firstNamed(calls, new Set([...unseen].filter((id) => !ids[id]?.inQuery))),
  };
}

const NO_TASK = { key: "", query: "" };

/** The dispatches of the outline with what was recorded of them. */
function joinedLog(
  steps: readonly Step[],
  calls: readonly AgentCall[],
  found: readonly DispatchFacts[],
): Omit<JoinedLog, "standing"> {
  const factsOf = new Map(found.map((dispatch) => [dispatch.order, dispatch]));
  const callAt = new Map(calls.map((call) => [placeKey(call.step, call.call), call]));
  const dispatches: AttributedDispatch[] = [];
  const claimOf = new Map<AttributedDispatch, AgentCall>();

  for (const { index: step, logged: entries } of steps) {
    for (const call of entries) {
      const [finding, what] = [factsOf.get(call.order), logEntryKind(call)];
      if (!finding || what.kind !== "dispatch") continue;

      const dispatch = { entry: { kind: what.kind, call, step, tool: what.tool }, finding, key: undefined };
      const { claimed } = finding;
      const claim = claimed && callAt.get(placeKey(claimed.step, claimed.call));
      dispatches.push(dispatch);
      if (claim) claimOf.set(dispatch, claim);
    }
  }
  return { dispatches, claimOf };
}

/** Where each recommended product was first viewed or checked: at the claimed call, else at the logged one. */
function viewPlaces(
  ids: PlacedAnalysis["ids"],
  calls: readonly AgentCall[],
  logged: readonly AttributedDispatch[],
): readonly EvidencePlace[] {
  const views = new Map<string, EvidencePlace>();
  const note = (args: Readonly<Record<string, unknown>> | undefined, place: EvidencePlace) => {
    for (const id of namedProductIds(args ?? {})) {
      const key = `${place.step}/${id}`;
      if (!views.has(key)) views.set(key, place);
    }
  };
  for (const call of calls) if (VIEW_TOOLS.has(call.claim.name)) note(call.claim.args, placeOf(call));
  for (const { entry } of logged)
    if (VIEW_TOOLS.has(entry.tool)) note(dispatchArgs(entry), { step: entry.step, order: entry.call.order });

  return inOrder(viewedPicks(ids).map(({ id, step }) => views.get(`${step}/${id}`) ?? { step }));
}

/** Recommended products that were viewed or checked, with the step that first did. */
export function viewedPicks(ids: PlacedAnalysis["ids"]): readonly { readonly id: string; readonly step: number }[] {
  return Object.entries(ids).flatMap(([id, { recommended, viewedStep: step }]) =>
    recommended && step !== undefined ? [{ id, step }] : [],
  );
}

/** The call that first names each of these ids; an id that nothing held then is unseen by that call. */
function firstNamed(calls: readonly AgentCall[], unseen: ReadonlySet<string>): readonly EvidencePlace[] {
  const left = new Set(unseen);

  return calls
    .filter(({ claim }) => {
      const found = namedProductIds(claim.args ?? {}).filter((id) => left.has(id));
      for (const id of found) left.delete(id);
      return found.length > 0;
    })
    .map(placeOf);
}

/** Each place once, as they come in the trajectory. */
export function inOrder(places: readonly EvidencePlace[]): readonly EvidencePlace[] {
  const known = new Map(places.map((place) => [`${place.step}/${place.call}/${place.order}`, place]));

  return [...known.values()].toSorted((a, b) => a.step - b.step || (a.call ?? 0) - (b.call ?? 0));
}
