import type { CountedLabels } from "@/lib/domain/counted-labels";
import { lacksBlindLabels, leftOutWords, notBlindWords } from "@/lib/domain/not-blind-words";
import { withNoun } from "./figure-cells";

interface Counted {
  readonly labels: CountedLabels;
  readonly n: number;
  readonly notBlind: number;
}

const OTHERS = "--all-labels counts them, too.";

/** How many labels of people figures count and, of blind ones, how many they leave out. */
export function labelsText(counted: Counted): string {
  const { labels, n } = counted;
  if (lacksBlindLabels(counted)) return `${notBlindWords(counted)} ${OTHERS}`;
  const leftOut = leftOutWords(counted);
  const said = `${withNoun(n, "label")} of people${labels === "blind" ? ", given blind" : ""}.`;

  return leftOut === undefined ? said : `${said} ${leftOut} ${OTHERS}`;
}
