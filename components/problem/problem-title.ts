import type { ProblemDetail } from "@/lib/contract/problems";
import { beginningOf } from "@/lib/domain/beginning-of";

/** What a problem is called: the beginning of what it asks, or its key where its record holds no task text. */
export function problemTitle({ query, key }: Pick<ProblemDetail, "query" | "key">): string {
  return beginningOf(query) || key;
}
