import * as z from "zod";
import type { JudgeByVerdict } from "@/lib/contract/corpora";
import { queryRows, sql } from "@/lib/db/query-rows";
import { GATES } from "@/lib/domain/judgement";
import { VERDICTS } from "@/lib/domain/verdict";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { getCorpusKey } from "./get-corpus-key";

const Cell = z.object({ gate: z.int(), verdict: z.enum(VERDICTS), count: z.int() });

/**
 * How many trajectories the judge stopped at each gate, by the filter's verdict. Every cell is answered, empty ones too;
 * failed judgements and float rubrics have no gate and are in none.
 */
export async function getJudgeByVerdict(ctx: Context, { id }: { readonly id: string }): Promise<JudgeByVerdict> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const rows = await queryRows(
    ctx.db,
    Cell,
    sql`select gate::int as gate, verdict, count(*)::int as count from trajectory t
        where corpus_id = ${corpus.id} and gate is not null and ${await seenRows(ctx, corpus.id)} group by gate, verdict`,
  );

  return {
    cells: GATES.flatMap((gate) =>
      VERDICTS.map((verdict) => ({
        gate,
        verdict,
        count: rows.find((row) => row.gate === gate && row.verdict === verdict)?.count ?? 0,
        filter: `gate:${gate} verdict:${verdict}`,
      })),
    ),
  };
}
