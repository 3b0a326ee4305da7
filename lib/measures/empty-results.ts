import type { ProcessMeasures } from "@/lib/domain/process-measures";
import type { Act } from "./acts";
import { answerRows } from "./answer-rows";
import { findingOf } from "./finding-of";

const SEARCHES: ReadonlySet<string> = new Set(["find_product", "find_products_in_same_shop"]);

/**
 * Searches that found nothing, and whether one after the last of them found something. In a shop they are its two
 * search tools; elsewhere every call that a list answers, because which tools search is not known there. Absent where no
 * such answer was kept.
 */
export function emptyResults(
  acts: readonly Act[],
  hasShop: boolean,
): Pick<ProcessMeasures, "searches" | "emptyResults" | "isRecovered" | "findings"> {
  const answered = acts.flatMap((act) => {
    if (hasShop && !SEARCHES.has(act.tool)) return [];
    const count = act.answer === undefined ? undefined : foundCount(act.answer.value);
    return count === undefined ? [] : [{ act, isEmpty: count === 0 }];
  });
  if (answered.length === 0) return { findings: [] };

  const empty = answered.filter(({ isEmpty }) => isEmpty);
  const lastEmpty = answered.findLastIndex(({ isEmpty }) => isEmpty);
  const isRecovered = lastEmpty < answered.length - 1;
  const end = isRecovered ? "a later search found something" : "no later search found anything";

  return {
    searches: answered.length,
    emptyResults: empty.length,
    ...(empty.length > 0 ? { isRecovered } : {}),
    findings: findingOf(
      "empty",
      `${empty.length} of ${answered.length} searches found nothing; ${end}`,
      empty.map(({ act }) => act.place),
    ),
  };
}

/** How much an answer holds; undefined when it is no list. The macro tool says whether it found all. */
function foundCount(value: unknown): number | undefined {
  if (typeof value === "object" && value !== null && "found" in value && typeof value.found === "boolean") {
    return value.found ? 1 : 0;
  }
  return answerRows(value)?.length;
}
