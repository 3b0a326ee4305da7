import type { Outline } from "@/lib/contract/outline";
import type { Analysis } from "@/lib/domain/analysis";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Trajectory } from "@/lib/domain/trajectory";
import { lacksQuestion } from "@/lib/exporters/chat/to-chat";
import type { ChunkedSteps } from "./chunk-steps";
import { outlineSteps } from "./outline-steps";

/** JSON text of the stored outline: what the filter found and where the bodies are. Judgement, outcome and reward stay outside. */
export function buildOutline(trajectory: Trajectory, analysis: Analysis, { chunks, places }: ChunkedSteps): string {
  // Importers keep everything that tells the outcome or the judge's answer under this one name.
  const { outcome: _hidden, ...open } = trajectory.extra ?? {};
  const extra = {
    ...open,
    ...(trajectory.error === undefined ? {} : { error: trajectory.error }),
    ...(trajectory.tools === undefined ? {} : { tools: trajectory.tools }),
  };

  return JSON.stringify({
    steps: outlineSteps(trajectory.steps, analysis, places),
    chunks: chunks.map(({ chunk, firstStep, lastStep, body }) => ({
      chunk,
      firstStep,
      lastStep,
      rawBytes: body.length,
    })),
    analysis: foundIn(analysis),
    hasLog: trajectory.hasLog,
    notes: [...trajectory.notes],
    ...(trajectory.toolsJson === undefined ? {} : { toolsJson: trajectory.toolsJson }),
    ...queryOf(trajectory),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  } satisfies OutlineJson);
}

/** In the record's own words, where its rows open with them: a problem keeps those of the first source that told of it. */
function queryOf({ problem, steps }: Trajectory): Pick<OutlineJson, "query"> {
  return problem.query !== "" && lacksQuestion(steps) ? { query: sanitiseText(problem.query) } : {};
}

/** What an outline holds of an analysis: the rest are columns of `signal`. */
export function foundIn({ facts: _facts, rewritten: _rewritten, ...found }: Analysis): OutlineJson["analysis"] {
  return found;
}

/** The contract's shape, with the domain's read-only analysis in place of the parsed one, and texts that exports alone read. */
type OutlineJson = Omit<Outline, "analysis" | "steps"> & {
  readonly analysis: Omit<Analysis, "facts" | "rewritten">;
  readonly steps: readonly Outline["steps"][number][];
  readonly toolsJson?: readonly string[];
  readonly query?: string;
};
