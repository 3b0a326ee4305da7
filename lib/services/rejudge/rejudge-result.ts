import * as z from "zod";
import type { RejudgeResult } from "@/lib/contract/rejudge";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const Row = z.object({
  scored: z.int(),
  failed: z.int(),
  prompt_tokens: z.number().nullable(),
  completion_tokens: z.number().nullable(),
  cost_usd: z.number().nullable(),
});

/** What a round has come to so far, from what is stored: also what was judged before an interruption. */
export async function rejudgeResult(db: Db, round: string): Promise<RejudgeResult> {
  const [row] = await queryRows(
    db,
    Row,
    sql`select count(*) filter (where state = 'scored')::int as scored, count(*) filter (where state = 'failed')::int as failed,
          sum(prompt_tokens)::float8 as prompt_tokens, sum(completion_tokens)::float8 as completion_tokens,
          sum(cost_usd) as cost_usd
        from rejudgement where round = ${round}::uuid`,
  );
  if (row === undefined) throw new Error("A count gave no row.");

  return {
    scored: row.scored,
    failed: row.failed,
    promptTokens: row.prompt_tokens,
    completionTokens: row.completion_tokens,
    costUsd: row.cost_usd,
  };
}
