import * as z from "zod";
import type { PreviewRelease, ReleasePreview } from "@/lib/contract/releases";
import { queryRows, sql } from "@/lib/db/query-rows";
import { numberSetting } from "@/lib/exporters/options/read-settings";
import { POOLS } from "@/lib/leak/assign-pools";
import type { Context } from "@/lib/services/context";
import { NOTHING_SELECTED } from "@/lib/services/exports/selection-sql";
import { requirePermission } from "@/lib/services/require-permission";
import { freshSelection } from "@/lib/services/selection/fresh-selection";
import { ServiceError } from "@/lib/services/service-error";
import { matchingRows } from "@/lib/services/trajectories/matching-rows";
import { chooseRows } from "./choose-rows";
import { planReleasePairs } from "./plan-release-pairs";
import { type KnownRecipe, readRecipe } from "./read-recipe";
import { type TakenBy, takenRows } from "./taken-rows";
import { whyUnsettled } from "./why-unsettled";

const CountRow = z.object({
  pool: z.enum(POOLS).nullable(),
  isTaken: z.boolean(),
  trajectories: z.int(),
  problems: z.int(),
});

/**
 * What a recipe would take: by the stored selection of the pipeline, which is brought up to date for the next look, or as its
 * own version, caps and labels decide from the facts.
 * What the preset leaves out for its tokens or its shape is known only when it is built.
 *
 * @throws ServiceError FORBIDDEN or NOT_FOUND; what else keeps it from being built is `refused`
 */
export async function previewRelease(
  ctx: Context,
  { id, recipe }: PreviewRelease & { readonly id: string },
): Promise<ReleasePreview> {
  requirePermission(ctx, "build_release");
  const read = await readRecipe(ctx, id, recipe).catch((error: unknown) => {
    if (error instanceof ServiceError && (error.code === "INVALID" || error.code === "CONFLICT")) return error;
    throw error;
  });
  if (read instanceof ServiceError) return { ...NOTHING, refused: read.message };

  const { corpus, splitId, selection, filter, isStored } = read;
  const unsettled = isStored ? undefined : await whyUnsettled(ctx.db, read);
  if (unsettled !== undefined) return { ...NOTHING, refused: unsettled };

  // What is decided from the facts needs no stored selection.
  const isCurrent = !isStored || (await freshSelection(ctx.db, corpus.id)).isCurrent;
  const chosen = isStored ? undefined : await chooseRows(ctx.db, { known: read, tx: ctx.db, isPreview: true });
  const where = await matchingRows(ctx, corpus.id, filter);
  const counted = await count(ctx, read, { corpusId: corpus.id, splitId, selection, where, chosen });
  const isEmpty = counted.pools.every(({ trajectories }) => trajectories === 0);
  const behind = isCurrent ? null : "The pipeline is being brought up to date; the counts are of before.";

  return { ...counted, refused: isEmpty && isCurrent ? NOTHING_SELECTED[selection] : behind };
}

const NOTHING: Omit<ReleasePreview, "refused"> = { pools: [], leftOut: { pipeline: 0, otherPool: 0, noPool: 0 } };

async function count(
  ctx: Context,
  { recipe, settings }: KnownRecipe,
  taken: TakenBy,
): Promise<Omit<ReleasePreview, "refused">> {
  const isPairs = taken.selection === "pairs";
  const planned = isPairs
    ? await planReleasePairs(ctx.db, taken, { pools: recipe.pools, minGap: numberSetting(settings, "minGap") })
    : undefined;
  const inPairs = planned === undefined ? sql`m.is_taken` : sql`m.id = any(${[...planned.ids]}::bigint[])`;
  const rows = await queryRows(
    ctx.db,
    CountRow,
    sql`select m.pool, ${inPairs} as "isTaken", count(*)::int as trajectories, count(distinct m.problem_id)::int as problems
        from (${takenRows(taken)}) m group by 1, 2`,
  );
  const sum = (is: (row: z.infer<typeof CountRow>) => boolean) =>
    rows.filter(is).reduce((total, { trajectories }) => total + trajectories, 0);
  const ships = (pool: (typeof rows)[number]["pool"]) => pool !== null && recipe.pools.includes(pool);

  return {
    pools: recipe.pools.map((pool) => {
      const found = rows.find((row) => row.pool === pool && row.isTaken);

      return { pool, trajectories: found?.trajectories ?? 0, problems: found?.problems ?? 0 };
    }),
    leftOut: {
      pipeline: isPairs ? 0 : sum(({ isTaken }) => !isTaken),
      otherPool: sum(({ pool, isTaken }) => (isTaken || isPairs) && pool !== null && !ships(pool)),
      noPool: sum(({ pool, isTaken }) => (isTaken || isPairs) && pool === null),
    },
  };
}
