import { isObject, textOf } from "./json-value";

/** Members of a record that holds an attempt at its problem, in one source or another. */
export const ATTEMPT_KEYS = [
  ...["messages", "dialogue", "steps", "traj", "trajectory", "completion", "rollouts", "output"],
  ...["prompt", "chosen", "conversations"],
] as const;

/** The member that makes a record an attempt; undefined where it has none. */
export function attemptOf(record: object): string | undefined {
  return ATTEMPT_KEYS.find((key) => key in record);
}

/** A query with what its reward wants, or with what names it, and nothing of an attempt. */
export function isProblem(record: unknown): boolean {
  if (!isObject(record) || textOf(record["query"]) === undefined) return false;

  return ["reward", "problem_id", "product_id"].some((key) => key in record) && attemptOf(record) === undefined;
}
