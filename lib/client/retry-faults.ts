import { ApiError } from "./api";

const MOST_RETRIES = 2;

/** Too slow (408) and too often (429): said of the moment, also by what stands before the server. */
const PASSING = [408, 429];

/**
 * Silence, a fault of the server, or a moment that passes. A refusal, and what cannot be read, are answers: the next one
 * would be the same.
 */
export function isFault(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || PASSING.includes(error.status));
}

/** Not for this person, or not there: said of what was asked for, and no fault of the server. */
export function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && (error.code === "FORBIDDEN" || error.code === "NOT_FOUND");
}

/** Of a question that failed: only faults are worth another try. */
export function retryFaults(failures: number, error: Error): boolean {
  return failures < MOST_RETRIES && isFault(error);
}

/** How long each try waits, longer every time. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
