import type { Attribution } from "./verdict";

/** What the reader needs of a dispatch, as the outline carries it. */
export interface DispatchFacts {
  readonly order: number;
  readonly step: number;
  readonly tool: string;
  readonly attribution: Attribution;
  readonly reason: string;
  readonly claimed?: { readonly step: number; readonly call: number } | undefined;
  readonly requestedBy?: number | undefined;
  readonly requestedArgs?: Readonly<Record<string, unknown>> | undefined;
}

interface AnalysisFacts {
  readonly dispatches: readonly DispatchFacts[];
  readonly phantoms: readonly { readonly step: number; readonly call: number }[];
}

/** What stands for an analysis that is hidden: calls are shown unjoined. */
export const NO_ANALYSIS: AnalysisFacts = { dispatches: [], phantoms: [] };

/** Look-ups over an analysis, made once for a trajectory. */
export interface AnalysisIndex {
  readonly byOrder: ReadonlyMap<number, DispatchFacts>;
  /** Key: `placeKey` of the claimed call. */
  readonly byClaim: ReadonlyMap<string, readonly DispatchFacts[]>;
  readonly phantoms: ReadonlySet<string>;
  /** By step, how many of its dispatches no claimed call of the step stands for. */
  readonly unclaimed: ReadonlyMap<number, number>;
  /** By step, how many of its calls are of each kind. */
  readonly made: ReadonlyMap<number, MadeBy>;
}

export type MadeBy = Readonly<Partial<Record<Attribution | "phantom", number>>>;

/** Names a claimed call inside a trajectory. */
export function placeKey(step: number, call: number): string {
  return `${step}/${call}`;
}

/** Builds the look-ups; linear in the number of dispatches. */
export function indexAnalysis(analysis: AnalysisFacts): AnalysisIndex {
  const byClaim = new Map<string, DispatchFacts[]>();
  const unclaimed = new Map<number, number>();
  const made = new Map<number, MadeBy>();
  const count = (step: number, kind: Attribution | "phantom") => {
    const known = made.get(step) ?? {};
    made.set(step, { ...known, [kind]: (known[kind] ?? 0) + 1 });
  };
  for (const { step } of analysis.phantoms) count(step, "phantom");
  for (const dispatch of analysis.dispatches) {
    count(dispatch.step, dispatch.attribution);
    if (dispatch.claimed?.step !== dispatch.step) unclaimed.set(dispatch.step, (unclaimed.get(dispatch.step) ?? 0) + 1);
    if (!dispatch.claimed) continue;
    const key = placeKey(dispatch.claimed.step, dispatch.claimed.call);
    byClaim.set(key, [...(byClaim.get(key) ?? []), dispatch]);
  }
  return {
    byOrder: new Map(analysis.dispatches.map((dispatch) => [dispatch.order, dispatch])),
    byClaim,
    phantoms: new Set(analysis.phantoms.map((phantom) => placeKey(phantom.step, phantom.call))),
    unclaimed,
    made,
  };
}
