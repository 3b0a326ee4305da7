import * as z from "zod";
import { ATTRIBUTIONS } from "@/lib/domain/verdict";

const Place = z.object({ step: z.int(), call: z.int() });
const StoredAnalysis = z.object({
  hasLog: z.boolean(),
  analysis: z.object({
    dispatches: z.array(z.object({ attribution: z.enum(ATTRIBUTIONS), claimed: Place.optional() })),
    phantoms: z.array(Place),
  }),
});

/**
 * Claimed calls, as "step/call", that the log does not ascribe to the model: code, a macro or nobody known carried
 * them out, or nobody did. A retry belongs to the call it retries.
 *
 * @returns undefined where there is no log, so that nobody can say
 */
export function callsOfOthers(outline: unknown): ReadonlySet<string> | undefined {
  const { hasLog, analysis } = StoredAnalysis.parse(outline);
  if (!hasLog) return undefined;

  const others = analysis.dispatches.flatMap(({ attribution, claimed }) =>
    claimed === undefined || attribution === "model" || attribution === "retry" ? [] : [claimed],
  );

  return new Set([...others, ...analysis.phantoms].map(({ step, call }) => `${step}/${call}`));
}
