import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Rubric } from "@/lib/judge/rubric";
import type { Context } from "@/lib/services/context";
import { askJudge, type JudgeAnswer } from "@/lib/services/judge-client/ask-judge";
import type { ClientTools } from "@/lib/services/judge-client/client-tools";
import { createTokenBucket, type TokenBucket } from "@/lib/services/judge-client/token-bucket";
import { type OpenEndpoint, openEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { judgeText } from "./judge-text";
import { inTurn, type RejudgeWish, rejudgeRows } from "./rejudge-rows";
import { saveRejudgement } from "./save-rejudgement";

/** After so many trajectories in a row without a reply the endpoint is taken to be away, or the model to be wrong. */
export const MOST_WITHOUT_REPLY = 5;

export interface RejudgeRound extends RejudgeWish {
  readonly endpoint: string;
  /** The job: in one round a trajectory is judged once. */
  readonly round: string;
  readonly limit: number;
  /** The newest row at the start: later imports were not in the count that was confirmed. */
  readonly lastId: string;
}

export interface RoundTools {
  readonly rubric: Rubric;
  readonly client: ClientTools;
  /** @throws what stops the round */
  readonly onProgress: (done: number, total: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Judges what a round has not judged yet, some trajectories at a time, and stores each answer as it comes.
 *
 * @throws ServiceError with one sentence when the endpoint refuses or is away, or what `onProgress` throws
 */
export async function runRejudge(ctx: Context, round: RejudgeRound, tools: RoundTools): Promise<void> {
  requirePermission(ctx, "rejudge");
  const endpoint = await openEndpoint(ctx, { id: round.endpoint });
  if (endpoint.model !== round.model || tools.rubric.version !== round.rubric)
    throw new ServiceError(
      "CONFLICT",
      "The endpoint’s model or the rubric changed since this was started. Start it again.",
    );

  const { corpusId, done, hasReply, waiting } = await whatIsLeft(ctx, round);
  const stop = new AbortController();
  const work = {
    ctx,
    round,
    corpusId,
    endpoint,
    tools: { ...tools, signal: AbortSignal.any([tools.signal, stop.signal]) },
    bucket: createTokenBucket(endpoint.requestsPerMinute, tools.client),
    left: waiting.values(),
    count: { done, total: done + waiting.length, withoutReply: 0, hasReply },
  };

  await tools.onProgress(done, work.count.total);
  const takers = Array.from({ length: endpoint.concurrency }, () =>
    judgeInTurn(work).catch((error: unknown) => {
      // The first that fails stops the others at once; its error is the one that is told.
      stop.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(takers);
  await Promise.all(takers);
}

interface Work {
  readonly ctx: Context;
  readonly round: RejudgeRound;
  readonly corpusId: number;
  readonly endpoint: OpenEndpoint;
  readonly tools: RoundTools;
  readonly bucket: TokenBucket;
  /** Shared by all that take from it. */
  readonly left: IterableIterator<bigint>;
  readonly count: { done: number; readonly total: number; withoutReply: number; hasReply: boolean };
}

async function judgeInTurn(work: Work): Promise<void> {
  const { tools, count } = work;

  for (const id of work.left) {
    tools.signal.throwIfAborted();
    const answer = await judgeOne(work, id);
    await saveRejudgement(work, id, answer);
    count.done += 1;
    count.hasReply ||= answer.tries > 0 && !(answer.kind === "failed" && answer.isSilent);
    count.withoutReply = answer.kind === "failed" && answer.isSilent ? count.withoutReply + 1 : 0;
    if (count.withoutReply >= MOST_WITHOUT_REPLY && answer.kind === "failed")
      throw isAway(work.endpoint, answer.reason);
    await tools.onProgress(count.done, count.total);
  }
}

type Storable = Exclude<JudgeAnswer, { kind: "refused" }>;

async function judgeOne({ ctx, corpusId, endpoint, bucket, tools, count }: Work, id: bigint): Promise<Storable> {
  const text = await judgeText(ctx.db, corpusId, id);
  if (text.kind === "none") return { ...NOT_ASKED, reason: text.reason };

  const { rubric, client, signal } = tools;
  const answer = await askJudge({ system: rubric.text, user: text.text }, { endpoint, bucket, tools: client, signal });
  if (answer.kind === "refused" && !answer.isOfText)
    throw new ServiceError("CONFLICT", `“${endpoint.name}” refused. ${answer.sentence} What was judged stays.`);

  const given: Storable =
    answer.kind === "refused" ? { ...NOT_ASKED, reason: answer.sentence, isSilent: true, tries: 1 } : answer;
  // A text that is too long for the model must not keep the others from being judged; only an endpoint that never
  // answered anything is taken to refuse them all.
  const isOfText = given.kind === "failed" && given.isOfText;

  return isOfText ? { ...given, isSilent: given.isSilent && !count.hasReply } : given;
}

const NOT_ASKED = {
  kind: "failed",
  isSilent: false,
  isOfText: true,
  tries: 0,
  usage: { promptTokens: undefined, completionTokens: undefined },
} as const;

function isAway({ name }: OpenEndpoint, reason: string): ServiceError {
  return new ServiceError(
    "CONFLICT",
    `“${name}” judged none of ${MOST_WITHOUT_REPLY} trajectories in a row. At the last: ${reason} What was judged stays; start it again once that is mended.`,
  );
}

const DoneRow = z.object({ count: z.int(), replied: z.boolean() });
const WaitingRow = z.object({ id: z.bigint() });

async function whatIsLeft(ctx: Context, round: RejudgeRound) {
  const rows = await rejudgeRows(ctx, round);
  const [done] = await queryRows(
    ctx.db,
    DoneRow,
    // A judgement that failed says nothing of replies, unless the endpoint counted what it wrote.
    sql`select count(*)::int as count, coalesce(bool_or(state = 'scored' or completion_tokens > 0), false) as replied
        from rejudgement where round = ${round.round}::uuid`,
  );
  const count = done?.count ?? 0;
  const isLeft = sql`t.id <= ${round.lastId}::text::bigint
    and not exists (select from rejudgement r where r.corpus_id = ${rows.corpusId} and r.trajectory_id = t.id
      and r.round = ${round.round}::uuid)`;
  const waiting = await queryRows(ctx.db, WaitingRow, inTurn(rows, Math.max(0, round.limit - count), isLeft));

  return {
    corpusId: rows.corpusId,
    done: count,
    hasReply: done?.replied ?? false,
    waiting: waiting.map(({ id }) => id),
  };
}
