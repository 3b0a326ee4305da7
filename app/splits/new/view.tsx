"use client";
import { useQueryStates } from "nuqs";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { Place } from "@/components/shell/place";
import { builderParams } from "@/components/split/builder-state";
import { splitsAddress } from "@/components/split/split-address";
import { SplitBuilder } from "@/components/split/split-builder";

export function SplitBuilderView() {
  const [state, setState] = useQueryStates(builderParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen place={({ id }) => <Place all={{ href: splitsAddress(id), name: "Splits" }} title="Make a split" />}>
      {(corpus) => (
        <SplitBuilder key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
