import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import type { CountTokens } from "@/lib/filter/tokens/token-counter";
import { importerOf } from "@/lib/importers";
import { type DerivedBatch, deriveBatch, type FileContext } from "./derive-batch";
import type { RawBatch } from "./raw-batch";

export type BatchDeriver = (batch: RawBatch, context: FileContext) => DerivedBatch;

/** The derivation with the real importers and filter. */
export function batchDeriver(countTokens: CountTokens): BatchDeriver {
  return (batch, context) => {
    const importer = importerOf(context.format);
    if (importer === undefined) throw new Error(`There is no importer for ${context.format}.`);

    return deriveBatch(batch, context, {
      importer,
      analyse: (trajectory, thresholds) => analyseTrajectory(trajectory, thresholds, countTokens),
    });
  };
}
