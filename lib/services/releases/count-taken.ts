import * as z from "zod";
import type { ReleasePreview } from "@/lib/contract/releases";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { numberSetting } from "@/lib/exporters/options/read-settings";
import { POOLS } from "@/lib/leak/assign-pools";
import { planReleasePairs } from "./plan-release-pairs";
import type { KnownRecipe } from "./read-recipe";
import { type TakenBy, takenRows } from "./taken-rows";

const CountRow = z.object({
  pool: z.enum(POOLS).nullable(),
  isTaken: z.boolean(),
  trajectories: z.int(),
  problems: z.int(),
});

/** What a recipe takes in each pool, and how many match its preset and are left out, by why. */
export async function countTaken(
  db: DbOrTransaction,
  { recipe, settings }: Pick<KnownRecipe, "recipe" | "settings">,
  taken: TakenBy,
): Promise<Pick<ReleasePreview, "pools" | "leftOut">> {
  const isPairs = taken.selection === "pairs";
  const planned = isPairs
    ? await planReleasePairs(db, taken, { pools: recipe.pools, minGap: numberSetting(settings, "minGap") })
    : undefined;
  const inPairs = planned === undefined ? sql`m.is_taken` : sql`m.id = any(${[...planned.ids]}::bigint[])`;
  const rows = await queryRows(
    db,
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
