const NONE = "No agent version is named, so what one does alike everywhere is not in the interval.";
const ONE = "It rests on 1 agent version only, so it holds for that one.";
const FEW = " agent versions only, so it holds for those.";

/** What has to be known of an interval that is over problems alone, since there are too few agent versions to count them. */
export function fewAgentsWords(agents: number): string {
  if (agents === 0) return NONE;

  return agents === 1 ? ONE : `It rests on ${agents}${FEW}`;
}

/** Whether a note says so, alone or behind another sentence. */
export function saysFewAgents(note: string | undefined): boolean {
  return note !== undefined && [NONE, ONE, FEW].some((words) => note.endsWith(words));
}
