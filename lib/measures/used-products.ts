import type { Trajectory } from "@/lib/domain/trajectory";
import { agentCalls } from "@/lib/filter/agent-calls";
import { dispatchArgs } from "@/lib/filter/attribution";
import { namedProductIds } from "@/lib/filter/canonical-args";
import { logEntries } from "@/lib/filter/log-entries";
import { recommendations } from "@/lib/filter/recommendation";
import { isIdText } from "@/lib/filter/result-ids";

/** Products that an agent answered with, and those that it or its code looked at one by one. */
export interface UsedProducts {
  /** Of the last recommendation: what the outcome rests on. */
  readonly recommended: readonly string[];
  readonly viewed: readonly string[];
}

const VIEW_TOOLS: ReadonlySet<string> = new Set(["view_product_information", "check_product_match"]);

/** Products of a trajectory by use, each once. Words that cannot be an id are left out: agents write anything. */
export function usedProducts(trajectory: Pick<Trajectory, "steps" | "hasLog">): UsedProducts {
  const calls = agentCalls(trajectory.steps);
  const claimed = calls.flatMap(({ claim }) => (VIEW_TOOLS.has(claim.name) ? namedProductIds(claim.args ?? {}) : []));
  const logged = (trajectory.hasLog ? logEntries(trajectory) : []).flatMap((entry) =>
    entry.kind === "dispatch" && VIEW_TOOLS.has(entry.tool) ? namedProductIds(dispatchArgs(entry) ?? {}) : [],
  );

  return {
    recommended: distinctIds(recommendations(calls).at(-1)?.ids ?? []),
    viewed: distinctIds([...claimed, ...logged]),
  };
}

function distinctIds(words: readonly string[]): readonly string[] {
  return [...new Set(words.filter(isIdText))];
}
