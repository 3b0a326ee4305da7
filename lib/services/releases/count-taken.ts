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
  wanted: z.int(),
  unwanted: z.int(),
  unscored: z.int(),
});

/** Which rows KTO labels true and false, as its exporter does. What nobody scored has no label by outcome. */
const CLASS_SQL = {
  outcome: { wanted: sql`m.outcome = 'success'`, unwanted: sql`m.outcome in ('partial', 'fail')` },
  approval: { wanted: sql`m.label is distinct from 'reject'`, unwanted: sql`m.label = 'reject'` },
} as const;

/**
 * What a recipe takes in each pool, and how many match its preset and are left out, by why: their pool first, then the
 * pipeline, so that what is taken and what is left out add up pool by pool.
 */
export async function countTaken(
  db: DbOrTransaction,
  { recipe, settings }: Pick<KnownRecipe, "recipe" | "settings">,
  taken: TakenBy,
): Promise<Pick<ReleasePreview, "pools" | "leftOut" | "unscored" | "classes">> {
  const isPairs = taken.selection === "pairs";
  const planned = isPairs
    ? await planReleasePairs(db, taken, { pools: recipe.pools, minGap: numberSetting(settings, "minGap") })
    : undefined;
  const inPairs = planned === undefined ? sql`m.is_taken` : sql`m.id = any(${[...planned.ids]}::bigint[])`;
  const classes = CLASS_SQL[settings["label"] === "approval" ? "approval" : "outcome"];
  const rows = await queryRows(
    db,
    CountRow,
    sql`select m.pool, ${inPairs} as "isTaken", count(*)::int as trajectories, count(distinct m.problem_id)::int as problems,
          count(*) filter (where ${classes.wanted})::int as wanted, count(*) filter (where ${classes.unwanted})::int as unwanted,
          count(*) filter (where m.good and not m.is_kept)::int as unscored
        from (${takenRows(taken)}) m group by 1, 2`,
  );
  const sum = (
    is: (row: z.infer<typeof CountRow>) => boolean,
    figure: "trajectories" | "wanted" | "unwanted" | "unscored" = "trajectories",
  ) => rows.filter(is).reduce((total, row) => total + row[figure], 0);
  const ships = (pool: (typeof rows)[number]["pool"]) => pool !== null && recipe.pools.includes(pool);
  const isShipped = ({ pool, isTaken }: z.infer<typeof CountRow>) => isTaken && ships(pool);

  return {
    pools: recipe.pools.map((pool) => {
      const found = rows.find((row) => row.pool === pool && row.isTaken);

      return { pool, trajectories: found?.trajectories ?? 0, problems: found?.problems ?? 0 };
    }),
    leftOut: {
      pipeline: isPairs ? 0 : sum(({ pool, isTaken }) => !isTaken && ships(pool)),
      otherPool: sum(({ pool }) => pool !== null && !ships(pool)),
      noPool: sum(({ pool }) => pool === null),
    },
    unscored: isPairs ? 0 : sum(isShipped, "unscored"),
    classes:
      recipe.preset === "kto" ? { wanted: sum(isShipped, "wanted"), unwanted: sum(isShipped, "unwanted") } : null,
  };
}
