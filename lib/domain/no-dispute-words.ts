interface Labelled {
  readonly labelled: number;
  /** Of those, what the filter did not leave to people: only that can be disputed. */
  readonly decided: number;
}

/** Why no rule of a filter version is disputed. */
export function noDisputeWords({ labelled, decided }: Labelled): string {
  if (labelled === 0)
    return "Nothing is labelled yet. Have people label some trajectories in a queue, and this shows which rules they contradict.";

  const left = labelled === 1 ? "the only labelled row" : `all ${labelled.toLocaleString("en")} labelled rows`;
  if (decided === 0)
    return `The filter left ${left} open (review or insufficient evidence), so there is nothing to dispute.`;

  const rows = `(${decided.toLocaleString("en")} ${decided === 1 ? "row" : "rows"})`;
  if (decided === labelled) return `People agree with every rule in at least half of what they labelled ${rows}.`;

  return `People agree with every rule in at least half of what they labelled and the filter decided ${rows}. It left ${(labelled - decided).toLocaleString("en")} open.`;
}
