import type { FactTable } from "./fact-table";

/** Rows by the agent version that made them. */
export interface AgentClusters {
  /** Number of a row's agent version, from 0; rows whose source names none share the last number. */
  readonly of: (row: number) => number;
  /** Of the numbers, the last one too. */
  readonly count: number;
}

export function agentClusters({ run, runs, names }: Pick<FactTable, "run" | "runs" | "names">): AgentClusters {
  const unnamed = names.agents.length;
  const ofRun = runs.map(({ agent }) => ((names.agents[agent] ?? null) === null ? unnamed : agent));

  return { of: (row) => ofRun[run[row] ?? -1] ?? unnamed, count: unnamed + 1 };
}

/** How many agent versions that are named hold any of what is counted by their numbers. */
export function countNamed<Tally>(byAgent: readonly Tally[], countOf: (tally: Tally) => number): number {
  return byAgent.slice(0, -1).filter((tally) => countOf(tally) > 0).length;
}
