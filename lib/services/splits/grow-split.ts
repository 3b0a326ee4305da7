import type { SplitDetail } from "@/lib/contract/splits";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { followedPins } from "./followed-pins";
import { getSplit } from "./get-split";
import { locateSplit, raiseVersion } from "./locate-split";
import { readPinOf, readPools } from "./read-pools";
import { confirmClusters, holdClusters, requireClusters } from "./require-clusters";
import { assignProblems, parseRecipe, seenProblems } from "./split-scene";
import { WRITING_TIME, writePools } from "./write-pools";

interface Growth {
  readonly id: string;
  /** That the person has seen. */
  readonly version: number;
}

/**
 * Gives a pool to what came since a split was made, and moves nothing: what belongs to a known cluster follows it, and new
 * clusters make up for what is missing of the shares, also of what earlier growths had to round.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT with an older version, while the leak clusters are behind, or where they change
 *   meanwhile
 */
export async function growSplit(ctx: Context, { id, version }: Growth): Promise<SplitDetail> {
  requirePermission(ctx, "change_splits");
  const row = await locateSplit(ctx.db, id);
  const made = await requireClusters(ctx.db, row.corpusId);
  const recipe = parseRecipe(row);

  const problems = await seenProblems(ctx, row.corpusId, recipe.strata);
  const known = await readPools(ctx.db, row.id);
  const pinOf = await readPinOf(ctx.db, row.id);
  const { pools } = await assignProblems(problems, recipe, known, pinOf);
  const added = problems.flatMap((problem, place) => {
    const pool = known.has(problem.id) ? undefined : pools[place];
    return pool === undefined ? [] : [{ problem: problem.id, pool }];
  });
  if (added.length > 0) {
    const followed = followedPins({ problems, known, added, pinOf });
    await ctx.db.$transaction(async (tx) => {
      await holdClusters(tx, row.corpusId, made);
      await raiseVersion(tx, { extId: id, version, grownAt: ctx.now() });
      await writePools(tx, {
        ...{ splitId: row.id, followed, at: ctx.now() },
        problems: added.map(({ problem }) => problem),
        pools: added.map(({ pool }) => pool),
      });
      await tx.audit.create({
        data: {
          ...{ personId: ctx.person.id, verb: "grow_split", subject: `split:${row.extId}` },
          ...{ detail: { name: row.name, problems: added.length }, at: ctx.now() },
        },
      });
      await confirmClusters(tx, row.corpusId, made);
    }, WRITING_TIME);
  }

  return getSplit(ctx, { id });
}
