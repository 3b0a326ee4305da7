import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { OUTCOME_WORD } from "@/components/verdict/outcome-axes";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { Facet } from "@/lib/domain/table-fields";

const REJECT_WORD = {
  R1: "R1 unanswered call",
  R2: "R2 not one pick",
  R3: "R3 unreadable pick",
  R4: "R4 too long",
  R5: "R5 ends in a thought",
} as const;

const wordsOf = (looks: Readonly<Record<string, { word: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(looks).map(([value, { word }]) => [value, word]));

const WORDS: Partial<Record<Facet, Readonly<Record<string, string>>>> = {
  verdict: wordsOf(VERDICT_LOOK),
  label: wordsOf(LABEL_LOOK),
  outcome: OUTCOME_WORD,
  rejects: REJECT_WORD,
  gate: Object.fromEntries(Object.entries(GATE_WORD).map(([gate, word]) => [gate, `${gate} ${word}`])),
};

/** A facet's value in the words of the badges. Names that a source gave stay as they are written. */
export function facetLabel(facet: Facet, { value, label }: { value: string; label: string }): string {
  const word = WORDS[facet]?.[value];
  if (word === undefined) return label;

  return word.charAt(0).toUpperCase() + word.slice(1);
}
