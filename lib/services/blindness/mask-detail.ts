import type { Outline, OutlineStep, TrajectoryHeader } from "@/lib/contract/outline";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";

type Hidden = readonly HiddenLayer[];
type Parts = Pick<TrajectoryDetail, "header" | "outline" | "review">;

/** Flags that the record itself shows; the others are findings of the filter. */
const OPEN_FLAGS: readonly OutlineStep["flags"][number][] = ["error", "truncated", "unknown_event"];
/** Facts that a source keeps beside its steps and that are no answer to anything. */
const OPEN_EXTRA: readonly string[] = ["tools", "error"];
/** A remark on the reading of a record may say what became of it. */
const TELLING = /\b(filter|verdict|attribut\w*|richness|judge\w*|gate|outcome|reward|scor\w*|success\w*)\b/i;

/** A detail without what is hidden: absent, not emptied. */
export function maskDetail({ header, outline, review }: Parts, hidden: Hidden): TrajectoryDetail {
  const isReviewShown = review !== undefined && !hidden.includes("peers");

  return {
    header: maskHeader(header, hidden),
    outline: maskOutline(outline, hidden),
    ...(isReviewShown ? { review } : {}),
    hidden: [...hidden],
  };
}

/** The facts of the columns without what is hidden. */
export function maskHeader(header: TrajectoryHeader, hidden: Hidden): TrajectoryHeader {
  const { outcome, judgement, problem, ...open } = header;
  const { reward: _reward, voucher: _voucher, ...openProblem } = problem;

  return {
    ...open,
    problem: hidden.includes("reward") ? openProblem : problem,
    ...(outcome === undefined || hidden.includes("outcome") ? {} : { outcome }),
    ...(judgement === undefined || hidden.includes("judge") ? {} : { judgement }),
  };
}

/** Whether an outline can be sent as it is stored. */
export function isOutlineOpen(hidden: Hidden): boolean {
  return hidden.every((layer) => layer === "peers");
}

/** The outline without what is hidden. */
export function maskOutline(outline: Outline, hidden: Hidden): Outline {
  if (isOutlineOpen(hidden)) return outline;

  const { analysis, steps, notes, extra, ...open } = outline;
  const isVerdictHidden = hidden.includes("verdict");

  return {
    ...open,
    steps: isVerdictHidden ? steps.map(maskStep) : steps,
    ...(analysis === undefined || isVerdictHidden ? {} : { analysis }),
    notes: notes.filter((note) => !TELLING.test(note)),
    ...(extra ? { extra: openExtra(extra) } : {}),
  };
}

function maskStep(step: OutlineStep): OutlineStep {
  return { ...step, attribution: [], flags: step.flags.filter((flag) => OPEN_FLAGS.includes(flag)) };
}

function openExtra(extra: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(extra).filter(([name]) => OPEN_EXTRA.includes(name)));
}
