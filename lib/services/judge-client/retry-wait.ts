const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** An endpoint may ask for patience, but not for hours of it. */
const LONGEST_ASKED_MS = 300_000;

/**
 * How long to wait before the next try: exponential with full jitter, and at least as long as the endpoint asked for.
 *
 * @param tries - made so far, from 1
 * @param askedMs - what Retry-After said
 * @param random - 0 inclusive to 1 exclusive
 * @see Brooker 2015, "Exponential Backoff And Jitter", AWS Architecture Blog
 */
export function retryWaitMs(tries: number, askedMs: number | undefined, random: number): number {
  const jittered = random * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));

  return Math.max(jittered, askedMs ?? 0);
}

/**
 * Milliseconds that a Retry-After header asks for, seconds or a date, up to five minutes: everybody who asks waits as long.
 *
 * @param nowMs - since 1970, to measure a date from
 * @returns undefined without a header, or for one that says neither
 */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const seconds = Number(header);
  const askedMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;

  return Number.isNaN(askedMs) ? undefined : Math.min(Math.max(0, askedMs), LONGEST_ASKED_MS);
}
