import * as z from "zod";
import { SPLIT_STRATA } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import type { AssignedSplit, SplitRecipe } from "@/lib/leak/assign-split";
import { heldStrata } from "@/lib/leak/held-strata";
import { poolCounts } from "@/lib/leak/pool-counts";
import type { Asker } from "@/lib/services/blindness/asker";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import { runTask } from "@/lib/services/threads/run-task";
import { type CountedProblem, readSplitProblems } from "./read-split-problems";
import { atMostOne } from "./split-shares";

/** What the shares of a split are stored as. */
const StoredShares = z.object({
  train: z.number(),
  validation: z.number(),
  test: z.number(),
  never_touch: z.number(),
});
const StoredStrata = z.array(z.enum(SPLIT_STRATA));
const StoredWeigh = z.enum(["problems", "trajectories"]);

/** Columns of a split that say how it assigns. */
interface StoredRecipe {
  readonly seed: number;
  readonly shares: unknown;
  readonly strata: readonly string[];
  readonly weigh: string;
}

type ParsedRecipe = Pick<SplitRecipe, "seed" | "weigh"> & {
  readonly shares: z.infer<typeof StoredShares>;
  readonly strata: z.infer<typeof StoredStrata>;
};

export function parseRecipe({ seed, shares, strata, weigh }: StoredRecipe): ParsedRecipe {
  return {
    seed,
    // The command line has stored percentages.
    shares: atMostOne(StoredShares.parse(shares)),
    strata: StoredStrata.parse(strata),
    weigh: StoredWeigh.parse(weigh),
  };
}

/** The problems of a corpus as a person may see them counted. */
export async function seenProblems(
  asker: Asker,
  corpusId: number,
  strata: SplitRecipe["strata"],
): Promise<readonly CountedProblem[]> {
  return readSplitProblems(asker.db, { corpusId, seen: await seenRows(asker, corpusId), strata });
}

/**
 * A pool for each problem, in a thread, so that others are answered meanwhile.
 *
 * @param pools - that problems have already, by internal id
 * @param pinned - those that have theirs by a pin; asked for where there are problems without a pool beside them
 */
export function assignProblems(
  problems: readonly CountedProblem[],
  recipe: SplitRecipe,
  pools: ReadonlyMap<number, Pool>,
  pinned: ReadonlyMap<number, unknown> = new Map(),
): Promise<AssignedSplit> {
  const asked = problems.map(({ id, seen: _, approved: _approved, ...problem }) => ({
    ...problem,
    pool: pools.get(id),
    isPinned: pinned.has(id),
  }));

  return runTask("assign", { problems: asked, recipe });
}

/** What the pools hold of what the person may see. */
export function shownPools(
  problems: readonly CountedProblem[],
  poolOf: (problem: CountedProblem, place: number) => Pool | undefined,
  weigh: SplitRecipe["weigh"],
): ReturnType<typeof poolCounts> {
  const counted = problems.flatMap((problem, place) => {
    const pool = poolOf(problem, place);
    const { clusterKey, seen, approved } = problem;

    return pool === undefined ? [] : [{ clusterKey, pool, trajectories: seen, approved }];
  });

  return poolCounts(counted, weigh);
}

/** How what the person may see is shared out within each stratum; a problem without a pool is in none. */
export function shownStrata(
  problems: readonly CountedProblem[],
  poolOf: (problem: CountedProblem, place: number) => Pool | undefined,
  recipe: Pick<SplitRecipe, "strata" | "weigh">,
): ReturnType<typeof heldStrata> {
  const held = problems.flatMap((problem, place) => {
    const pool = poolOf(problem, place);

    return pool === undefined ? [] : [{ ...problem, pool, trajectories: problem.seen }];
  });

  return heldStrata(held, recipe);
}
