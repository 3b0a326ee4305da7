"use client";
import { CorpusOverview } from "@/components/corpus/corpus-overview";
import { CorpusScreen } from "@/components/shell/corpus-screen";

export function HomeView() {
  return <CorpusScreen>{(corpus) => <CorpusOverview corpus={corpus} />}</CorpusScreen>;
}
