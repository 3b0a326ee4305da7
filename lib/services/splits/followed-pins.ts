import type { Pool } from "@/lib/leak/assign-pools";

interface Grown {
  /** All problems of the corpus, by internal id. */
  readonly problems: readonly { readonly id: number; readonly clusterKey: string }[];
  /** Pools before the growth. */
  readonly known: ReadonlyMap<number, Pool>;
  /** What the growth gives. */
  readonly added: readonly { readonly problem: number; readonly pool: Pool }[];
  /** The pin that a problem has its pool by; one that has it by none is missing. */
  readonly pinOf: ReadonlyMap<number, number>;
}

/**
 * The pin that each problem of a growth got its pool by, as large as `added`: one where everything of its cluster that
 * was in that pool was there by pins alone. Of several it is the earliest, which is taken back last.
 */
export function followedPins({ problems, known, added, pinOf }: Grown): readonly (number | null)[] {
  const clusterOf = new Map(problems.map(({ id, clusterKey }) => [id, clusterKey]));
  const earliest = new Map<string, number | null>();
  for (const { id, clusterKey } of problems) {
    const pool = known.get(id);
    if (pool === undefined) continue;
    const pin = pinOf.get(id) ?? null;
    const place = placeOf(clusterKey, pool);
    const before = earliest.get(place);
    earliest.set(place, pin === null || before === null ? null : Math.min(pin, before ?? pin));
  }

  return added.map(({ problem, pool }) => earliest.get(placeOf(clusterOf.get(problem) ?? "", pool)) ?? null);
}

function placeOf(clusterKey: string, pool: Pool): string {
  return `${pool} ${clusterKey}`;
}
