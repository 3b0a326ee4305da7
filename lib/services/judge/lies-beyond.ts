import type { Span } from "@/lib/domain/label";
import { isBeyondHorizon } from "@/lib/judge/beyond-horizon";
import type { Context } from "@/lib/services/context";
import { getHorizon } from "./get-horizon";

/** Whether anything that is cited lies beyond what the judge could read; false where its text is not known. */
export async function liesBeyond(ctx: Context, id: string, spans: readonly Span[]): Promise<boolean> {
  if (spans.length === 0) return false;
  const horizon = await getHorizon(ctx, { id });

  return horizon.kind === "rendered" && spans.some((span) => isBeyondHorizon(horizon, span));
}
