import type { ListedRun } from "@/lib/contract/runs";

/** Name with version, and the model where it is not the name. */
export function agentWords({ name, version, model }: NonNullable<ListedRun["agent"]>): string {
  const parts = [name, ...(version === null ? [] : [version]), ...(model === null || model === name ? [] : [model])];

  return parts.join(" · ");
}
