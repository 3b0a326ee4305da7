import type { PublishedFact } from "@/lib/domain/published-training";
import { PAPER } from "@/lib/domain/published-values";

/** What the paper says of a metric, as a saved picture cites it. */
export function factNotes(facts: readonly PublishedFact[]): readonly string[] {
  if (facts.length === 0) return [];

  return [
    `Published, ${PAPER.name} of ${PAPER.date}; other data, so no pairing is possible.`,
    ...facts.map(({ sentence }) => `In the paper, ${sentence}`),
  ];
}
