import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";

/** Attempts at one account, and at one's own current password, before it has to wait. */
export const MOST_ATTEMPTS = 5;
/** Wrong attempts from one address: an office may share one, a guesser at many accounts needs thousands. */
export const MOST_ATTEMPTS_OF_ADDRESS = 30;
/** The library that signs people in clears away counts that are older than this, ours in the same table too. */
export const ATTEMPT_WINDOW_S = 60;

interface Attempt {
  /** What is counted for, as "address:192.0.2.1". */
  readonly of: string;
  readonly most: number;
}

/**
 * Counts an attempt before it is known whether it is right, so that many at once count as many.
 *
 * @returns undefined when it may be made; else the seconds to wait, 1 or more
 */
export async function takeAttempt(
  ctx: Pick<Context, "db" | "now">,
  { of, most }: Attempt,
): Promise<number | undefined> {
  const nowMs = ctx.now().getTime();
  const windowMs = ATTEMPT_WINDOW_S * 1000;
  const [taken] = await queryRows(
    ctx.db,
    z.object({ count: z.int() }),
    sql`insert into auth_rate_limit as l (id, key, count, last_request)
        values (gen_random_uuid()::text, ${of}, 1, ${nowMs}::bigint)
        on conflict (key) do update set
          count = case when l.last_request <= ${nowMs - windowMs}::bigint then 1 else l.count + 1 end,
          last_request = case when l.last_request <= ${nowMs - windowMs}::bigint then ${nowMs}::bigint else l.last_request end
        where l.last_request <= ${nowMs - windowMs}::bigint or l.count < ${most}
        returning count`,
  );
  if (taken !== undefined) return undefined;

  const row = await ctx.db.authRateLimit.findUnique({ where: { key: of }, select: { lastRequest: true } });
  const leftMs = Number(row?.lastRequest ?? nowMs) + windowMs - nowMs;

  return Math.max(1, Math.ceil(leftMs / 1000));
}

/** Takes an attempt that was right out of the count: only guesses are to wait. */
export async function giveBackAttempt(ctx: Pick<Context, "db">, of: string): Promise<void> {
  await ctx.db.authRateLimit.updateMany({ where: { key: of, count: { gt: 0 } }, data: { count: { decrement: 1 } } });
}

/** The time to wait in words. */
export function waitOf(seconds: number): string {
  return `Wait ${seconds} ${seconds === 1 ? "second" : "seconds"} and try again.`;
}
