import { TriangleAlert } from "lucide-react";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { ListedRun } from "@/lib/contract/runs";

interface TriedProblemsProps {
  run: ListedRun;
  /** Rollouts are hidden from the person, maybe all that the run has of a problem: nobody may say that it tried none. */
  hasHidden: boolean;
}

/** How many problems a run tried, and of how many where it left some out: its figures are of fewer than others'. */
export function TriedProblems({ run: { problems, missingProblems }, hasHidden }: TriedProblemsProps) {
  if (missingProblems === 0) return <span className="font-mono text-mono text-ink-2">{formatNumber(problems)}</span>;
  const missing = `${countOf(missingProblems, "problem")} of its suites`;
  const words = hasHidden
    ? `Without rollouts that you may see: ${missing} of which other runs here have some; not tried, or hidden while you review them blind`
    : `It did not try ${missing} that other runs here tried`;

  return (
    <span className="flex min-w-0 flex-col items-end" title={words}>
      <span className="flex items-center gap-1 font-mono text-mono text-ink-2">
        <TriangleAlert aria-hidden className="size-3 shrink-0 text-subtask" />
        {formatNumber(problems)}
      </span>
      <span className="text-caption whitespace-nowrap text-ink-3">
        {formatNumber(missingProblems)} {hasHidden ? "not seen" : "not tried"}
      </span>
    </span>
  );
}
