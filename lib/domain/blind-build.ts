/** Why somebody builds no release, as the server and the form say it. */
export const BUILDS_NONE_BLIND =
  "You still review trajectories of this corpus blind, and what a release takes would tell of them. Answer what is left and reveal your last answer, or close their queue.";
