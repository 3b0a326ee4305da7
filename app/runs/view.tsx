"use client";
import { useQueryStates } from "nuqs";
import { RunList } from "@/components/run-list/run-list";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { runsSearchParams } from "./search-params";

export function RunsView() {
  const [state, setState] = useQueryStates(runsSearchParams, { clearOnDefault: true, history: "push" });

  return (
    <CorpusScreen>
      {(corpus) => (
        <RunList key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
