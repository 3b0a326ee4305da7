"use client";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { chooseCorpus, corpusListOptions } from "@/lib/client/corpora";
import type { Corpus, CorpusList } from "@/lib/contract/corpora";

export interface CorpusChoice {
  list: UseQueryResult<CorpusList>;
  /** The corpus of the URL, else the first; undefined while loading and when there is none. */
  corpus: Corpus | undefined;
  /** The URL names a corpus that is not in the list, so that another one is shown. */
  isAnother: boolean;
}

/** Which corpus the screen is about: `?corpus=`, so that a link shows what its sender saw. */
export function useCorpus(): CorpusChoice {
  const id = useSearchParams().get("corpus");
  const list = useQuery(corpusListOptions());
  const corpora = list.data?.items ?? [];

  const corpus = chooseCorpus(corpora, id);

  return { list, corpus, isAnother: id !== null && corpus !== undefined && corpus.id !== id };
}
