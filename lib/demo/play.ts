import type { Entrant } from "./entrant";
import type { Problem } from "./problem";
import type { SearchEngine } from "./search-engine";
import { stableUuid } from "./stable-id";

/** One rollout of a problem by one entrant. */
export interface Play {
  readonly seed: number;
  readonly season: number;
  readonly engine: SearchEngine;
  readonly problem: Problem;
  readonly position: number;
  readonly entrant: Entrant;
  readonly rollout: number;
}

/** Id of the run that a rollout belongs to. */
export function runId({ seed, season, entrant }: Play): string {
  return stableUuid(`${seed}/run/${season}/${entrant.runName}`);
}
