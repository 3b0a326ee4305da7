import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { MatrixSummary } from "@/lib/contract/problems";

/** What the matrix is of, in a line. */
export function MatrixHeadline({ summary }: { summary: MatrixSummary | undefined }) {
  return (
    <header className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <h1 className="text-title">Problems</h1>
      {summary ? <p className="text-ink-2">{words(summary)}</p> : null}
    </header>
  );
}

function words({ problems, rollouts, successes, otherProblems, leftOut }: MatrixSummary): string {
  const share = rollouts === 0 ? "" : ` (${formatPercent(successes / rollouts)})`;

  return [
    `${countOf(problems, "problem")}, ${countOf(rollouts, "rollout")}, ${formatNumber(successes)} successful${share}.`,
    ...(otherProblems > 0 ? [`${countOf(otherProblems, "problem")} that only other runs tried.`] : []),
    ...(leftOut ? [inNoFigure(leftOut)] : []),
  ].join(" ");
}
