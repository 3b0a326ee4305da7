import { countOf, formatNumber } from "@/components/ui/format-number";

interface SeenBeforeProps {
  /** Null where it is not told. */
  seenBefore: number | null;
  given: number;
}

/** How many answers of a blind queue do not count as blind. */
export function SeenBefore({ seenBefore, given }: SeenBeforeProps) {
  if (seenBefore === null || seenBefore === 0) return null;
  const [were, they] = seenBefore === 1 ? ["was", "it counts"] : ["were", "they count"];

  return (
    <p className="mt-2 text-ink-2">
      {formatNumber(seenBefore)} of {countOf(given, "answer")} {were} given after something that the queue hides had
      been seen: {they}, but not as blind.
    </p>
  );
}
