import { defaultFilter } from "cmdk";
import type { ReactNode } from "react";

export interface Entry {
  readonly id: string;
  /** What typing is matched with; what stands in for all else, as a search does, has none. */
  readonly words: string | undefined;
  /**
   * Absent: letters of the words here and there go by what is typed, the better the nearer they stand.
   * "name": it acts with nothing seen to be pressed, so such letters do not choose it.
   * "page": the same as absent, after a screen or an act that goes by it as well.
   * "words": a name that somebody gave; each word that is typed begins one of it, or it is not listed.
   * "found": the server has looked for what is typed; it is listed, after the searches, so that these stay where they are.
   */
  readonly by?: "name" | "page" | "words" | "found" | undefined;
  readonly shown: ReactNode;
  /** Said beside it, in small. */
  readonly about?: string | undefined;
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface EntryGroup {
  readonly heading: string;
  readonly entries: readonly Entry[];
  /** How many of them are shown, once something is typed. */
  readonly most?: number;
}

/** A search comes after whatever goes by what is typed, and before what only holds its letters somewhere. */
const SEARCH = 0.1;
/** “judge” is the screen first, then its endpoints in the settings, then a queue of that name. */
const PAGE = 0.8;
const NAMED = 0.6;
const FOUND = 0.05;
/** Two letters left out within words. */
const LEAST = 0.02;

/** Groups and their entries by how well they go by what is typed, in the order they had while nothing is. */
export function rankEntries(groups: readonly EntryGroup[], typed: string): readonly EntryGroup[] {
  const text = typed.trim();
  if (text === "") return groups.filter(({ entries }) => entries.length > 0);

  return groups
    .map(({ heading, entries, most = entries.length }) => {
      const ranked = entries
        .map((entry) => ({ entry, score: scoreOf(entry, text) }))
        .filter(({ score }) => score >= LEAST)
        .toSorted((a, b) => b.score - a.score);

      return { heading, entries: ranked.slice(0, most).map(({ entry }) => entry), best: ranked[0]?.score ?? 0 };
    })
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best);
}

function scoreOf({ words, by }: Entry, text: string): number {
  if (words === undefined) return SEARCH;
  if (by === "found") return FOUND;
  if (by === "words") return isBegun(words, text) ? NAMED : 0;
  const score = defaultFilter(words, text);

  if (by === "page") return score * PAGE;

  return by === "name" && !isNamed(words, text) ? score * SEARCH : score;
}

/** Whether each word that is typed begins a word of the name. */
function isBegun(name: string, text: string): boolean {
  const [words, typed] = [wordsOf(name), wordsOf(text)];

  return typed.length > 0 && typed.every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Whether what is typed begins the name, or is whole words of it. */
function isNamed(name: string, text: string): boolean {
  const words = wordsOf(name);

  return name.toLowerCase().startsWith(text.toLowerCase()) || wordsOf(text).every((word) => words.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
