/**
 * What a queue can keep from a reviewer until the answer is committed. "verdict" is everything the filter found:
 * verdict, rejects, richness, signals, attribution and provenance of ids. "peers" is what other people said:
 * labels, approval, history, comments, step labels.
 */
export const HIDDEN_LAYERS = ["judge", "verdict", "outcome", "reward", "peers"] as const;
export type HiddenLayer = (typeof HIDDEN_LAYERS)[number];

/** Said to who reviews a trajectory of a corpus blind and opens another one of it. */
export const PIPELINE_HIDDEN_TEXT =
  "Where trajectories leave the pipeline tells of others that you still review blind in this corpus.";

export const HIDDEN_LAYER_TEXT: Readonly<Record<HiddenLayer, string>> = {
  judge: "The judge’s reply",
  verdict: "The filter’s verdict and attribution",
  outcome: "The outcome",
  reward: "The reward spec",
  peers: "Other people’s answers",
};
