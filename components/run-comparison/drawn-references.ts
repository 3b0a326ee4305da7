import type { Comparison } from "@/lib/contract/comparison";
import type { ReferenceValue } from "@/lib/contract/references";
import type { DrawnReference } from "./curves-panels";

/** Buckets of the arena that the published values are about. */
const HOME_BUCKETS = ["product", "shop", "voucher"];

/** Values from elsewhere of whole suites; those of single buckets would be read as of all problems. */
export function drawnReferences(values: readonly ReferenceValue[]): readonly DrawnReference[] {
  return values
    .filter(({ bucket }) => bucket === null)
    .map(({ id, label, figure, value, interval, source, caveat, origin }) => ({
      ...{ id, value, caveat },
      // A mean over samples must not be read as a single run of the same model.
      label: figure.kind === "asr" ? label : `${label}, pass@${figure.k}`,
      k: figure.kind === "asr" ? 1 : figure.k,
      source: origin === "published" ? `published: ${source}` : source,
      ...(interval === null ? {} : { interval }),
    }));
}

/** Values that may be set beside these runs: published ones are of the arena, own ones of the suite that they name. */
export function belongingReferences(
  values: readonly ReferenceValue[],
  comparison: Pick<Comparison, "problems" | "runs">,
): readonly ReferenceValue[] {
  const suites = new Set(comparison.runs.map(({ suite }) => suite));
  const isOfArena = isHome(comparison);

  return values.filter(({ origin, suite }) =>
    origin === "published" ? isOfArena : suite === null || suites.has(suite),
  );
}

/** Whether the problems are of the arena, so that published values may stand beside them unasked. */
export function isHome({ problems }: Pick<Comparison, "problems">): boolean {
  return problems.some(({ bucket }) => bucket !== null && HOME_BUCKETS.includes(bucket.toLowerCase()));
}
