"use client";
import { useQueryStates } from "nuqs";
import { ClustersScreen } from "@/components/cluster/clusters-screen";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { clustersSearchParams } from "./search-params";

export function ClustersView() {
  const [state, setState] = useQueryStates(clustersSearchParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen>
      {(corpus) => (
        <ClustersScreen key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
