import * as z from "zod";
import type { ReleaseDifference } from "@/lib/contract/releases";
import { queryRows, sql } from "@/lib/db/query-rows";
import { EXPORTERS } from "@/lib/exporters";
import { ROWS_FILE } from "@/lib/release/write/row-record";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { releasedVersions } from "@/lib/services/splits/shipped-versions";
import { differencePage, PAGE_ROWS } from "./difference-page";
import { CAUSES, CHANGES, differenceRows, type ReleaseSide } from "./difference-rows";
import { findRelease } from "./find-release";
import { recipeChanges } from "./recipe-changes";
import { type OpenRelease, openRelease } from "./release-fields";

const CountRow = z.object({ cause: z.enum(CAUSES), change: z.enum(CHANGES), count: z.int() });
type Change = z.infer<typeof CountRow>["change"];

/**
 * What entered, left and changed from one release of a corpus to another, and what caused it.
 *
 * @param input - `from`: the release that it is compared with; `offset`: rows that come before the page
 * @throws ServiceError NOT_FOUND, CONFLICT for releases of two corpora or one whose members are not frozen
 */
export async function compareReleases(
  ctx: Context,
  input: { readonly id: string; readonly from: string; readonly offset: number },
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
  const count = (of: Change, cause?: string) =>
    counts
      .filter((row) => row.change === of && (cause === undefined || row.cause === cause))
      .reduce((sum, row) => sum + row.count, 0);
  const ofEach = (cause?: string) => ({
    ...{ entered: count("entered", cause), left: count("left", cause), changed: count("changed", cause) },
  });
  const next = input.offset + PAGE_ROWS;

  return {
    ...{ from: nameOf(from), to: nameOf(to), ...ofEach() },
    causes: CAUSES.filter((cause) => counts.some((row) => row.cause === cause)).map((cause) => ({
      ...{ cause, ...ofEach(cause) },
    })),
    hasSameRows: hasSameRows(from, to),
    recipe: recipeChanges(from, to, await releasedVersions(ctx.db, [from.row.id, to.row.id])),
    rows: await differencePage(ctx, { from, to, difference, offset: input.offset }),
    nextOffset: next < counts.reduce((sum, row) => sum + row.count, 0) ? next : null,
  };
}

/** By the SHA-256 of each row in its order; null where one has no files. */
function hasSameRows(from: OpenRelease, to: OpenRelease): boolean | null {
  const [before, after] = [from, to].map(({ row }) => row.files.find(({ name }) => name === ROWS_FILE)?.sha256);

  return before === undefined || after === undefined ? null : before === after;
}

function sideOf({ row, recipe }: OpenRelease): ReleaseSide {
  const { id, corpusId, splitId, filterVersionId, labelEvent, trajectoryTo, frozenAt } = row;
  const { preset, options, filter, pools } = recipe;

  return {
    ...{ id, corpusId, splitId, filterVersionId, labelEvent, trajectoryTo, frozenAt, pools, filter },
    selection: EXPORTERS[preset].selection(options),
    options: JSON.stringify(Object.entries(options).toSorted()),
  };
}

function nameOf({ row }: OpenRelease): ReleaseDifference["from"] {
  return { id: row.extId, number: row.number, name: row.name };
}
