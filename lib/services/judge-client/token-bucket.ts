import type { ClientTools } from "./client-tools";

const MINUTE_MS = 60_000;

export interface TokenBucket {
  /** Waits until a request may be sent, and takes its token. */
  readonly take: (signal: AbortSignal) => Promise<void>;
  /** No token before this many milliseconds, for everybody who waits. */
  readonly pause: (ms: number) => void;
}

/**
 * A bucket of one token that refills evenly, so that no minute holds more requests than the limit, wherever it begins:
 * a larger bucket would let its burst through on top of a minute's share.
 */
export function createTokenBucket(perMinute: number, { now, sleep }: Pick<ClientTools, "now" | "sleep">): TokenBucket {
  const intervalMs = MINUTE_MS / perMinute;
  let nextAt = now();

  return {
    take: async (signal) => {
      signal.throwIfAborted();
      for (let waitMs = nextAt - now(); waitMs > 0; waitMs = nextAt - now()) await sleep(waitMs, signal);
      nextAt = Math.max(nextAt, now()) + intervalMs;
    },
    pause: (ms) => {
      nextAt = Math.max(nextAt, now() + ms);
    },
  };
}
