import { Chip, type Tone } from "@/components/ui/chip";
import type { Attribution } from "@/lib/domain/verdict";

export const ATTRIBUTION_LOOK = {
  model: { mark: "●", tone: "agentic", says: "The model asked for this call" },
  macro: { mark: "◎", tone: "agentic", says: "A tool the model called made this call" },
  retry: { mark: "↻", tone: "quiet", says: "Made again with looser arguments after a call the model asked for" },
  code: { mark: "◆", tone: "subtask", says: "Code made or rewrote this call" },
  phantom: { mark: "✕", tone: "hollow", says: "Claimed by the agent, absent from the proxy log" },
  unknown: { mark: "?", tone: "quiet", says: "The log cannot tell who made this call" },
} as const satisfies Record<Attribution | "phantom", { mark: string; tone: Tone; says: string }>;

interface AttributionBadgeProps {
  attribution: Attribution | "phantom";
  /** Why we say so; a general sentence stands in when it is absent. */
  reason?: string;
}

export function AttributionBadge({ attribution, reason }: AttributionBadgeProps) {
  const { mark, tone, says } = ATTRIBUTION_LOOK[attribution];

  return (
    <Chip tone={tone} mark={mark} title={reason ?? says}>
      {attribution}
    </Chip>
  );
}
