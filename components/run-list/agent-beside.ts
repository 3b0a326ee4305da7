import type { ListedRun } from "@/lib/contract/runs";
import { agentWords } from "./agent-words";

/** The agent beside the name of its run: what that says already is left out, unless nothing would be left. */
export function agentBeside({ name: run, agent }: Pick<ListedRun, "name"> & { agent: AgentOfRun }): string {
  const { name, version, model } = agent;
  const isSaid = run === name || run === `${name} ${version}`;
  if (!isSaid || model === null || model === name) return agentWords(agent);

  return run === name && version !== null ? `${version} · ${model}` : model;
}

type AgentOfRun = NonNullable<ListedRun["agent"]>;
