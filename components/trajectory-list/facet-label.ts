import { shortNames } from "@/components/problem/short-names";
import { POOL_LOOK } from "@/components/split/pool-look";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { OUTCOME_WORD } from "@/components/verdict/outcome-axes";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { Facet } from "@/lib/domain/table-fields";
import { POOLS } from "@/lib/leak/assign-pools";

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

/** Letters that the pane has room for beside a count of four digits. */
const MOST_CHARS = 21;

/**
 * A facet's value in the words of the badges. Names that a source gave stay as they are written; long ones of runs and
 * splits, which differ at their ends, are cut in their middle.
 */
export function facetLabel(facet: Facet, { value, label }: { value: string; label: string }): string {
  if (facet === "pool") return poolLabel(label);
  if (facet === "run") return cut(label, MOST_CHARS);
  const word = WORDS[facet]?.[value];
  if (word === undefined) return label;

  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "split/pool": the pool is what tells the values of one split apart, so the name of the split is what is cut. */
function poolLabel(label: string): string {
  const pool = POOLS.find((one) => label.endsWith(`/${one}`));
  if (pool === undefined) return label;
  const { name } = POOL_LOOK[pool];

  return `${cut(label.slice(0, -pool.length - 1), MOST_CHARS - name.length - 1)}/${name}`;
}

function cut(name: string, most: number): string {
  return shortNames([name], most)[0] ?? name;
}
