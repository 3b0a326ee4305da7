import { beginningOf } from "@/components/run-comparison/beginning-of";
import type { ProblemDetail } from "@/lib/contract/problems";

/** What a problem is called: the beginning of what it asks, or its key where its record holds no task text. */
export function problemTitle({ query, key }: Pick<ProblemDetail, "query" | "key">): string {
  return beginningOf(query) || key;
}
