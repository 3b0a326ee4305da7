import type { ReferenceValue } from "@/lib/contract/references";
import { PAPER, PUBLISHED_VALUES, type PublishedValue } from "@/lib/domain/published-values";
import { wilsonInterval } from "@/lib/stats/wilson";

/** The published values in the form of every reference value. */
export function publishedReferences(): ReferenceValue[] {
  return PUBLISHED_VALUES.map((published) => ({
    id: published.id,
    origin: "published",
    label: published.model,
    figure: published.figure,
    value: published.value,
    problems: published.testSet === "held_out" ? (published.counts?.problems ?? HELD_OUT_PROBLEMS) : null,
    interval: intervalOf(published),
    bucket: published.bucket ?? null,
    suite: null,
    harness: published.harness,
    measure: published.measure,
    testSet: published.testSet,
    source: `${PAPER.name}, ${PAPER.date}`,
    sourceUrl: PAPER.url,
    caveat: published.caveat,
    addedBy: null,
    version: null,
  }));
}

const HELD_OUT_PROBLEMS = 75;

/** pass@k is a mean over several samples of each problem, of which Wilson's interval knows nothing. */
function intervalOf({ counts, measure }: PublishedValue): [number, number] | null {
  if (counts === undefined || measure !== "single_run") return null;
  const { low, high } = wilsonInterval(counts.solved / counts.problems, counts.problems);

  return [low, high];
}
