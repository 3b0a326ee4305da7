import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Analysis } from "@/lib/domain/analysis";
import type { Step } from "@/lib/domain/step";
import { objectOf } from "@/lib/importers/json-value";
import { foundIn } from "@/lib/services/imports/build-outline";
import { outlineSteps } from "@/lib/services/imports/outline-steps";
import { isReadAlike } from "./read-alike";

/** What is taken from a stored outline to make its analysis anew. */
const StoredAnalysis = z.object({
  steps: z.array(z.object({ chunk: z.int(), chars: z.int() })),
  analysis: z.object({
    dispatches: z.array(z.object({ requestedArgs: z.unknown().optional() })),
    rejects: z.array(z.looseObject({ code: z.string() })),
    believed: z.unknown().optional(),
    attribution: z.unknown(),
    richness: z.unknown(),
    signals: z.object({
      tokens: z.int(),
      verification: z.boolean().nullable(),
      unseenIds: z.int().nullable(),
      depth: z.unknown(),
      reformulations: z.unknown(),
      regularity: z.unknown(),
      hasCycle: z.unknown(),
    }),
    ids: z.record(z.string(), z.object({ inQuery: z.boolean() })),
    verdict: z.unknown(),
  }),
});
export type StoredAnalysis = z.infer<typeof StoredAnalysis>;

/** Undefined where an outline says too little. */
export function storedAnalysis(outline: unknown): StoredAnalysis | undefined {
  return StoredAnalysis.safeParse(outline).data;
}

/**
 * Whether an outline can be written by what the filter of today finds. Where it would be at odds with columns that stay, it
 * stays itself, and so do the columns that say what it says.
 */
export function isMadeAnew(stored: StoredAnalysis, steps: readonly Step[], analysis: Analysis): boolean {
  // Chunks stay as they are stored, and with other steps each would be looked for in the wrong one.
  return stored.steps.length === steps.length && isDeepStrictEqual(keptOf(stored.analysis), keptOf(analysis));
}

/**
 * JSON text of a stored outline with what the filter of today finds and marks at the steps; undefined where it says that
 * already, and where it is not made anew. The verdict and R4 stay those of the version that decided at the import: whoever
 * reads an outline has both decided anew.
 */
export function outlineAnew(outline: unknown, steps: readonly Step[], analysis: Analysis): string | undefined {
  const stored = storedAnalysis(outline);
  if (!stored || !isMadeAnew(stored, steps, analysis)) return undefined;
  const { rejects, verdict, believed } = stored.analysis;
  const found = [
    ...analysis.rejects.filter(({ code }) => code !== "R4"),
    ...rejects.filter(({ code }) => code === "R4"),
  ].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const lines = outlineSteps(steps, analysis, stored.steps);
  const textOf = (of: Analysis) =>
    JSON.stringify({
      ...{ ...objectOf(outline), steps: lines },
      analysis: { ...foundIn(of), rejects: found, verdict },
    });
  const [was, anew] = [JSON.stringify(outline), textOf(analysis)];
  if (anew === was) return undefined;

  const { believed: isSaid, ...unsaid } = analysis;
  const isOnlySaid = believed === undefined && isSaid !== undefined && textOf(unsaid) === was;
  // Nearly every outline of an older release lacks it, and to write them all would double their table.
  return isOnlySaid && isReadAlike(steps, analysis) ? undefined : anew;
}

/** What columns keep as the import stored it, so that an outline that said otherwise would be at odds with them. */
function keptOf({ attribution, richness, signals }: StoredAnalysis["analysis"] | Analysis): unknown {
  const { depth, reformulations, regularity, hasCycle } = signals;

  return { attribution, richness, depth, reformulations, regularity, hasCycle };
}
