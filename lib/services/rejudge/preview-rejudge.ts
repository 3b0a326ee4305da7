import type { RejudgePreview, RejudgeRequest } from "@/lib/contract/rejudge";
import { type TokenPrices, tokenCostUsd } from "@/lib/domain/judge-endpoint";
import { RUBRIC } from "@/lib/judge/rubric";
import type { Context } from "@/lib/services/context";
import { MOST_REPLY_TOKENS } from "@/lib/services/judge-client/ask-judge";
import { openEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { requirePermission } from "@/lib/services/require-permission";
import { countAll } from "@/lib/services/trajectories/count-matches";
import { estimateTokens, type TokenEstimate } from "./estimate-tokens";
import { rejudgeRows } from "./rejudge-rows";

/**
 * What asking a judge again would do: exact counts, and estimated tokens and cost.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a filter that cannot be read, CONFLICT when the key cannot be opened
 */
export async function previewRejudge(ctx: Context, request: RejudgeRequest): Promise<RejudgePreview> {
  requirePermission(ctx, "rejudge");
  const { model, prices } = await openEndpoint(ctx, { id: request.endpoint });
  const rows = await rejudgeRows(ctx, { ...request, model, rubric: RUBRIC.version });
  const matching = await countAll(ctx.db, rows.corpusId, rows.matching);
  const withText = await countAll(ctx.db, rows.corpusId, rows.withText);
  const waiting = await countAll(ctx.db, rows.corpusId, rows.judging);
  const judging = Math.min(waiting, request.limit ?? waiting);
  const each = await estimateTokens(ctx.db, rows, { model, waiting, judging });

  return {
    matching,
    withoutText: matching - withText,
    judgedBefore: withText - waiting,
    judging,
    rubric: RUBRIC.version,
    basis: each.basis,
    ...estimate(judging, each, prices),
  };
}

function estimate(judging: number, each: TokenEstimate, prices: TokenPrices) {
  const promptTokens = Math.round(judging * each.promptTokens);
  const completionTokens = each.completionTokens === null ? null : Math.round(judging * each.completionTokens);
  const mostCompletionTokens = judging * MOST_REPLY_TOKENS;
  const cost = (tokens: number | null): number | null =>
    tokenCostUsd({ promptTokens, completionTokens: tokens ?? undefined }, prices) ?? null;

  return {
    promptTokens,
    completionTokens,
    mostCompletionTokens,
    costUsd: cost(completionTokens),
    mostCostUsd: cost(mostCompletionTokens),
  };
}
