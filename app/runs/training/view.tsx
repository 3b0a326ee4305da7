"use client";
import { useQueryStates } from "nuqs";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { Place } from "@/components/shell/place";
import { TrainingScreen } from "@/components/training/training-screen";
import { trainingSearchParams } from "./search-params";

export function TrainingView() {
  const [state, setState] = useQueryStates(trainingSearchParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen
      place={({ id }) => <Place all={{ href: `/runs?corpus=${id}`, name: "Runs" }} title="Training curves" />}
    >
      {(corpus) => (
        <TrainingScreen key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
