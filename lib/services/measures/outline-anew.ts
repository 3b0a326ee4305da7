import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Analysis } from "@/lib/domain/analysis";
import type { Step } from "@/lib/domain/step";
import { objectOf } from "@/lib/importers/json-value";
import { foundIn } from "@/lib/services/imports/build-outline";
import { outlineSteps } from "@/lib/services/imports/outline-steps";

/** What is taken from a stored outline to make its analysis anew. */
const StoredAnalysis = z.object({
  steps: z.array(z.object({ chunk: z.int(), chars: z.int() })),
  analysis: z.object({
    rejects: z.array(z.looseObject({ code: z.string() })),
    attribution: z.unknown(),
    richness: z.unknown(),
    signals: z.object({
      tokens: z.int(),
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
 * JSON text of a stored outline with what the filter of today finds and marks at the steps; undefined where it says that
 * already, and where it would be at odds with columns that stay. The verdict and R4 stay those of the version that decided at the import: whoever reads an outline has both
 * decided anew.
 */
export function outlineAnew(outline: unknown, steps: readonly Step[], analysis: Analysis): string | undefined {
  const stored = storedAnalysis(outline);
  // Chunks stay as they are stored, and with other steps each would be looked for in the wrong one.
  if (stored?.steps.length !== steps.length || !isDeepStrictEqual(keptOf(stored.analysis), keptOf(analysis))) {
    return undefined;
  }
  const { rejects, verdict } = stored.analysis;
  const found = [
    ...analysis.rejects.filter(({ code }) => code !== "R4"),
    ...rejects.filter(({ code }) => code === "R4"),
  ].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const anew = JSON.stringify({
    ...objectOf(outline),
    steps: outlineSteps(steps, analysis, stored.steps),
    analysis: { ...foundIn(analysis), rejects: found, verdict },
  });

  return anew === JSON.stringify(outline) ? undefined : anew;
}

/** What columns keep as the import stored it, so that an outline that said otherwise would be at odds with them. */
function keptOf({ attribution, richness, signals }: StoredAnalysis["analysis"] | Analysis): unknown {
  const { depth, reformulations, regularity, hasCycle } = signals;

  return { attribution, richness, depth, reformulations, regularity, hasCycle };
}
