import type { Trajectory } from "@/lib/domain/trajectory";
import { agentCalls } from "@/lib/filter/agent-calls";
import { callsKey } from "./calls-key";
import { type Narration, templateKey } from "./template-key";
import { thoughtSketch } from "./thought-sketch";
import { thoughtsOf } from "./thoughts-of";

/** What a trajectory is compared with others by; each is absent where there is nothing to compare. */
export interface ComparedFacts {
  readonly calls: string | undefined;
  readonly template: string | undefined;
  readonly sketch: Uint16Array | undefined;
}

type Compared = Pick<Trajectory, "problem" | "steps">;

/** By the agent's calls, by the form of its thoughts and by their words. */
export function likenessOf(trajectory: Compared): ComparedFacts {
  const narration = narrationOf(trajectory);

  return {
    calls: callsKey(trajectory.steps),
    template: templateKey(narration),
    sketch: thoughtSketch(narration.thoughts),
  };
}

/** The thoughts, with the words that they took from the problem. */
export function narrationOf({ problem, steps }: Compared): Narration {
  const searches = agentCalls(steps).flatMap(({ claim }) => Object.values(claim.args ?? {}).filter(isText));

  return { thoughts: thoughtsOf(steps), problemWords: [problem.query, ...searches] };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
