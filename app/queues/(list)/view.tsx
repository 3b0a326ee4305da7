"use client";
import { CorpusQueues } from "@/components/queue/corpus-queues";
import { CorpusScreen } from "@/components/shell/corpus-screen";

export function QueuesView() {
  return <CorpusScreen>{(corpus) => <CorpusQueues key={corpus.id} corpus={corpus} />}</CorpusScreen>;
}
