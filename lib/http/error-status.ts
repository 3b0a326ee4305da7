import type { ErrorCode } from "@/lib/contract/error";

/** HTTP status of each refusal. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  INVALID: 422,
  BEHIND: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500,
};
