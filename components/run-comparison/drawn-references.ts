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

/** More names than this do not stand beside the axis: the ticks are numbered then, and named under the chart. */
const MOST_NAMED = 4;
/** Nearer than this the ticks of two names are hardly told apart. */
const APART = 0.04;

/** Those that are drawn while nobody has chosen: the first ones that can be named beside their ticks. */
export function usualReferences(drawn: readonly DrawnReference[]): readonly DrawnReference[] {
  const usual: DrawnReference[] = [];
  for (const one of drawn) if (usual.length < MOST_NAMED && areApart([...usual, one])) usual.push(one);

  return usual;
}

/** Whether each tick can have its name beside it. */
export function areNamed(drawn: readonly DrawnReference[]): boolean {
  return drawn.length <= MOST_NAMED && areApart(drawn);
}

function areApart(drawn: readonly DrawnReference[]): boolean {
  return drawn.every((one, at) =>
    drawn.slice(at + 1).every(({ k, value }) => k !== one.k || Math.abs(value - one.value) >= APART),
  );
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
