import type { Trajectory } from "@/lib/domain/trajectory";
import { agentCalls } from "@/lib/filter/agent-calls";
import { dispatchArgs } from "@/lib/filter/attribution";
import { namedProductIds } from "@/lib/filter/canonical-args";
import { logEntries } from "@/lib/filter/log-entries";
import { isIdText } from "@/lib/filter/result-ids";

/** A call of a tool, as a trajectory or a row that was made of it holds it. */
interface ToolCall {
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>> | undefined;
}

/** Products that an agent answered with, and those that it or its code looked at one by one. */
export interface UsedProducts {
  /** Of the last recommendation that names one: what the outcome rests on. */
  readonly answer: readonly string[];
  /** Of every recommendation: a model that learns from the rollout learns each of them. */
  readonly recommended: readonly string[];
  readonly viewed: readonly string[];
}

const VIEW_TOOLS: ReadonlySet<string> = new Set(["view_product_information", "check_product_match"]);

/** Products of a trajectory by use, each once. Words that cannot be an id are left out: agents write anything. */
export function usedProducts(trajectory: Pick<Trajectory, "steps" | "hasLog">): UsedProducts {
  const claimed = productsOfCalls(agentCalls(trajectory.steps).map(({ claim }) => claim));
  const logged = (trajectory.hasLog ? logEntries(trajectory) : []).flatMap((entry) =>
    entry.kind === "dispatch" && VIEW_TOOLS.has(entry.tool) ? namedProductIds(dispatchArgs(entry) ?? {}) : [],
  );

  return { ...claimed, viewed: distinctIds([...claimed.viewed, ...logged]) };
}

/** The same of calls in their order, wherever they are read from. */
export function productsOfCalls(calls: readonly ToolCall[]): UsedProducts {
  const answers = calls.flatMap(({ name, args }) =>
    name === "recommend_product" ? [distinctIds(namedProductIds(args ?? {}))] : [],
  );
  const viewed = calls.flatMap(({ name, args }) => (VIEW_TOOLS.has(name) ? namedProductIds(args ?? {}) : []));

  return {
    answer: answers.findLast((ids) => ids.length > 0) ?? [],
    recommended: distinctIds(answers.flat()),
    viewed: distinctIds(viewed),
  };
}

function distinctIds(words: readonly string[]): readonly string[] {
  return [...new Set(words.filter(isIdText))];
}
