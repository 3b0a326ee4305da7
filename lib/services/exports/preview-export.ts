import * as z from "zod";
import type { ExportPreview, StartExport } from "@/lib/contract/exports";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { OUTCOME_LEVELS, type OutcomeLevel } from "@/lib/domain/outcome";
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
import { NOTHING_SELECTED, SELECTION_SQL } from "./selection-sql";

const PreviewRow = z.object({
  matching: z.int(),
  taken: z.int(),
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
  const settings = readPresetSettings(input.preset, input.options);
  const selection = exporter.selection(settings);
  const outcomes = exporter.outcomes?.(settings) ?? OUTCOME_LEVELS;
  const isTaken = SELECTION_SQL[selection];
  const isFit = sql`t.outcome = any(${[...outcomes]}::text[])`;
  const isWritten = sql`(${isTaken} and t.has_agent_turn and ${isFit})`;
  const isAsked = sql`(${isWritten} and ${SELECTION_SQL.approved} and ${ASKS_PIPELINE[selection]})`;
  const where = await settledRows(ctx, corpus.id, filter);
  const [row] = await queryRows(
    ctx.db,
    PreviewRow,
    sql`select count(*)::int as matching,
          count(*) filter (where ${isWritten})::int as taken,
          count(*) filter (where ${isTaken} and ${SELECTION_SQL.approved})::int as approved,
          count(*) filter (where ${isTaken} and not t.has_agent_turn)::int as silent,
          count(*) filter (where ${isTaken} and t.has_agent_turn and not ${isFit})::int as unfit,
          count(*) filter (where not ${isTaken} and v.label = 'reject')::int as rejected,
          count(*) filter (where ${isAsked} and t.outcome = 'success' and coalesce(v.label, t.verdict) <> 'agentic')::int as "notAgentic",
          count(*) filter (where ${isAsked} and t.outcome <> 'success')::int as "noSuccess"
        ${matches(corpus.id, where)}`,
  );
  if (!row) throw new Error("An aggregate answers one row.");
  const { matching, rejected, unfit, notAgentic, noSuccess } = row;
  // Of pairs one side has to be approved.
  const isHopeless = selection === "pairs" && row.approved === 0;
  const [taken, silent] = isHopeless ? [0, 0] : [row.taken, row.silent];
  const nothing = silent + unfit === 0 ? NOTHING_SELECTED[selection] : NONE_WRITTEN;

  return {
    matching,
    taken,
    arePaired: selection === "pairs",
    leftOut: [
      { reason: "rejected by a person", count: rejected },
      { reason: "without a turn of the agent", count: silent },
      { reason: unfitWords(outcomes), count: unfit },
      { reason: UNTAKEN[selection], count: matching - taken - rejected - silent - unfit },
    ].filter(({ count }) => count > 0),
    nothing: taken === 0 ? nothing : null,
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

/** Where some are approved, and the preset writes a row of none. */
const NONE_WRITTEN = "None of what matches can be exported. Approve others first.";

/** What an approved one is whose outcome the preset writes no row of. */
function unfitWords(outcomes: readonly OutcomeLevel[]): string {
  return outcomes.includes("fail") ? "approved, but not scored" : "approved, but no success";
}

/** What the rest of the matches is not. */
const UNTAKEN = {
  approved: "not approved",
  approved_or_failed: "not approved, and not failed",
  approved_or_rejected: "neither approved nor rejected",
  pairs: "without an outcome that could be compared",
} as const satisfies Record<Selection, string>;
