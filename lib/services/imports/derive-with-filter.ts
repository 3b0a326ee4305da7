import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import { importerOf } from "@/lib/importers";
import { type DerivedBatch, deriveBatch, type FileContext } from "./derive-batch";
import type { RawBatch } from "./raw-batch";

export type BatchDeriver = (batch: RawBatch, context: FileContext) => DerivedBatch;

/** The derivation with the real importers, filter and tokenizer. Loading the tokenizer takes a third of a second. */
export async function loadBatchDeriver(): Promise<BatchDeriver> {
  const countTokens = await loadTokenCounter();

  return (batch, context) => {
    const importer = importerOf(context.format);
    if (importer === undefined) throw new Error(`There is no importer for ${context.format}.`);

    return deriveBatch(batch, context, {
      importer,
      analyse: (trajectory, thresholds) => analyseTrajectory(trajectory, thresholds, countTokens),
    });
  };
}
