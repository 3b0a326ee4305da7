import { rulesText } from "@/components/rescoring/rescored-words";
import { formatNumber } from "@/components/ui/format-number";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { scoringVersionOf } from "@/lib/scorer/scoring-version";

type Scored = Pick<TrajectoryHeader, "outcome" | "answerKey" | "run">;

/**
 * Whose an outcome is; of one that is not scored, why the rules say nothing though the answer key is known. Undefined
 * where there is nothing to say, and while the outcome is hidden.
 */
export function outcomeByWords(header: Scored): string | undefined {
  const { outcome, answerKey } = header;
  if (outcome === undefined) return undefined;
  if (outcome.by === "rules") return ruledWords(header);
  if (outcome.level !== "unscored") return "Scored by the source.";
  if (answerKey === undefined) return undefined;
  if (!answerKey.isMeasured)
    return `Not scored yet: the answer key ${heldBy(answerKey)} is known, but this attempt was not held against it yet; measuring the trajectories of the corpus does that.`;

  return `Not scored: the rules cannot decide it from the answer key ${heldBy(answerKey)} and what is known of the products. A catalogue of the shop with embeddings of the titles may decide it.`;
}

/** The same where it is not what is taken for granted: that the source scored. */
export function ownOutcomeWords(header: Scored): string | undefined {
  const isGiven = header.outcome?.by === "source" && header.outcome.level !== "unscored";

  return isGiven ? undefined : outcomeByWords(header);
}

function ruledWords({ answerKey, run }: Scored): string {
  const rules = rulesText(scoringVersionOf(run.scoringVersion ?? undefined));

  return answerKey
    ? `Scored here by the ${rules}, from the answer key ${heldBy(answerKey)}.`
    : `Scored here by the ${rules}.`;
}

function heldBy({ file, oneOf }: NonNullable<TrajectoryHeader["answerKey"]>): string {
  if (oneOf !== undefined) return `in one of ${formatNumber(oneOf)} files of problems that were imported together`;

  return file === null ? "of the problem" : `in ${file}`;
}
