import { ApiError } from "./api";

const AGAIN_MS = 1000;
const MOST_TRIES = 120;

/** What is asked about is being made anew, so that it can be answered in a moment. */
export const isBehind = (error: Error | null): boolean => error instanceof ApiError && error.code === "BEHIND";

/** Of a query or a write that the server answers only once what it goes by is made: it asks again by itself. */
export const WAIT_WHILE_BEHIND = {
  retry: (failures: number, error: Error) => isBehind(error) && failures < MOST_TRIES,
  retryDelay: AGAIN_MS,
} as const;
