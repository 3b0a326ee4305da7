import {
  type ComparisonFigures,
  comparisonFigures,
  type FiguresInput,
} from "@/lib/services/evaluation/comparison-figures";
import { type RunFigures, type RunTries, runFigures } from "@/lib/stats/run-figures";

/** What is resampled beside a request, with what it is given and what it answers; all of it can be sent to a thread. */
export interface ResamplingTypes {
  readonly comparison: { readonly input: FiguresInput; readonly answer: ComparisonFigures };
  readonly runs: { readonly input: RunFiguresInput; readonly answer: readonly (RunFigures | undefined)[] };
}
export type ResamplingName = keyof ResamplingTypes;

interface RunFiguresInput {
  readonly runs: readonly RunTries[];
  readonly k: number;
  readonly seed: number;
}

export type ResamplingTasks = {
  readonly [Name in ResamplingName]: (
    input: ResamplingTypes[Name]["input"],
  ) => Promise<ResamplingTypes[Name]["answer"]>;
};

export const RESAMPLING_TASKS: ResamplingTasks = {
  comparison: comparisonFigures,
  runs: async ({ runs, k, seed }) => runFigures(runs, { k, seed }),
};

/** What goes to the thread. */
export interface ResamplingRequest<Name extends ResamplingName = ResamplingName> {
  readonly id: number;
  readonly name: Name;
  readonly input: ResamplingTypes[Name]["input"];
}

/** What comes back; the asker knows what it asked for. */
export type ResamplingAnswer =
  | { readonly id: number; readonly kind: "done"; readonly answer: unknown }
  | { readonly id: number; readonly kind: "failed"; readonly message: string };
