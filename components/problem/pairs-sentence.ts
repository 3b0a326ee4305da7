import { countOf } from "@/components/ui/format-number";
import { partingOf, type StepPair } from "@/lib/domain/step-pairs";

/** What two rollouts do alike, in words. Turns of words alone are told apart: they part nothing. */
export function pairsSentence(pairs: readonly StepPair[]): string {
  const calls = pairs.filter(({ isCall }) => isCall);
  const words = wordsOf(pairs.filter(({ isCall }) => !isCall));
  if (calls.length === 0) return ["Neither makes a call.", ...words].join(" ");
  if (partingOf(calls) === undefined)
    return [`They make the same calls throughout: ${countOf(calls.length, "step")}.`, ...words].join(" ");

  const parting = partingOf(calls) ?? 0;
  const count = countBy(calls);
  const begin =
    parting === 0
      ? "They part at the first call"
      : `They make the same calls in ${countOf(parting, "step")}, then part`;
  const all = `${countOf(count("same"), "step")} with the same calls, ${count("changed")} with other arguments, ${count("left")} only in the left, ${count("right")} only in the right.`;

  return [`${begin}: ${all}`, ...words].join(" ");
}

function wordsOf(pairs: readonly StepPair[]): readonly string[] {
  if (pairs.length === 0) return [];
  const count = countBy(pairs);

  return [
    `Not compared: ${countOf(pairs.length, "turn")} of words alone, ${count("same")} the same and ${pairs.length - count("same")} other.`,
  ];
}

function countBy(pairs: readonly StepPair[]): (kind: StepPair["kind"]) => number {
  return (kind) => pairs.filter((pair) => pair.kind === kind).length;
}
