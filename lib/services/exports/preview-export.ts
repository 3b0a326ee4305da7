import * as z from "zod";
import type { ExportPreview, StartExport } from "@/lib/contract/exports";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { EXPORTERS } from "@/lib/exporters";
import type { Exporter, Selection } from "@/lib/exporters/exporter";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { matches } from "@/lib/services/trajectories/count-matches";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { getExportCorpus } from "./export-corpus";
import { heldOut } from "./held-out";
import { readPresetSettings } from "./read-preset-settings";
import { SELECTION_SQL } from "./selection-sql";
import { leftOutOf, takenColumns, whyNothing, writtenRows } from "./written-rows";

const PreviewRow = z.object({
  matching: z.int(),
  written: z.int(),
  approved: z.int(),
  rejected: z.int(),
  silent: z.int(),
  unfit: z.int(),
  notAgentic: z.int(),
  noSuccess: z.int(),
});

/**
 * How many trajectories an export would take, and what it would leave out by what is stored of them, its outcome too.
 * What a preset finds in the text of a trajectory is known when it is written, and is in the manifest. Approved ones that
 * a release would leave out by their own facts are counted, and kept out of nothing.
 *
 * @throws ServiceError INVALID for an option or a filter, FORBIDDEN or NOT_FOUND
 */
export async function previewExport(ctx: Context, input: StartExport): Promise<ExportPreview> {
  requirePermission(ctx, "export");
  const filter = readFilter(ctx, input.filter);
  const corpus = await getExportCorpus(ctx.db, { extId: input.corpus });
  const exporter: Exporter = EXPORTERS[input.preset];
  const rows = writtenRows(exporter, readPresetSettings(input.preset, input.options));
  const { selection, isTaken, isWritten } = rows;
  const isAsked = sql`(${isWritten} and ${SELECTION_SQL.approved} and ${ASKS_PIPELINE[selection]})`;
  const where = await settledRows(ctx, corpus.id, filter);
  const [row] = await queryRows(
    ctx.db,
    PreviewRow,
    sql`select count(*)::int as matching,
          ${takenColumns(rows)},
          count(*) filter (where not ${isTaken} and v.label = 'reject')::int as rejected,
          count(*) filter (where ${isAsked} and t.outcome = 'success' and coalesce(v.label, t.verdict) <> 'agentic')::int as "notAgentic",
          count(*) filter (where ${isAsked} and t.outcome <> 'success')::int as "noSuccess"
        ${matches(corpus.id, where)}`,
  );
  if (!row) throw new Error("An aggregate answers one row.");
  const { matching, rejected, notAgentic, noSuccess } = row;
  const nothing = whyNothing(selection, row);
  const taken = nothing === null ? row.written : 0;
  const leftOut = leftOutOf(rows, row);
  const untaken = matching - taken - rejected - row.silent - row.unfit;

  return {
    matching,
    taken,
    arePaired: selection === "pairs",
    leftOut: [
      { reason: "rejected by a person", count: rejected },
      ...leftOut,
      { reason: UNTAKEN[selection], count: untaken },
    ].filter(({ count }) => count > 0),
    nothing,
    heldOut: taken === 0 ? null : await heldOut(ctx.db, corpus.id, sql`${where} and ${isWritten}`),
    notAgentic,
    noSuccess,
  };
}

/**
 * Of what is approved, that which a release by the preset takes only if the pipeline keeps it, as in
 * `lib/services/releases/taken-rows.ts`: what nobody scored comes in by its approval, and what failed as a bad example. The
 * pipeline keeps none that is no success or not agentic; whether it keeps the rest tells of other trajectories, too.
 */
const ASKS_PIPELINE = {
  approved: sql`t.outcome <> 'unscored'`,
  approved_or_failed: sql`t.outcome not in ('unscored', 'partial', 'fail')`,
  approved_or_rejected: sql`t.outcome <> 'unscored'`,
  pairs: sql`t.outcome <> 'unscored'`,
} as const satisfies Record<Selection, Sql>;

/** What the rest of the matches is not. */
const UNTAKEN = {
  approved: "not approved",
  approved_or_failed: "not approved, and not failed",
  approved_or_rejected: "neither approved nor rejected",
  pairs: "without an outcome that could be compared",
} as const satisfies Record<Selection, string>;
