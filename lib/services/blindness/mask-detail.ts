import type { Outline, OutlineStep, TrajectoryHeader } from "@/lib/contract/outline";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";

type Hidden = readonly HiddenLayer[];
type Parts = Omit<TrajectoryDetail, "hidden">;
/** What stands beside header and outline. */
type Answers = Omit<Parts, "header" | "outline">;

/** Flags that the record itself shows; the others are findings of the filter. */
const OPEN_FLAGS: readonly OutlineStep["flags"][number][] = ["error", "truncated", "unknown_event"];
/** Facts that a source keeps beside its steps and that are no answer to anything. */
const OPEN_EXTRA: readonly string[] = ["tools", "error"];
/** A remark on the reading of a record may say what became of it. */
const TELLING = /\b(filter|verdict|attribut\w*|richness|judge\w*|gate|outcome|reward|scor\w*|success\w*)\b/i;

/** A detail without what is hidden: absent, not emptied. */
export function maskDetail({ header, outline, ...answers }: Parts, hidden: Hidden): TrajectoryDetail {
  return {
    header: maskHeader(header, hidden),
    outline: maskOutline(outline, hidden),
    ...maskAnswers(answers, hidden),
    hidden: [...hidden],
  };
}

/** What people and the machine say beside header and outline, without what is hidden. */
export function maskAnswers(answers: Answers, hidden: Hidden): Answers {
  const { filterDecision, review, gateReview, judgeCheck, injections, processFindings, rescored } = answers;
  const [isPeersShown, isJudgeShown] = [!hidden.includes("peers"), !hidden.includes("judge")];
  // What the rules make of an attempt tells of both.
  const isRescoredShown = !hidden.includes("outcome") && !hidden.includes("reward");

  return {
    ...(filterDecision && !hidden.includes("verdict") ? { filterDecision } : {}),
    ...(review && isPeersShown ? { review } : {}),
    ...(gateReview && isPeersShown && isJudgeShown ? { gateReview } : {}),
    ...(judgeCheck && isJudgeShown ? { judgeCheck } : {}),
    ...(injections && !hidden.includes("verdict") ? { injections } : {}),
    ...(processFindings && !hidden.includes("verdict") ? { processFindings } : {}),
    ...(rescored && isRescoredShown ? { rescored } : {}),
  };
}

/**
 * The facts of the columns without what is hidden. An outcome that the rules made goes with one that a source gave, also
 * for who may not read rewards: a source's outcome of another rollout tells as much of what was wanted. By what answer key
 * it was made is told only to who may see that.
 */
export function maskHeader(header: TrajectoryHeader, hidden: Hidden): TrajectoryHeader {
  const { outcome, answerKey, judgement, problem, ...open } = header;
  const { reward: _reward, voucher: _voucher, ...openProblem } = problem;

  return {
    ...open,
    problem: hidden.includes("reward") ? openProblem : problem,
    ...(outcome === undefined || hidden.includes("outcome") ? {} : { outcome }),
    ...(answerKey === undefined || hidden.includes("outcome") || hidden.includes("reward") ? {} : { answerKey }),
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
