import { Outline } from "@/lib/contract/outline";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { isOutlineOpen, maskAnswers, maskHeader, maskOutline } from "@/lib/services/blindness/mask-detail";
import { noteSight } from "@/lib/services/blindness/note-sight";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import { shownLayers } from "@/lib/services/blindness/shown-layers";
import { noteSeen } from "@/lib/services/commits/note-reveal";
import type { Context } from "@/lib/services/context";
import { readDecision } from "@/lib/services/filters/read-decision";
import { getGateReview } from "@/lib/services/judge/gate-review";
import { readCheck } from "@/lib/services/judge/read-check";
import { getReview } from "@/lib/services/labels/review-row";
import { readFindings } from "@/lib/services/measures/read-findings";
import { requirePermission } from "@/lib/services/require-permission";
import { readOutlineText } from "./get-outline";
import { trajectoryHeader } from "./header-row";
import { locateTrajectory } from "./locate-trajectory";
import { readRescored } from "./read-rescored";

/**
 * A trajectory without its bodies; the outline stays the JSON text that was stored, so that nobody parses it twice. What
 * its filter version makes of it goes beside, for the reader to put in.
 */
export interface OpenedTrajectory extends Omit<TrajectoryDetail, "outline"> {
  readonly outlineText: string;
}

/**
 * Header, outline and review state: what the reader needs before the first body. What the person may not see is absent.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function openTrajectory(ctx: Context, { id }: { readonly id: string }): Promise<OpenedTrajectory> {
  requirePermission(ctx, "read");
  const key = await locateTrajectory(ctx.db, id);
  // Before the layers are read: an answer that is taken back at the same time hides them again.
  await noteSeen(ctx, key);
  const [hidden, isBlind, header, filterDecision, review, gateReview, check, processFindings, rescored, outlineText] =
    await Promise.all([
      hiddenLayers(ctx, key),
      reviewsBlind(ctx, key.corpusId),
      trajectoryHeader(ctx.db, key),
      readDecision(ctx.db, key),
      getReview(ctx, key),
      getGateReview(ctx.db, key),
      readCheck(ctx.db, key),
      readFindings(ctx.db, key),
      readRescored(ctx.db, key),
      readOutlineText(ctx.db, key),
    ]);

  const shown = {
    header: maskHeader(header, hidden),
    ...maskAnswers(
      { ...(filterDecision ? { filterDecision } : {}), review, gateReview, ...check, processFindings, ...rescored },
      hidden,
    ),
    hidden,
    ...(isBlind ? { isPipelineHidden: true as const } : {}),
  };
  noteSight(ctx, key, shownLayers(shown));

  return {
    ...shown,
    outlineText: isOutlineOpen(hidden) ? outlineText : maskedText(outlineText, hidden),
  };
}

function maskedText(outlineText: string, hidden: readonly HiddenLayer[]): string {
  return JSON.stringify(maskOutline(Outline.parse(JSON.parse(outlineText)), hidden));
}
