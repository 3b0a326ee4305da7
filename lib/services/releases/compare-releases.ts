import * as z from "zod";
import type { ReleaseDifference } from "@/lib/contract/releases";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS } from "@/lib/leak/assign-pools";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { causeSentence } from "./cause-sentence";
import { CAUSES, differenceRows, type ReleaseSide } from "./difference-rows";
import { findRelease } from "./find-release";
import { type OpenRelease, openRelease } from "./release-fields";

/** More of them nobody reads one by one. */
const MOST_ROWS = 200;

const Change = z.enum(["entered", "left", "changed"]);
const CountRow = z.object({ cause: z.enum(CAUSES), change: Change, count: z.int() });
const DifferenceRow = z.object({
  trajectory: z.uuid(),
  problem: z.string(),
  change: Change,
  cause: z.enum(CAUSES),
  pool: z.enum(POOLS),
  poolBefore: z.enum(POOLS).nullable(),
  importedAt: z.date(),
  person: z.string().nullable(),
  value: z.string().nullable(),
  at: z.date().nullable(),
});

/**
 * What entered, left and changed from one release of a corpus to another, and what caused it.
 *
 * @param input - `from`: the release that it is compared with
 * @throws ServiceError NOT_FOUND, CONFLICT for releases of two corpora or one whose members are not frozen
 */
export async function compareReleases(
  ctx: Context,
  input: { readonly id: string; readonly from: string },
): Promise<ReleaseDifference> {
  requirePermission(ctx, "see_releases");
  const from = openRelease(await findRelease(ctx, { id: input.from }), null);
  const to = openRelease(await findRelease(ctx, { id: input.id }), null);
  if (from.row.corpusId !== to.row.corpusId)
    throw new ServiceError("CONFLICT", "These are releases of two corpora, which have no row in common.");
  for (const { row } of [from, to]) {
    if (row.frozenAt === null)
      throw new ServiceError(
        "CONFLICT",
        `What release ${row.number} holds is not known: its build did not come so far.`,
      );
  }

  const difference = differenceRows(sideOf(from), sideOf(to));
  const counts = await queryRows(
    ctx.db,
    CountRow,
    sql`select d.cause, d.change, count(*)::int as count from (${difference}) d group by 1, 2`,
  );
  const count = (of: z.infer<typeof Change>, cause?: string) =>
    counts
      .filter((row) => row.change === of && (cause === undefined || row.cause === cause))
      .reduce((sum, row) => sum + row.count, 0);
  const ofEach = (cause?: string) => ({
    ...{ entered: count("entered", cause), left: count("left", cause), changed: count("changed", cause) },
  });

  return {
    ...{ from: nameOf(from), to: nameOf(to), ...ofEach() },
    causes: CAUSES.filter((cause) => counts.some((row) => row.cause === cause)).map((cause) => ({
      ...{ cause, ...ofEach(cause) },
    })),
    rows: await firstRows(ctx, { from, to }),
  };
}

interface TwoReleases {
  readonly from: OpenRelease;
  readonly to: OpenRelease;
}

async function firstRows(ctx: Context, { from, to }: TwoReleases): Promise<ReleaseDifference["rows"]> {
  const rows = await queryRows(
    ctx.db,
    DifferenceRow,
    sql`select t.ext_id::text as trajectory, p.query as problem, d.change, d.cause, d.pool, d.pool_before as "poolBefore",
          t.imported_at as "importedAt", pe.name as person, e.value, e.at
        from (${differenceRows(sideOf(from), sideOf(to))}) d
        join trajectory t on t.corpus_id = ${to.row.corpusId} and t.id = d.id
        join problem p on p.id = t.problem_id
        left join label_event e on e.id = case d.cause when 'approval' then d.approval when 'label' then d.label end
        left join person pe on pe.id = e.person_id
        order by array_position(${[...CAUSES]}::text[], d.cause), d.change, p.key collate "C", t.ext_id limit ${MOST_ROWS}`,
  );

  return rows.map((row) => ({
    ...{ trajectory: row.trajectory, problem: row.problem, change: row.change, cause: row.cause },
    says: causeSentence(row, { from: from.row, to: to.row }),
  }));
}

function sideOf({ row, recipe }: OpenRelease): ReleaseSide {
  const { id, corpusId, splitId, filterVersionId, labelEvent, trajectoryTo } = row;
  const asked = JSON.stringify([recipe.preset, Object.entries(recipe.options).toSorted(), recipe.filter]);

  return { id, corpusId, splitId, filterVersionId, labelEvent, trajectoryTo, pools: recipe.pools, asked };
}

function nameOf({ row }: OpenRelease): ReleaseDifference["from"] {
  return { id: row.extId, number: row.number, name: row.name };
}
