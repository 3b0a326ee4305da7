import * as z from "zod";
import type { RejudgePreview, RejudgeRequest } from "@/lib/contract/rejudge";
import { queryRows, sql } from "@/lib/db/query-rows";
import { type TokenPrices, tokenCostUsd } from "@/lib/domain/judge-endpoint";
import { RUBRIC } from "@/lib/judge/rubric";
import type { Context } from "@/lib/services/context";
import { MOST_REPLY_TOKENS } from "@/lib/services/judge-client/ask-judge";
import { openEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { requirePermission } from "@/lib/services/require-permission";
import { countAll, matches } from "@/lib/services/trajectories/count-matches";
import { judgeText } from "./judge-text";
import { CHANCE_ORDER, type RejudgeRows, rejudgeRows } from "./rejudge-rows";

/** Texts that are rendered for the estimate where the model has not answered yet. */
const SAMPLE_TEXTS = 20;
/** Answers of the model that say more than texts do. */
const FEWEST_ANSWERS = 20;
/** Of English and JSON, with the tokenizers of today: good for an estimate and no more. */
const CHARS_PER_TOKEN = 4;

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
  const each = (await answersOf(ctx, model)) ?? (await textsOf(ctx, rows));

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

interface PerTrajectory {
  readonly basis: RejudgePreview["basis"];
  readonly promptTokens: number;
  readonly completionTokens: number | null;
}

function estimate(judging: number, each: PerTrajectory, prices: TokenPrices) {
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

const AnswerRow = z.object({ rows: z.int(), prompt: z.number().nullable(), completion: z.number().nullable() });

/** The mean of what this model counted before under this rubric. */
async function answersOf(ctx: Context, model: string): Promise<PerTrajectory | undefined> {
  const [row] = await queryRows(
    ctx.db,
    AnswerRow,
    sql`select count(*)::int as rows, avg(prompt_tokens)::float8 as prompt, avg(completion_tokens)::float8 as completion
        from (select prompt_tokens, completion_tokens from rejudgement
          where model = ${model} and rubric = ${RUBRIC.version} and prompt_tokens is not null
          order by id desc limit 1000) r`,
  );
  if (!row || row.prompt === null || row.rows < FEWEST_ANSWERS) return undefined;

  return { basis: { kind: "answers", rows: row.rows }, promptTokens: row.prompt, completionTokens: row.completion };
}

const KeyRow = z.object({ id: z.bigint() });

async function textsOf(ctx: Context, rows: RejudgeRows): Promise<PerTrajectory> {
  const keys = await queryRows(
    ctx.db,
    KeyRow,
    sql`select t.id ${matches(rows.corpusId, rows.judging)} order by ${CHANCE_ORDER} limit ${SAMPLE_TEXTS}`,
  );
  const texts: string[] = [];
  for (const { id } of keys) {
    const text = await judgeText(ctx.db, rows.corpusId, id);
    if (text.kind === "text") texts.push(text.text);
  }
  const chars = texts.reduce((sum, text) => sum + RUBRIC.text.length + text.length, 0);

  return {
    basis: { kind: "texts", rows: texts.length },
    promptTokens: texts.length === 0 ? 0 : chars / texts.length / CHARS_PER_TOKEN,
    completionTokens: null,
  };
}
