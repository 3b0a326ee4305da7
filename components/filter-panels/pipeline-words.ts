import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Pipeline } from "@/lib/contract/pipeline";
import { STAGE_WORDS } from "./stage-words";

/** What another version comes to, which the shown thresholds are compared with. */
export interface Compared {
  readonly name: string;
  readonly stages: Pipeline["stages"];
}

/** What is kept in the end, and where most fall out or what is another number than by the version compared with. */
export function pipelineConclusion({ stages }: Pick<Pipeline, "stages">, before: Compared | undefined): string {
  const first = stages[0]?.count ?? 0;
  const last = stages.at(-1)?.count ?? 0;
  if (first === 0) return "Nothing is imported here yet.";

  const kept = `${formatNumber(last)} of ${countOf(first, "record")} (${formatPercent(last / first)}) are kept`;
  const end = before?.stages.at(-1);
  if (before && end) return `${kept}, ${changeText(last - end.count)} with “${before.name}”.`;

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
