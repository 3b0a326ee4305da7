"use client";
import { ReleasesScreen } from "@/components/release/releases-screen";
import { CorpusScreen } from "@/components/shell/corpus-screen";

export function ReleasesView() {
  return <CorpusScreen>{(corpus) => <ReleasesScreen key={corpus.id} corpus={corpus} />}</CorpusScreen>;
}
