import type { Guard, GuardHit } from "@/lib/leak/audit-pools";
import { MOST_HITS } from "@/lib/leak/guard-findings";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";

const GUARD_WORDS: Readonly<Record<Guard, string>> = {
  cluster: "variants of one problem in two pools",
  query: "the same query in two pools",
  gold: "a product that both want",
  recommended: "a product that both answer with",
  never_touch: "a problem that nobody may train on",
  protected: "a protected problem",
  viewed: "a product that both look at",
  near: "nearly the same query, or one that holds the other",
};
const SHOWN = 20;

export type GuardCounts = readonly { readonly guard: Guard; readonly count: number }[];

export interface Hits {
  /** Those that --json prints; a stored audit keeps fewer of a guard than it counts. */
  readonly hits: readonly GuardHit[];
  readonly counts: GuardCounts;
  /** What is said where there is not one. */
  readonly none: string;
}

/** What the guards found, for a reader: how many each, the first, and where the others are. */
export function hitsText({ hits, counts, none }: Hits): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return `${none}\n`;

  const rows = counts
    .filter(({ count }) => count > 0)
    .map(({ guard, count }) => [GUARD_WORDS[guard], count.toLocaleString("en")]);
  const shown = hits.slice(0, SHOWN);

  return `${[alignedTable(rows), "", ...shown.map(hitLine), ...moreLine(total, hits.length, shown.length)].join("\n")}\n`;
}

function hitLine({ guard, a, b, between, value }: GuardHit): string {
  const names = b === undefined ? plain(a) : `${plain(a)} and ${plain(b)}`;

  return `${names} (${between.join(", ")}): ${GUARD_WORDS[guard]}, ${plain(value).slice(0, 160)}`;
}

function moreLine(total: number, held: number, shown: number): readonly string[] {
  const number = (value: number): string => value.toLocaleString("en");
  if (total === shown) return [];
  const more = `and ${number(total - shown)} more`;

  return held === total
    ? [`${more}; --json prints them`]
    : [`${more}; --json prints ${number(held)} of all ${number(total)}, as a guard keeps its first ${MOST_HITS}`];
}
