import type { Pool } from "./assign-pools";
import type { LeakProblem } from "./leak-problem";

const USES = ["gold", "recommended", "viewed"] as const;
type Use = (typeof USES)[number];

/** How a problem uses a product. */
interface Used {
  readonly use: Use;
  readonly name: string;
}

/** The worst use of a product by what one pool ships, and by what stays behind in it. */
interface PoolUses {
  readonly shipped?: Used;
  readonly behind?: Used;
}

interface SharedProduct {
  readonly guard: Use;
  readonly a: string;
  readonly b: string;
  readonly between: readonly Pool[];
  readonly value: string;
}

/**
 * One hit for each product and pair of pools, by the milder of what the two do with it at worst. One of the two is
 * shipped: so of each pool is known what it ships apart from what stays behind, and the worst of both is told.
 *
 * @param leaves - whether a problem is shipped
 */
export function sharedProducts<Problem extends LeakProblem & { readonly pool: Pool }>(
  problems: readonly Problem[],
  leaves: (problem: Problem) => boolean,
): readonly SharedProduct[] {
  const uses = new Map<string, Map<Pool, PoolUses>>();
  for (const problem of problems) {
    const side = leaves(problem) ? "shipped" : "behind";
    for (const use of USES) {
      for (const id of idsOf(problem, use)) {
        const pools = uses.get(id) ?? new Map<Pool, PoolUses>();
        const known = pools.get(problem.pool);
        if (isWorse(use, known?.[side])) pools.set(problem.pool, { ...known, [side]: { use, name: problem.name } });
        uses.set(id, pools);
      }
    }
  }

  return [...uses].flatMap(([value, pools]) =>
    pairsOf([...pools]).flatMap(([[pool, one], [otherPool, other]]) => {
      const worst = worstOf(one, other);
      return worst === undefined ? [] : [{ ...worst, between: [pool, otherPool], value }];
    }),
  );
}

/** Every two of some, the earlier one first. */
export function pairsOf<Item>(items: readonly Item[]): readonly (readonly [one: Item, other: Item])[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));
}

/** What two pools do with a product at worst; of equally bad ones the first, by what both ship before others. */
function worstOf(one: PoolUses, other: PoolUses): Pick<SharedProduct, "guard" | "a" | "b"> | undefined {
  const pairs = [
    [one.shipped, other.shipped],
    [one.shipped, other.behind],
    [one.behind, other.shipped],
  ] as const;
  let worst: Pick<SharedProduct, "guard" | "a" | "b"> | undefined;
  for (const [a, b] of pairs) {
    if (a === undefined || b === undefined) continue;
    const guard = milder(a.use, b.use);
    if (worst === undefined || USES.indexOf(guard) < USES.indexOf(worst.guard)) worst = { guard, a: a.name, b: b.name };
  }

  return worst;
}

function isWorse(use: Use, known: Used | undefined): boolean {
  return known === undefined || USES.indexOf(use) < USES.indexOf(known.use);
}

function idsOf(problem: LeakProblem, use: Use): readonly string[] {
  if (use === "gold") return problem.goldIds;

  return use === "recommended" ? problem.recommendedIds : problem.viewedIds;
}

/** A gold product that the other side only looks at was seen, and not answered with. */
function milder(one: Use, other: Use): Use {
  return USES.indexOf(one) > USES.indexOf(other) ? one : other;
}
