import type { Trajectory } from "@/lib/domain/trajectory";
import { agentCalls } from "@/lib/filter/agent-calls";
import { callsKey } from "./calls-key";
import { templateKey } from "./template-key";
import { thoughtSketch } from "./thought-sketch";
import { thoughtsOf } from "./thoughts-of";

/** What a trajectory is compared with others by; each is absent where there is nothing to compare. */
export interface ComparedFacts {
  readonly calls: string | undefined;
  readonly template: string | undefined;
  readonly sketch: Uint16Array | undefined;
}

/** By the agent's calls, by the form of its thoughts and by their words. */
export function likenessOf({ problem, steps }: Pick<Trajectory, "problem" | "steps">): ComparedFacts {
  const thoughts = thoughtsOf(steps);
  const searches = agentCalls(steps).flatMap(({ claim }) => Object.values(claim.args ?? {}).filter(isText));

  return {
    calls: callsKey(steps),
    template: templateKey({ thoughts, problemWords: [problem.query, ...searches] }),
    sketch: thoughtSketch(thoughts),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
