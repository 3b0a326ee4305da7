import { PageHead } from "@/components/shell/page-head";
import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { countOf, formatPercent } from "@/components/ui/format-number";
import type { MatrixSummary, ProblemMatrix } from "@/lib/contract/problems";
import { successWords } from "@/lib/domain/known-tries";
import { othersWords } from "@/lib/domain/others-words";

interface MatrixHeadlineProps {
  shown: { readonly runs: ProblemMatrix["runs"]; readonly summary: MatrixSummary } | undefined;
}

/** What the matrix is of, in a line. */
export function MatrixHeadline({ shown }: MatrixHeadlineProps) {
  return <PageHead title="Problems" beside={shown ? <p className="text-ink-2">{words(shown)}</p> : null} />;
}

function words({ runs, summary }: NonNullable<MatrixHeadlineProps["shown"]>): string {
  const { problems, rollouts, successes, otherProblems, runCount, leftOut } = summary;
  const share = rollouts === 0 ? "" : ` (${formatPercent(successes / rollouts)})`;
  const of = runs.length < runCount ? ` of the ${countOf(runs.length, "run")} shown` : "";

  return [
    `${countOf(problems, "problem")}, ${countOf(rollouts, "rollout")}${of}, ${successWords(summary, share)}.`,
    ...(otherProblems > 0 ? [`${countOf(otherProblems, "problem")} ${othersWords(leftOut !== null)}.`] : []),
    ...(leftOut ? [inNoFigure(leftOut)] : []),
  ].join(" ");
}
