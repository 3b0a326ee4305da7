import { flipWords, pairedSide } from "@/components/filter-panels/paired-words";
import { estimateWords, formatShare } from "@/components/judge-report/format-estimate";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import type { WhatIf } from "@/lib/contract/what-if";

type Moved = Pick<WhatIf, "trajectories" | "notScored" | "stages" | "entered" | "left">;

/** The main result in one sentence: who enters and leaves, and what people's labels say of it. */
export function whatIfSentence({ labelled, ...moved }: Moved & Pick<WhatIf, "labelled">): string {
  return `${movedWords(moved)}; ${labelWords(labelled)}`;
}

function movedWords({ trajectories, notScored, stages, entered, left }: Moved): string {
  if (entered.count + left.count > 0)
    return `${formatNumber(entered.count)} would enter, ${formatNumber(left.count)} would leave`;
  if (stages.at(-1)?.after !== 0) return "The same trajectories come through";
  if (notScored === 0) return "Nothing comes through";

  return notScored === trajectories
    ? "Nothing comes through: no outcome of this corpus is scored"
    : `Nothing comes through: ${formatNumber(notScored)} of ${countOf(trajectories, "outcome")} are not scored`;
}

/** What becomes of the end of the pipeline: it changes by more than verdicts. */
export function keptSentence({ stages, entered, left }: Pick<WhatIf, "stages" | "entered" | "left">): string {
  const end = stages.at(-1);
  if (!end || entered.count + left.count === 0)
    return end?.after === 0
      ? "Nothing comes through the pipeline."
      : "The same trajectories come through the pipeline.";
  const kept =
    end.before === end.after
      ? `as many trajectories as before, ${formatNumber(end.after)}, and not the same`
      : `${countOf(end.after, "trajectory", "trajectories")} instead of ${formatNumber(end.before)}`;

  return `The pipeline keeps ${kept}: ${formatNumber(entered.count)} enter, ${formatNumber(left.count)} leave.`;
}

const FIGURES = ["precision", "recall"] as const;

function labelWords({ n, notBlind, before, after, paired }: WhatIf["labelled"]): string {
  if (n === 0 && notBlind > 0) return "no label was given blind, so nothing says which is better";
  if (n === 0) return "no person has labelled any, so nothing says which is better";
  const figures = FIGURES.map((key) => `${key} ${figureWords(before[key], after[key])}`).join(", ");
  const flips =
    paired.gained + paired.lost === 0 ? "" : `; ${flipWords(paired)}, ${SIDE[pairedSide(paired, paired.p)]}`;

  return `against ${countOf(n, "label")} ${figures}${flips}`;
}

/** Both sides answer the same labels: that their intervals overlap does not say that nothing tells them apart. */
const SIDE = {
  better: "better by more than chance",
  worse: "worse by more than chance",
  neither: "no more than chance",
} as const satisfies Record<ReturnType<typeof pairedSide>, string>;

function figureWords(before: Estimate, after: Estimate): string {
  if (after.value === null) return `n/a ${inBrackets(after.reason)}`;
  const now = estimateWords(after, formatShare);
  if (before.value === null) return now;

  return isAsBefore(before, after) ? `${now} as before` : `${now} instead of ${estimateWords(before, formatShare)}`;
}

function isAsBefore(before: Estimate, after: Estimate): boolean {
  return estimateWords(before, formatShare) === estimateWords(after, formatShare);
}

/** A sentence within another one. */
function inBrackets(sentence: string): string {
  return `(${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, "")})`;
}
