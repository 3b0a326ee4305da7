import type { ApprovalRequest } from "@/lib/contract/labels";
import { type Sql, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";

/** The rows of "approve all matching": those that match, and of those the ones that would change. */
export interface ApprovalRows {
  readonly corpusId: number;
  readonly matching: Sql;
  readonly changing: Sql;
  /** Those that would change if they held a turn of the agent. */
  readonly empty: Sql;
  /** Those that are labelled reject. */
  readonly rejected: Sql;
}

/** Conditions over `trajectory t` and `review v`. A rejected row and one without a turn of the agent are never approved, so they do not change. */
export async function approvalRows(
  ctx: Pick<Context, "db" | "person">,
  request: ApprovalRequest,
): Promise<ApprovalRows> {
  const filter = readFilter(ctx, request.filter);
  const corpus = await getCorpusKey(ctx.db, request.corpus);

  const matching = await settledRows(ctx, corpus.id, filter);
  const unapproved = sql`${matching} and v.approved is not true`;
  const approvable = sql`${unapproved} and v.label is distinct from 'reject'`;

  return {
    corpusId: corpus.id,
    matching,
    changing: request.approved ? sql`${approvable} and t.has_agent_turn` : sql`${matching} and v.approved`,
    empty: request.approved ? sql`${approvable} and not t.has_agent_turn` : sql`false`,
    rejected: request.approved ? sql`${unapproved} and v.label = 'reject'` : sql`false`,
  };
}
