import { decidedOutline } from "@/lib/contract/decided-outline";
import { drawnOn, type FirstSteps, screenOf } from "@/lib/contract/first-steps";
import { Outline } from "@/lib/contract/outline";
import { StepChunk } from "@/lib/contract/steps";
import { chunksAround } from "@/lib/domain/chunk-at";
import type { Step } from "@/lib/domain/step";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { getChunk } from "./get-chunk";
import { openTrajectory } from "./open-trajectory";
import { jsonOf } from "./stored-gzip";

/** A place in a trajectory. */
interface Place {
  readonly id: string;
  /** 0-based; the last one where there are fewer. */
  readonly step: number;
}

export interface OpenedAtStep {
  /** Absent where there is no step, or where a single one is more than a page should carry. */
  readonly first: FirstSteps | undefined;
  /** Those that the reader will ask for when it opens there. */
  readonly chunks: readonly number[];
}

/**
 * What can be read of a trajectory before the reader runs: the steps from one on, with what the person may see of them.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function openFirstSteps(ctx: Context, { id, step }: Place): Promise<OpenedAtStep> {
  requirePermission(ctx, "read");
  const { outlineText, header, filterDecision, injections, rescored } = await openTrajectory(ctx, { id });
  const outline = decidedOutline(Outline.parse(JSON.parse(outlineText)), filterDecision);
  const chunks = chunksAround(outline.chunks, step).map(({ chunk }) => chunk);
  const shown = screenOf(outline.steps, step);
  if (shown.length === 0) return { first: undefined, chunks };

  const indexes = new Set(shown.map(({ index }) => index));
  const bodies = await Promise.all(
    [...new Set(shown.map(({ chunk }) => chunk))].map((chunk) => readSteps(ctx, id, chunk)),
  );
  const steps = bodies.flat().filter(({ index }) => indexes.has(index));
  const drawn = drawnOn(steps, {
    ...{ header, outline },
    ...(injections ? { injections } : {}),
    ...(rescored ? { rescored } : {}),
  });

  return { first: { ...drawn, steps, stepCount: outline.steps.length }, chunks };
}

async function readSteps(ctx: Context, id: string, chunk: number): Promise<readonly Step[]> {
  const { body } = await getChunk(ctx, { id, chunk });

  return StepChunk.parse(await jsonOf(body));
}
