import type { Step } from "@/lib/domain/step";
import { stepHeight } from "@/lib/domain/step-height";
import type { Outline, OutlineStep } from "./outline";
import type { TrajectoryDetail } from "./trajectory-detail";

/** As much as a tall window shows. */
const SCREEN_PX = 1400;
/** Characters of text and results that a page may carry beside the reader's own answers. */
const MOST_CHARS = 200_000;

type Drawn = Pick<TrajectoryDetail, "header" | "outline" | "injections" | "rescored">;

/** The steps that fill the first screen of a trajectory, with what is drawn on them, for its page to bring along. */
export interface FirstSteps extends Drawn {
  readonly steps: readonly Step[];
  /** Of the whole trajectory; the outline here holds those of the screen alone. */
  readonly stepCount: number;
}

/** The lines of an outline that fill a screen, from the step that the address names; none where one step is too much. */
export function screenOf(steps: readonly OutlineStep[], from: number): readonly OutlineStep[] {
  const first = Math.min(from, steps.length - 1);
  const shown: OutlineStep[] = [];
  let height = 0;
  let chars = 0;
  for (const step of steps.slice(Math.max(0, first))) {
    chars += step.chars;
    if (height >= SCREEN_PX || chars > MOST_CHARS) break;
    height += stepHeight(step);
    shown.push(step);
  }

  return shown;
}

/** What is drawn on some steps, without what belongs to the others. */
export function drawnOn(steps: readonly Step[], { header, outline, injections, rescored }: Drawn): Drawn {
  const shown = new Set(steps.map(({ index }) => index));

  return {
    header,
    outline: outlineOf(steps, shown, outline),
    ...(injections ? { injections: injections.filter(({ span }) => shown.has(span.step)) } : {}),
    ...(rescored ? { rescored } : {}),
  };
}

function outlineOf(steps: readonly Step[], shown: ReadonlySet<number>, outline: Outline): Outline {
  const { analysis, hasLog } = outline;
  const bare = { steps: outline.steps.filter(({ index }) => shown.has(index)), chunks: [], hasLog, notes: [] };
  if (!analysis) return bare;
  const orders = new Set(steps.flatMap(({ logged }) => logged.map(({ order }) => order)));
  const text = JSON.stringify(steps);

  return {
    ...bare,
    analysis: {
      ...analysis,
      dispatches: analysis.dispatches.filter(
        ({ order, claimed }) => orders.has(order) || (claimed !== undefined && shown.has(claimed.step)),
      ),
      phantoms: analysis.phantoms.filter(({ step }) => shown.has(step)),
      ...(analysis.believed ? { believed: analysis.believed.filter(({ step }) => shown.has(step)) } : {}),
      rejects: [],
      ids: Object.fromEntries(Object.entries(analysis.ids).filter(([id]) => text.includes(id))),
    },
  };
}
