import type { CountedLabels } from "./counted-labels";

/** Which labels a figure counts, how many they are, and how many count only together with those that are not blind. */
interface Counted {
  readonly labels: CountedLabels;
  readonly n: number;
  readonly notBlind: number;
}

/** Whether figures have no label to be held against, while there are others than blind ones. */
export function lacksBlindLabels({ labels, n, notBlind }: Counted): boolean {
  return labels === "blind" && n === 0 && notBlind > 0;
}

/** That no label was given blind, and how many others there are. */
export function notBlindWords({ notBlind }: Pick<Counted, "notBlind">): string {
  return `No label here was given blind; ${notBlind.toLocaleString("en")} ${notBlind === 1 ? "was" : "were"} given where the filter’s verdict could be seen.`;
}

/** Filter text of the rows whose label is not blind. */
export const NOT_BLIND_FILTER = "-label:none blind_label:none";

/** What figures over blind labels leave out, and why; undefined where that is nothing, or nothing is left. */
export function leftOutWords(counted: Counted): string | undefined {
  const { labels, n, notBlind } = counted;
  if (labels === "all" || n === 0 || notBlind === 0) return undefined;

  return notBlind === 1
    ? `1 label that is not blind does not count: ${WHY_NOT_BLIND}.`
    : `${notBlind.toLocaleString("en")} labels that are not blind do not count: ${WHY_NOT_BLIND}.`;
}

/** What no figure counts because people disagree on it; undefined where that is nothing. */
export function unsettledWords(unsettled: number): string | undefined {
  if (unsettled === 0) return undefined;

  return unsettled === 1
    ? "1 trajectory that people labelled is left out: they disagree on it, and nobody has settled that yet."
    : `${unsettled.toLocaleString("en")} trajectories that people labelled are left out: they disagree on them, and nobody has settled that yet.`;
}

const WHY_NOT_BLIND =
  "the reviewer had seen before what the blind queue hides, or answered outside of one, or a lead settled it";
