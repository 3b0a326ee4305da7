import { defaultFilter } from "cmdk";
import type { ReactNode } from "react";

export interface Entry {
  readonly id: string;
  /** What typing is matched with; what stands in for all else, as a search does, has none. */
  readonly words: string | undefined;
  /** It acts with nothing seen to be pressed, so letters of its name here and there do not choose it. */
  readonly isByName?: boolean;
  readonly shown: ReactNode;
  /** Said beside it, in small. */
  readonly about?: string | undefined;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface EntryGroup {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** A search comes after whatever goes by what is typed, and before what only holds its letters somewhere. */
const SEARCH = 0.1;
/** Two letters left out within words. */
const LEAST = 0.02;

/** Groups and their entries by how well they go by what is typed, in the order they had while nothing is. */
export function rankEntries(groups: readonly EntryGroup[], typed: string): readonly EntryGroup[] {
  const text = typed.trim();
  if (text === "") return groups.filter(({ entries }) => entries.length > 0);

  return groups
    .map(({ heading, entries }) => {
      const ranked = entries
        .map((entry) => ({ entry, score: scoreOf(entry, text) }))
        .filter(({ score }) => score >= LEAST)
        .toSorted((a, b) => b.score - a.score);

      return { heading, entries: ranked.map(({ entry }) => entry), best: ranked[0]?.score ?? 0 };
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best);
}

function scoreOf({ words, isByName = false }: Entry, text: string): number {
  if (words === undefined) return SEARCH;
  const score = defaultFilter(words, text);

  return isByName && !isNamed(words, text) ? score * SEARCH : score;
}

/** Whether what is typed begins the name, or is whole words of it. */
function isNamed(name: string, text: string): boolean {
  const words = wordsOf(name);

  return name.toLowerCase().startsWith(text.toLowerCase()) || wordsOf(text).every((word) => words.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
