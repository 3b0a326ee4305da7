import type { LoggedCall } from "./step";

/** The first status that says that a request failed. */
const FAILED = 400;

/** False for a dispatch that was refused or never answered: it showed nothing. */
export function hasWorked({ status }: Pick<LoggedCall, "status">): boolean {
  return status !== null && (status === undefined || status < FAILED);
}

/** True where the recorder kept neither the whole answer of a dispatch that worked nor the ids in it. */
export function isAnswerLost(call: LoggedCall): boolean {
  const { response, isTruncated, resultProductIds } = call;

  return hasWorked(call) && resultProductIds === undefined && (response === undefined || isTruncated);
}
