"use client";
import { useQuery } from "@tanstack/react-query";
import { runNamesOptions } from "@/lib/client/comparison";

/** So few runs leave nothing to choose. */
const NO_CHOICE = 2;

/** The runs of the address; where it names none and the corpus has one or two, these. */
export function useFirstRuns(corpus: string, runs: string[]): { readonly runs: string[]; readonly isPending: boolean } {
  const isOpen = runs.length === 0;
  const names = useQuery({ ...runNamesOptions(corpus, ""), enabled: isOpen });
  if (!isOpen) return { runs, isPending: false };
  const { items, total } = names.data ?? { items: [], total: 0 };

  return { runs: total <= NO_CHOICE ? items.map(({ id }) => id) : [], isPending: names.isPending };
}
