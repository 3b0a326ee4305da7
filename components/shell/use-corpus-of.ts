"use client";
import { useQuery } from "@tanstack/react-query";
import { corpusListOptions } from "@/lib/client/corpora";
import type { Corpus } from "@/lib/contract/corpora";

/** The corpus of a thing that knows it by its id alone. */
export function useCorpusOf(thing: { readonly corpus: string } | undefined): Corpus | undefined {
  const list = useQuery(corpusListOptions());

  return list.data?.items.find(({ id }) => id === thing?.corpus);
}
