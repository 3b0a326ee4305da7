import type { ApprovalRequest } from "@/lib/contract/labels";
import { compileFilter } from "@/lib/db/compile-filter";
import { type Sql, sql } from "@/lib/db/query-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import type { Context } from "@/lib/services/context";
import { readFilter } from "@/lib/services/trajectories/read-filter";

/** The rows of "approve all matching": those that match, and of those the ones that would change. */
export interface ApprovalRows {
  readonly corpusId: number;
  readonly matching: Sql;
  readonly changing: Sql;
}

/** Conditions over `trajectory t` and `review v`. A rejected row is never approved, so it does not change. */
export async function approvalRows(ctx: Pick<Context, "db">, request: ApprovalRequest): Promise<ApprovalRows> {
  const filter = readFilter(request.filter);
  const corpus = await getCorpusKey(ctx.db, request.corpus);

  const matching = compileFilter(filter, corpus.id);
  const differs = request.approved
    ? sql`v.approved is not true and v.label is distinct from 'reject'`
    : sql`v.approved`;

  return { corpusId: corpus.id, matching, changing: sql`${matching} and ${differs}` };
}
