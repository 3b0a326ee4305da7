import { editDistance } from "./edit-distance";

/** The known words nearest to a mistyped one, nearest first: those it begins or is a part of, then by edits. */
export function nearestWords(word: string, known: readonly string[], count: number): readonly string[] {
  const wanted = word.toLowerCase();

  return [...new Set(known)]
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      return { candidate, edits: lower.includes(wanted) ? 0 : editDistance(wanted, lower) };
    })
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
