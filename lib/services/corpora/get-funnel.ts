import * as z from "zod";
import { FUNNEL_STAGES, type Funnel } from "@/lib/contract/corpora";
import { compileFilter } from "@/lib/db/compile-filter";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import { DECIDED_VERDICTS } from "@/lib/domain/verdict";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { listsActiveSelection } from "@/lib/services/selection/lists-selection";
import { matches } from "@/lib/services/trajectories/count-matches";
import { readOwnFilter } from "@/lib/services/trajectories/read-filter";
import { getCorpusKey } from "./get-corpus-key";

type Stage = (typeof FUNNEL_STAGES)[number];

/**
 * What each stage asks beyond the one before it. Counts come from the same text that a bar opens, so a bar's
 * number and its rows cannot differ.
 */
const STAGE_TERMS: Readonly<Record<Stage, string>> = {
  imported: "",
  judged: "judge:scored",
  well_formed: "reject:none",
  agentic: "structure:agentic",
  kept: "leaves:kept",
  approved: "approved:yes",
  released: "released:yes",
};

const FunnelRow = z.object({
  imported: z.int(),
  judged: z.int(),
  well_formed: z.int(),
  agentic: z.int(),
  kept: z.int(),
  approved: z.int(),
  released: z.int(),
  judge_failed: z.int(),
  labelled: z.int(),
  decided: z.int(),
  overridden: z.int(),
  rejected_rows: z.int(),
});

/**
 * Rows of a corpus by how far they got; each stage counts only what passed the stages before it. In a corpus that came
 * without any judgement nobody could pass the judge, so its later stages do not ask for one; nor does approval ask for
 * being kept. What is kept is absent while the stored selection is not of the active version or tells of what is hidden;
 * what is released, before a release is signed and for who may not see releases.
 */
export async function getFunnel(ctx: Context, { id }: { readonly id: string }): Promise<Funnel> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const [hasJudge, isListed, hasSigned] = await Promise.all([
    hasJudgement(ctx, corpus.id),
    listsActiveSelection(ctx, corpus.id),
    seesSigned(ctx, corpus.id),
  ]);
  const filterOf = (stage: Stage): string =>
    FUNNEL_STAGES.slice(0, FUNNEL_STAGES.indexOf(stage) + 1)
      .filter((passed) => passed === stage || (passed !== "kept" && (passed !== "judged" || hasJudge)))
      .map((passed) => STAGE_TERMS[passed])
      .filter((term) => term !== "")
      .join(" ");
  const where = (text: string): Sql => compileFilter(readOwnFilter(text), corpus.id);

  const [row] = await queryRows(
    ctx.db,
    FunnelRow,
    sql`select count(*) filter (where ${where(filterOf("imported"))})::int as imported,
          count(*) filter (where ${where(filterOf("judged"))})::int as judged,
          count(*) filter (where ${where(filterOf("well_formed"))})::int as well_formed,
          count(*) filter (where ${where(filterOf("agentic"))})::int as agentic,
          count(*) filter (where ${isListed ? where(filterOf("kept")) : sql`false`})::int as kept,
          count(*) filter (where ${where(filterOf("approved"))})::int as approved,
          count(*) filter (where ${hasSigned ? where(filterOf("released")) : sql`false`})::int as released,
          count(*) filter (where ${where("judge:failed")})::int as judge_failed,
          count(*) filter (where ${where("-label:none")})::int as labelled,
          count(*) filter (where ${where(`-label:none verdict:${DECIDED_VERDICTS.join(",")}`)})::int as decided,
          count(*) filter (where ${where("overridden:yes")})::int as overridden,
          (select count(*)::int from rejected_row r join import i on i.id = r.import_id
            where i.corpus_id = ${corpus.id} and not r.resolved) as rejected_rows
        ${matches(corpus.id, await seenRows(ctx, corpus.id))}`,
  );
  if (!row) throw new Error("An aggregate answers one row.");

  return {
    stages: FUNNEL_STAGES.filter((stage) => (stage !== "kept" || isListed) && (stage !== "released" || hasSigned)).map(
      (stage) => ({ stage, count: row[stage], filter: filterOf(stage) }),
    ),
    judgeFailed: row.judge_failed,
    labelled: row.labelled,
    decided: row.decided,
    overridden: row.overridden,
    rejectedRows: row.rejected_rows,
  };
}

async function hasJudgement(ctx: Context, corpusId: number): Promise<boolean> {
  const [row] = await queryRows(
    ctx.db,
    z.object({ found: z.boolean() }),
    sql`select exists (select from trajectory where corpus_id = ${corpusId} and judge_state <> 'absent') as found`,
  );

  return row?.found ?? false;
}

async function seesSigned(ctx: Context, corpusId: number): Promise<boolean> {
  if (!isAllowed(ctx.person.role, "see_releases")) return false;

  return (await ctx.db.release.findFirst({ where: { corpusId, state: "signed" }, select: { id: true } })) !== null;
}
