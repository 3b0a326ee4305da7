import * as z from "zod";
import type { SplitDetail } from "@/lib/contract/splits";
import { queryRows, sql } from "@/lib/db/query-rows";
import { MOST_SHOWN_PINS } from "@/lib/domain/pin-limits";
import { POOLS } from "@/lib/leak/assign-pools";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateSplit } from "./locate-split";
import { readMoved } from "./read-moved";
import { readPinStands } from "./read-pin-stands";
import { readPools } from "./read-pools";
import { otherVersions } from "./shipped-versions";
import { type SplitRow, toSplit } from "./split-row";
import { parseRecipe, seenProblems, shownStrata } from "./split-scene";

const PinId = z.object({ id: z.int() });
const PoolName = z.enum(POOLS);

/**
 * A split with its strata and pins, without the pins for who still reviews anything of the corpus blind: how large a cluster
 * is tells what a reward wants.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getSplit(
  ctx: Pick<Context, "db" | "person">,
  { id }: { readonly id: string },
): Promise<SplitDetail> {
  requirePermission(ctx, "see_releases");
  const row = await locateSplit(ctx.db, id);
  const recipe = parseRecipe(row);
  const corpus = await ctx.db.corpus.findUniqueOrThrow({
    where: { id: row.corpusId },
    select: { extId: true, name: true },
  });

  const problems = await seenProblems(ctx, row.corpusId, recipe.strata);
  const pools = await readPools(ctx.db, row.id);
  const { strata, stratumCount } = shownStrata(problems, (problem) => pools.get(problem.id), recipe);

  return {
    ...(await toSplit(ctx, row, problems, pools)),
    corpus: { id: corpus.extId, name: corpus.name },
    ...{ strataHeld: strata, stratumCount, pins: await readPins(ctx, row) },
    moved: await readMoved(ctx, { corpusId: row.corpusId, splitId: row.id }),
    shipped: await otherVersions(ctx.db, row.id),
  };
}

async function readPins(
  ctx: Pick<Context, "db" | "person">,
  { id: splitId, corpusId }: Pick<SplitRow, "id" | "corpusId">,
): Promise<SplitDetail["pins"]> {
  const { db } = ctx;
  if (await reviewsBlind(ctx, corpusId)) return [];
  const ids = await queryRows(
    db,
    PinId,
    sql`select s.id from split_pin s where s.split_id = ${splitId} and s.unpinned_at is null order by s.id desc limit ${MOST_SHOWN_PINS}`,
  );
  const pins = await db.splitPin.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: { id: "desc" },
    select: {
      ...{ id: true, extId: true, problems: true, pool: true, note: true, createdAt: true },
      problem: { select: { extId: true, key: true, query: true } },
      person: { select: { name: true } },
    },
  });

  const stands = await readPinStands(
    db,
    pins.map(({ id }) => id),
  );
  const standOf = new Map(stands.map((stand) => [stand.id, stand]));

  return pins.map(({ id, extId, problem, person, createdAt, pool, problems, note }) => ({
    ...{ id: extId, problem: { id: problem.extId, name: problem.key, query: problem.query } },
    ...{ problems, pool: PoolName.parse(pool), note, person: person.name, at: createdAt.toISOString() },
    ...{ before: standOf.get(id)?.before ?? null, isCovered: standOf.get(id)?.isCovered ?? false },
  }));
}
