import type { ApiError } from "./api";

/**
 * What a failed sending says. "everyone": silence, or a session that ended, which meets every entry alike. "passing": a
 * fault that passes and may be of this one entry. "refusal": an answer.
 */
export type SendFailure = "everyone" | "passing" | "refusal";

/** Whom a failed sending concerns, and whether it is worth another try. */
export function sendFailureOf({ status, code }: ApiError): SendFailure {
  if (status === 0 || status === 401 || code === "UNAUTHENTICATED") return "everyone";

  return status >= 500 || status === 429 || code === "UNREADABLE" ? "passing" : "refusal";
}
