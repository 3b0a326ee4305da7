import type { CountedLabels } from "@/lib/domain/counted-labels";
import { lacksBlindLabels, leftOutWords, notBlindWords, unsettledWords } from "@/lib/domain/not-blind-words";
import { withNoun } from "./figure-cells";

interface Counted {
  readonly labels: CountedLabels;
  readonly n: number;
  readonly notBlind: number;
  readonly unsettled: number;
}

const OTHERS = "--all-labels counts them, too.";

/** How many labels of people figures count and, of blind ones, how many they leave out. */
export function labelsText(counted: Counted): string {
  const { labels, n, unsettled } = counted;
  const leftOut = leftOutWords(counted);
  const said = lacksBlindLabels(counted)
    ? [notBlindWords(counted), OTHERS]
    : [
        `${withNoun(n, "label")} of people${labels === "blind" ? ", given blind" : ""}.`,
        ...(leftOut === undefined ? [] : [leftOut, OTHERS]),
      ];

  return [...said, unsettledWords(unsettled) ?? []].flat().join(" ");
}
