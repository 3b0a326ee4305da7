import { shortNameOf, shortWhereAlike } from "@/components/problem/short-names";
import { POOL_LOOK } from "@/components/split/pool-look";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { OUTCOME_WORD } from "@/components/verdict/outcome-axes";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { Facet } from "@/lib/domain/table-fields";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";

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

export interface FacetLabel {
  /** In the words of the badges, or the name that a source gave. */
  readonly name: string;
  /** The name where it fits; else cut so that it is told from the facet's others. */
  readonly short: string;
  /** Nothing shorter tells it from another one: it takes the lines that it needs. */
  readonly isLong: boolean;
}

interface LabelledValue {
  readonly value: string;
  readonly label: string;
}

/** How the values of a facet are called, in their order. They are cut together: what tells them apart stays. */
export function facetLabels(facet: Facet, values: readonly LabelledValue[]): readonly FacetLabel[] {
  const names = values.map((value) => nameOf(facet, value));
  const shorts = shortsOf(facet, values, names);

  return names.map((name, at) => {
    const short = shorts[at] ?? name;
    const isAlike = names.some((other, place) => other !== name && shorts[place] === short);

    return { name, short: isAlike ? name : short, isLong: isAlike };
  });
}

function nameOf(facet: Facet, { value, label }: LabelledValue): string {
  const { split, pool } = poolOf(facet, label);
  if (pool !== undefined) return `${split}/${POOL_LOOK[pool].name}`;
  const word = WORDS[facet]?.[value];
  if (word === undefined) return label;

  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Our own words are short; of "split/pool" the pool tells the values of one split apart, so the split is what is cut. */
function shortsOf(facet: Facet, values: readonly LabelledValue[], names: readonly string[]): readonly string[] {
  if (WORDS[facet] !== undefined) return names;
  // Names of runs differ at their ends.
  if (facet === "run") return names.map(shortNameOf(names, MOST_CHARS));
  if (facet !== "pool") return names.map(shortWhereAlike(names, MOST_CHARS));
  const parts = values.map(({ label }) => poolOf(facet, label));
  const splits = parts.map(({ split }) => split);

  return parts.map(({ split, pool }) => {
    if (pool === undefined) return split;
    const { name } = POOL_LOOK[pool];

    return `${shortNameOf(splits, MOST_CHARS - name.length - 1)(split)}/${name}`;
  });
}

function poolOf(facet: Facet, label: string): { readonly split: string; readonly pool?: Pool } {
  const pool = facet === "pool" ? POOLS.find((one) => label.endsWith(`/${one}`)) : undefined;

  return pool === undefined ? { split: label } : { split: label.slice(0, -pool.length - 1), pool };
}
