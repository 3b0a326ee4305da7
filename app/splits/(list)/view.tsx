"use client";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { SplitsScreen } from "@/components/split/splits-screen";

export function SplitsView() {
  return <CorpusScreen>{(corpus) => <SplitsScreen key={corpus.id} corpus={corpus} />}</CorpusScreen>;
}
