"use client";
import { FiltersScreen } from "@/components/filter-lab/filters-screen";
import { CorpusScreen } from "@/components/shell/corpus-screen";

export function FiltersView() {
  return <CorpusScreen>{(corpus) => <FiltersScreen key={corpus.id} corpus={corpus} />}</CorpusScreen>;
}
