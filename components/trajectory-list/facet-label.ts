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
  bucket: { product: "product", shop: "shop", voucher: "voucher" },
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
  // Of buckets a source may have families of its own, which keep their names however long these are.
  if (facet !== "bucket" && WORDS[facet] !== undefined)
    return names.map((name) => ({ name, short: name, isLong: false }));
  const cuts = cutsOf(facet, values, names);
  // Of runs and pools the ends matter most, which a box that is too narrow would not show.
  const isEndShown = facet === "run" || facet === "pool";
  const shorts = isEndShown ? cuts : names.map(shortWhereAlike(names, MOST_CHARS));

  return names.map((name, at) => ({
    name,
    short: shorts[at] ?? name,
    isLong: cuts[at] === name && [...name].length > MOST_CHARS,
  }));
}

function nameOf(facet: Facet, { value, label }: LabelledValue): string {
  const { split, pool } = poolOf(facet, label);
  if (pool !== undefined) return `${split}/${POOL_LOOK[pool].name}`;
  const word = WORDS[facet]?.[value];
  if (word === undefined) return label;

  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Of "split/pool" the pool tells the values of one split apart, so the split is what is cut. */
function cutsOf(facet: Facet, values: readonly LabelledValue[], names: readonly string[]): readonly string[] {
  if (facet !== "pool") return names.map(shortNameOf(names, MOST_CHARS));
  const parts = values.map(({ label }) => poolOf(facet, label));
  const splits = parts.map(({ split }) => split);
  const cutBeside = (pool: Pool) => shortNameOf(splits, MOST_CHARS - POOL_LOOK[pool].name.length - 1);
  const cutOf = new Map(POOLS.map((pool) => [pool, cutBeside(pool)]));

  return parts.map(({ split, pool }) =>
    pool === undefined ? split : `${cutOf.get(pool)?.(split) ?? split}/${POOL_LOOK[pool].name}`,
  );
}

function poolOf(facet: Facet, label: string): { readonly split: string; readonly pool?: Pool } {
  const pool = facet === "pool" ? POOLS.find((one) => label.endsWith(`/${one}`)) : undefined;

  return pool === undefined ? { split: label } : { split: label.slice(0, -pool.length - 1), pool };
}
