import { setTimeout as sleepFor } from "node:timers/promises";

/** What the client takes from outside, so that a test decides how time passes and what chance says. */
export interface ClientTools {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** @throws the signal's reason when it is aborted */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 inclusive to 1 exclusive. */
  readonly random: () => number;
}

export const CLIENT_TOOLS: ClientTools = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    try {
      await sleepFor(ms, undefined, { signal });
    } catch (error) {
      // The timer says only that it was aborted; who aborted says why.
      signal.throwIfAborted();
      throw error;
    }
  },
  random: Math.random,
};
