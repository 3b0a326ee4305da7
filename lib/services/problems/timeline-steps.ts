import * as z from "zod";
import { flagRejects } from "@/lib/contract/decided-outline";
import { OutlineAnalysis, OutlineStep } from "@/lib/contract/outline";
import type { TimelineStep } from "@/lib/contract/problems";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import { stepKind } from "@/lib/domain/step-kind";
import type { RejectCode } from "@/lib/domain/verdict";
import { maskOutline } from "@/lib/services/blindness/mask-detail";
import { jsonOf } from "@/lib/services/trajectories/stored-gzip";

/** Cells that a row of timelines has: more would make a page of rollouts heavy. */
const MOST_STEPS = 200;

const StoredSteps = z.object({
  steps: z.array(OutlineStep),
  analysis: OutlineAnalysis.pick({ rejects: true }).optional(),
});

interface Decided {
  /** Rejects that the trajectory's filter version counts. */
  readonly rejects: readonly RejectCode[];
  readonly hidden: readonly HiddenLayer[];
}

/** The first steps of a stored outline as a timeline, without what is hidden from the person. */
export async function timelineSteps(outline: Uint8Array, { rejects, hidden }: Decided): Promise<TimelineStep[]> {
  const { steps, analysis } = StoredSteps.parse(await jsonOf(outline));
  const counted = analysis?.rejects.filter(({ code }) => rejects.includes(code)) ?? [];
  const flagged = flagRejects(steps.slice(0, MOST_STEPS), counted);
  const shown = maskOutline({ steps: flagged, chunks: [], hasLog: false, notes: [] }, hidden);

  return shown.steps.map(({ role, title, calls, attribution, flags }) => ({
    kind: stepKind(calls > 0 ? title : undefined),
    ...{ role, title, calls, attribution, flags },
  }));
}
