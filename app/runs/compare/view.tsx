"use client";
import { useQueryStates } from "nuqs";
import { ComparisonScreen } from "@/components/run-comparison/comparison-screen";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { Place } from "@/components/shell/place";
import { comparisonSearchParams } from "./search-params";

export function ComparisonView() {
  const [state, setState] = useQueryStates(comparisonSearchParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen place={({ id }) => <Place all={{ href: `/runs?corpus=${id}`, name: "Runs" }} title="Compare runs" />}>
      {(corpus) => (
        <ComparisonScreen key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
