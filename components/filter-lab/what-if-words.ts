import { unlikeWidthsOf } from "@/components/filter-panels/interval-words";
import { flipWords, mixedWords, pairedSide } from "@/components/filter-panels/paired-words";
import { estimateWords, formatShare, noteOf } from "@/components/judge-report/format-estimate";
import { pText } from "@/components/run-comparison/conclusions";
import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import type { PairedFlips, WhatIf } from "@/lib/contract/what-if";
import { SCORED_STAGES } from "@/lib/domain/lab-answer";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { leftOutWords, unsettledWords } from "@/lib/domain/not-blind-words";
import { notedFigures } from "@/lib/domain/noted-figures";

type Moved = Pick<WhatIf, "trajectories" | "notScored" | "stages" | "entered" | "left">;

/** The main result, a sentence each: who enters and leaves, then what people's labels say of it and which of them flip. */
interface WhatIfLines {
  readonly moved: string;
  readonly labels: string;
  /** Undefined where no label tells the two apart. */
  readonly flips: string | undefined;
}

export function whatIfLines({ labelled, ...moved }: Moved & Pick<WhatIf, "labelled">): WhatIfLines {
  const { n, paired } = labelled;
  const isTold = n > 0 && paired.gained + paired.lost > 0;

  return {
    moved: `${movedWords(moved)}.`,
    labels: `${labelWords(labelled)}.`,
    flips: isTold ? `${beginning(flipWords(paired))}, ${sideWords(paired)}.` : undefined,
  };
}

function beginning(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function movedWords({ trajectories, notScored, stages, entered, left }: Moved): string {
  if (entered.count + left.count > 0) return `${sideText(entered, "would enter")}, ${sideText(left, "would leave")}`;
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

  return `The pipeline keeps ${kept}: ${sideText(entered, "enter")}, ${sideText(left, "leave")}.`;
}

/** "726 leave, 60 of them approved": people's decisions that the pipeline would part with are said beside it. */
function sideText({ count, approved }: WhatIf["left"], verb: string): string {
  const said = `${formatNumber(count)} ${verb}`;
  if (approved === 0) return said;

  return `${said}, ${approved === count ? "all" : formatNumber(approved)} of them approved`;
}

/** Which labels the figures and the pipeline go by, and which trajectories are in neither. */
export function whichLabels({ labelled, leftOut }: Pick<WhatIf, "labelled" | "leftOut">): string {
  const { labels, n, unsettled } = labelled;

  return [
    n > 0 && labels === "blind" ? "Precision and recall are of labels that were given blind." : undefined,
    ...(n > 0 ? scoreNotes(labelled) : []),
    leftOutWords(labelled),
    unsettledWords(unsettled),
    n > 0 ? SCORED_STAGES : undefined,
    n > 0 ? LABELS_NOT_DRAWN : undefined,
    "What the pipeline keeps goes by every label of people, blind or not.",
    leftOut > 0 ? inNoFigure({ value: leftOut, isCapped: false }) : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}

const FIGURES = ["precision", "recall"] as const;
const SIDES = ["before", "after"] as const;

type Compared = Pick<WhatIf["labelled"], "n" | "before" | "after">;

/** What has to be known of the intervals of precision and recall, each with the figures and sides that it is of. */
export function scoreNotes(labelled: Compared): string[] {
  const noted = FIGURES.flatMap((figure) =>
    SIDES.map((side) => ({ figure, side, note: noteOf(labelled[side][figure]) })),
  );

  return notedFigures(noted, "before and after").map(({ of, note }) => `${beginning(of)}: ${note}`);
}

/** That some of these intervals are made otherwise than the others; undefined where all are made alike. */
export function scoreWidths({ n, before, after }: Compared): string | undefined {
  return n === 0 ? undefined : unlikeWidthsOf(FIGURES.flatMap((key) => [before[key], after[key]]));
}

function labelWords({ labels, n, notBlind, unsettled, before, after }: WhatIf["labelled"]): string {
  if (n === 0 && notBlind > 0) return "No label was given blind, so nothing says which is better";
  if (n === 0 && unsettled > 0) return "People agree on no label yet, so nothing says which is better";
  if (n === 0) return "No person has labelled any, so nothing says which is better";
  const figures = FIGURES.map((key) => `${key} ${figureWords(before[key], after[key])}`).join(", ");

  return `Against ${countOf(n, labels === "blind" ? "blind label" : "label")} ${figures}`;
}

/** Both sides answer the same labels: that their intervals overlap does not say that nothing tells them apart. */
function sideWords(paired: PairedFlips): string {
  const { by, up, down, p } = paired;
  const test = `(${countOf(up, NOUN[by])} to ${formatNumber(down)}, p ${pText(p)})`;

  return SIDE_WORDS[pairedSide(paired, p)](test, paired);
}

const SIDE_WORDS = {
  better: (test) => `better by more than chance ${test}, as some of many drafts are by chance alone`,
  worse: (test) => `worse by more than chance ${test}`,
  mixed: (test, paired) => `yet ${mixedWords(paired)} ${test}`,
  neither: (test) => `no more than chance ${test}`,
} as const satisfies Record<ReturnType<typeof pairedSide>, (test: string, paired: PairedFlips) => string>;

const NOUN = { problem: "problem", agent: "agent version" } as const satisfies Record<PairedFlips["by"], string>;

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
