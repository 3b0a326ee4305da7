import { STAGE_WORDS } from "@/components/filter-panels/stage-words";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { ComparedSide, KeptSide, LabFigure, MixDimension } from "@/lib/domain/lab-figure";
import { visibleName } from "@/lib/domain/visible-text";
import { ANSWER_LOOK } from "./answer-look";
import { MOVED_LOOK } from "./moved-look";

/** What the mix is by. */
export const MIX_WORDS = {
  bucket: "Bucket",
  miner: "Miner",
  agent: "Agent version",
  suite: "Suite",
  split: "Split and pool",
} as const satisfies Record<MixDimension, string>;

/** One value of it, and those that are summed up. */
const VALUE_WORDS = {
  bucket: { one: "bucket", many: "buckets" },
  miner: { one: "miner", many: "miners" },
  agent: { one: "agent version", many: "agent versions" },
  suite: { one: "suite", many: "suites" },
  split: { one: "pool", many: "pools" },
} as const satisfies Record<MixDimension, { one: string; many: string }>;

const KEPT_WORDS = {
  before: "kept before",
  after: "kept after",
  entered: MOVED_LOOK.entered.word,
  left: MOVED_LOOK.left.word,
} as const satisfies Record<KeptSide, string>;

/** What a figure counts, behind "412 trajectories:". */
export function figureWords(figure: LabFigure): string {
  switch (figure.kind) {
    case "moved":
      return MOVED_LOOK[figure.side].word;
    case "verdict":
      return `verdict ${VERDICT_LOOK[figure.verdict].word} ${figure.side}`;
    case "change":
      return `verdict ${VERDICT_LOOK[figure.from].word} before, ${VERDICT_LOOK[figure.to].word} after`;
    case "stage":
      return `reaching ${STAGE_WORDS[figure.stage].name} ${figure.side}`;
    case "kept":
      return `${KEPT_WORDS[figure.side]}, ${valueWords(figure.by, figure.value)}`;
    case "others":
      return `${KEPT_WORDS[figure.side]}, other ${VALUE_WORDS[figure.by].many}`;
    case "confusion":
      return `people say ${LABEL_LOOK[figure.label].word}, the filter says ${ANSWER_LOOK[figure.answer].word}`;
  }
}

function valueWords(by: MixDimension, value: string | null): string {
  const { one } = VALUE_WORDS[by];

  return value === null ? `no ${one} named` : `${one} “${visibleName(value)}”`;
}

/** "412 would enter", "61 trajectories: people say sub-task, the filter says agentic". */
export function figureTitle(figure: LabFigure, count: number): string {
  return figure.kind === "moved"
    ? `${formatNumber(count)} ${figureWords(figure)}`
    : `${countOf(count, "trajectory", "trajectories")}: ${figureWords(figure)}`;
}

/** Where a list has nothing. */
export function noneWords(figure: LabFigure): string {
  if (figure.kind === "moved") return MOVED_LOOK[figure.side].none;

  return figure.kind === "confusion"
    ? "No labelled trajectory is here by these settings."
    : "No trajectory is here by these settings.";
}

/** By which of the two a figure is counted; "both" where it is of what lies between them. */
export function countedBy(figure: LabFigure): ComparedSide | "both" {
  if (figure.kind === "change") return "both";

  return figure.side === "before" || figure.side === "after" ? figure.side : "both";
}

/** What the rows of a list say of themselves. */
export function reasonNote(figure: LabFigure): string {
  switch (figure.kind) {
    case "confusion":
      return "Each says why the filter answers so.";
    case "verdict":
    case "change":
      return "Each says why the filter answers so; people’s labels are not in it.";
    case "stage":
      return "Each says why it goes no further, or that it is kept.";
    case "moved":
    case "kept":
    case "others":
      return MOVED_NOTE[figure.side];
  }
}

const MOVED_NOTE = {
  before: "Those that would leave say why.",
  after: "Those that would enter say why.",
  entered: "Nothing has changed yet.",
  left: "Nothing has changed yet.",
} as const satisfies Record<KeptSide, string>;
