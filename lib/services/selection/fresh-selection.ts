import type { Db } from "@/lib/db/client";
import { type SelectionState, selectionState } from "./selection-state";
import { startSelection } from "./start-selection";

export interface Freshness {
  /** A person asks for it: also where the last job failed or was cancelled. */
  readonly anew?: boolean;
  /** One that is younger is not made anew yet, however behind it is. */
  readonly atMostEveryMs?: number;
}

/**
 * How the selection of a corpus stands, after a job was started where it is behind. What comes in or is measured has it
 * made anew at its end, so nothing is started meanwhile; nor soon after a job that failed or was cancelled, so that
 * screens which ask again and again start nothing again and again, unless a person asks for it (`anew`).
 */
export async function freshSelection(
  db: Db,
  corpusId: number,
  { anew = false, atMostEveryMs = 0 }: Freshness = {},
): Promise<SelectionState> {
  const state = await selectionState(db, corpusId);
  if (state.isCurrent || state.isBeingMade || (state.rests && !anew)) return state;
  if (state.selectedAt !== null && Date.now() - state.selectedAt.getTime() < atMostEveryMs) return state;

  const job = await startSelection(db, corpusId);
  // Somebody else who looked at the same moment may have been first.
  return job === undefined ? selectionState(db, corpusId) : { ...state, isBeingMade: true };
}
