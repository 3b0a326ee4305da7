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
  readonly phantoms: readonly CallPlace[];
  /** Claimed calls whose answer counts as the agent tells it. Absent without a log and in older imports: all count then. */
  readonly believed?: readonly CallPlace[] | undefined;
}

interface CallPlace {
  readonly step: number;
  readonly call: number;
}

/** What stands for an analysis that is hidden: calls are shown unjoined. */
export const NO_ANALYSIS: AnalysisFacts = { dispatches: [], phantoms: [] };

/** Look-ups over an analysis, made once for a trajectory. */
export interface AnalysisIndex {
  readonly byOrder: ReadonlyMap<number, DispatchFacts>;
  /** Key: `placeKey` of the claimed call. */
  readonly byClaim: ReadonlyMap<string, readonly DispatchFacts[]>;
  readonly phantoms: ReadonlySet<string>;
  /** Keys of the claimed calls whose answer counts as the agent tells it; undefined where that of every call does. */
  readonly believed: ReadonlySet<string> | undefined;
  /** By step, how many of its dispatches no claimed call of the step stands for. */
  readonly unclaimed: ReadonlyMap<number, number>;
  /** By step, who made its calls, in the order in which they stand there: what is claimed first, then the log alone. */
  readonly made: ReadonlyMap<number, readonly MadeRun[]>;
}

/** Calls in a row that were made in one way. */
export interface MadeRun {
  readonly by: Attribution | "phantom";
  /** Calls of the step before them. */
  readonly before: number;
  readonly count: number;
}

/** One more call behind those of the runs. */
export function addCall(runs: MadeRun[], by: MadeRun["by"]): void {
  const last = runs.at(-1);
  if (last?.by === by) runs[runs.length - 1] = { ...last, count: last.count + 1 };
  else runs.push({ by, before: (last?.before ?? 0) + (last?.count ?? 0), count: 1 });
}

/** Names a claimed call inside a trajectory. */
export function placeKey(step: number, call: number): string {
  return `${step}/${call}`;
}

/** Builds the look-ups; linear in the number of dispatches. */
export function indexAnalysis(analysis: AnalysisFacts): AnalysisIndex {
  const byClaim = new Map<string, DispatchFacts[]>();
  const unclaimed = new Map<number, number>();
  for (const dispatch of analysis.dispatches) {
    if (dispatch.claimed?.step !== dispatch.step) unclaimed.set(dispatch.step, (unclaimed.get(dispatch.step) ?? 0) + 1);
    if (!dispatch.claimed) continue;
    const key = placeKey(dispatch.claimed.step, dispatch.claimed.call);
    const own = byClaim.get(key);
    if (own) own.push(dispatch);
    else byClaim.set(key, [dispatch]);
  }
  return {
    byOrder: new Map(analysis.dispatches.map((dispatch) => [dispatch.order, dispatch])),
    byClaim,
    phantoms: keysOf(analysis.phantoms),
    believed: analysis.believed && keysOf(analysis.believed),
    unclaimed,
    made: madeRuns(analysis),
  };
}

function keysOf(places: readonly CallPlace[]): ReadonlySet<string> {
  return new Set(places.map(({ step, call }) => placeKey(step, call)));
}

function madeRuns({ dispatches, phantoms }: AnalysisFacts): AnalysisIndex["made"] {
  const made = new Map<number, MadeRun[]>();
  const note = (step: number, by: MadeRun["by"]) => {
    const runs = made.get(step) ?? [];
    addCall(runs, by);
    made.set(step, runs);
  };
  const calls = [
    ...dispatches.map(({ step, order, attribution: by, claimed }) => ({
      ...{ step, order, by },
      call: claimed?.step === step ? claimed.call : Number.POSITIVE_INFINITY,
    })),
    ...phantoms.map(({ step, call }) => ({ step, call, order: 0, by: "phantom" as const })),
  ];
  for (const { step, by } of calls.toSorted((a, b) => (a.call === b.call ? a.order - b.order : a.call - b.call)))
    note(step, by);

  return made;
}
