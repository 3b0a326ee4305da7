import { fewAgentsWords } from "@/lib/domain/few-agents";
import { type Estimate, FEWEST_TO_SAY } from "./estimate";

/** One figure whose things come in problems and, across them, in agent versions. */
export interface TwoWays {
  readonly byProblem: Estimate;
  readonly byAgent: Estimate;
  /** Agent versions that are named and have some of the things. */
  readonly agents: number;
}

/**
 * A figure with the wider of its intervals by problem and by agent version, where the two are not put together as those of
 * a share are: of a difference, and of shares of none or all, which show no variance. A note names the agent version where
 * it is the wider. Of too few agent versions no interval can be made: what is said holds for those.
 *
 * @returns by problem where that says too little for an interval
 */
export function widerInterval({ byProblem, byAgent, agents }: TwoWays): Estimate {
  if (byProblem.kind !== "estimated") return byProblem;
  if (agents < FEWEST_TO_SAY || byAgent.kind !== "estimated") return noted(byProblem, fewAgentsWords(agents));
  if (widthOf(byAgent) <= widthOf(byProblem)) return byProblem;

  return { ...byAgent, note: byAgent.note === undefined ? WIDER : ALIKE };
}

type Estimated = Extract<Estimate, { kind: "estimated" }>;

const WIDER = "The interval is by agent version, which is wider than by problem.";
const ALIKE =
  "All are alike, so each agent version counts once: how much those of one resemble each other cannot be seen.";

function noted(estimate: Estimated, words: string): Estimated {
  return { ...estimate, note: estimate.note === undefined ? words : `${estimate.note} ${words}` };
}

function widthOf({ interval }: Estimated): number {
  return interval.high - interval.low;
}
