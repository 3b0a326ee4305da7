"use client";
import { useQueryStates } from "nuqs";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { builderParams } from "@/components/split/builder-state";
import { SplitBuilder } from "@/components/split/split-builder";

export function SplitBuilderView() {
  const [state, setState] = useQueryStates(builderParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen>
      {(corpus) => (
        <SplitBuilder key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
