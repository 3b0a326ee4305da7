import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { MatrixSummary, ProblemMatrix } from "@/lib/contract/problems";
import { othersWords } from "@/lib/domain/others-words";
import { isAnyScored } from "./unscored-runs";

interface MatrixHeadlineProps {
  shown: { readonly runs: ProblemMatrix["runs"]; readonly summary: MatrixSummary } | undefined;
}

/** What the matrix is of, in a line. */
export function MatrixHeadline({ shown }: MatrixHeadlineProps) {
  return (
    <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <h1 className="text-title">Problems</h1>
      {shown ? <p className="text-ink-2">{words(shown)}</p> : null}
    </header>
  );
}

function words({ runs, summary }: NonNullable<MatrixHeadlineProps["shown"]>): string {
  const { problems, rollouts, successes, otherProblems, runCount, leftOut } = summary;
  const share = rollouts === 0 ? "" : ` (${formatPercent(successes / rollouts)})`;
  const solved = isAnyScored(summary, runs) ? `${formatNumber(successes)} successful${share}` : "none scored";
  const of = runs.length < runCount ? ` of the ${countOf(runs.length, "run")} shown` : "";

  return [
    `${countOf(problems, "problem")}, ${countOf(rollouts, "rollout")}${of}, ${solved}.`,
    ...(otherProblems > 0 ? [`${countOf(otherProblems, "problem")} ${othersWords(leftOut !== null)}.`] : []),
    ...(leftOut ? [inNoFigure(leftOut)] : []),
  ].join(" ");
}
