import * as z from "zod";

export const ERROR_CODES = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  /** What is asked about is being made anew: the same question has an answer in a moment. */
  "BEHIND",
  "TOO_LARGE",
  "INVALID",
  "RATE_LIMITED",
  "INTERNAL",
] as const;
export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Body of every answer with status 4xx or 5xx. `detail` says what happened and what to do. */
export const ErrorBody = z.object({
  code: ErrorCode,
  detail: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
