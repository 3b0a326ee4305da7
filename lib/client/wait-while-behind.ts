import { ApiError } from "./api";
import { retryDelayMs, retryFaults } from "./retry-faults";

const AGAIN_MS = 1000;
const MOST_TRIES = 120;

/** What is asked about is being made anew, so that it can be answered in a moment. */
export const isBehind = (error: Error | null): boolean => error instanceof ApiError && error.code === "BEHIND";

/**
 * Of a question that the server answers only once what it goes by is made: it asks again by itself, and after a fault as
 * any other does. Never of a write, which would go on when whoever asked for it has left.
 */
export const WAIT_WHILE_BEHIND = {
  retry: (failures: number, error: Error) => (isBehind(error) ? failures < MOST_TRIES : retryFaults(failures, error)),
  retryDelay: (failures: number, error: Error) => (isBehind(error) ? AGAIN_MS : retryDelayMs(failures)),
} as const;
