import { decidedOutline } from "@/lib/contract/decided-outline";
import { Outline } from "@/lib/contract/outline";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { Asker } from "@/lib/services/blindness/asker";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { maskDetail } from "@/lib/services/blindness/mask-detail";
import { noteSight } from "@/lib/services/blindness/note-sight";
import { shownLayers } from "@/lib/services/blindness/shown-layers";
import { readDecision } from "@/lib/services/filters/read-decision";
import { getGateReview } from "@/lib/services/judge/gate-review";
import { readCheck } from "@/lib/services/judge/read-check";
import { getReview } from "@/lib/services/labels/review-row";
import { readFindings } from "@/lib/services/measures/read-findings";
import { readOutlineText } from "./get-outline";
import { trajectoryHeader } from "./header-row";
import type { TrajectoryKey } from "./locate-trajectory";
import { readRescored } from "./read-rescored";

/** A trajectory as one person may see it, as an object: for an answer that holds several, or more than it. */
export async function readDetail(asker: Asker, key: TrajectoryKey): Promise<TrajectoryDetail> {
  const [hidden, header, decision, review, gateReview, check, processFindings, rescored, outlineText] =
    await Promise.all([
      hiddenLayers(asker, key),
      trajectoryHeader(asker.db, key),
      readDecision(asker.db, key),
      getReview(asker, key),
      getGateReview(asker.db, key),
      readCheck(asker.db, key),
      readFindings(asker.db, key),
      readRescored(asker.db, key),
      readOutlineText(asker.db, key),
    ]);

  const outline = decidedOutline(Outline.parse(JSON.parse(outlineText)), decision);
  const detail = maskDetail({ header, review, gateReview, ...check, processFindings, ...rescored, outline }, hidden);
  noteSight(asker, key, shownLayers(detail));

  return detail;
}
