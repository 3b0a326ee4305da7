import type { Job } from "@/lib/contract/jobs";

/** Why a finished job tells no figures. */
export const HIDDEN_FIGURES =
  "How many it was is hidden from you while you review trajectories of the corpus blind in a queue.";

/** Whether the figures of a finished job were left out for the person: one that ran over rows has some. */
export function hidesFigures({ result, total }: Pick<Job, "result" | "total">): boolean {
  return result === null && total === 0;
}
