import { ApiError } from "./api";

const MOST_RETRIES = 2;

/** Of a question that failed: refusals are answers, so only faults and silence are worth another try. */
export function retryFaults(failures: number, error: Error): boolean {
  return failures < MOST_RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** How long each try waits, longer every time. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
