import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Pipeline } from "@/lib/contract/pipeline";
import { STAGE_WORDS } from "./stage-words";

/** What is kept in the end, where most fall out, and what a draft changes of it. */
export function pipelineConclusion({ stages }: Pipeline, before: Pipeline | undefined): string {
  const first = stages[0]?.count ?? 0;
  const last = stages.at(-1)?.count ?? 0;
  if (first === 0) return "Nothing is imported here yet.";

  const kept = `${formatNumber(last)} of ${countOf(first, "record")} (${formatPercent(last / first)}) are kept`;
  const earlier = before?.stages.at(-1)?.count;
  if (earlier !== undefined) return `${kept}, ${changeText(last - earlier)} with the saved version.`;

  const losses = stages.slice(1).map(({ stage, count }, at) => ({ stage, lost: (stages[at]?.count ?? 0) - count }));
  const most = losses.reduce((one, other) => (other.lost > one.lost ? other : one), {
    stage: losses[0]?.stage,
    lost: 0,
  });
  if (!most.stage || most.lost === 0) return `${kept}.`;

  return `${kept}; most fall out at ${STAGE_WORDS[most.stage].name.toLowerCase()}, ${formatNumber(most.lost)}.`;
}

/** "120 more than" */
function changeText(change: number): string {
  if (change === 0) return "as many as";

  return `${formatNumber(Math.abs(change))} ${change > 0 ? "more" : "fewer"} than`;
}

/** "+120", with a true minus; "±0" where nothing changed. */
export function signedCount(change: number): string {
  if (change === 0) return "±0";

  return `${change > 0 ? "+" : "−"}${formatNumber(Math.abs(change))}`;
}
