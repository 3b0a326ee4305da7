"use client";
import { useQueryStates } from "nuqs";
import { NewReleaseScreen } from "@/components/release/new-release-screen";
import { recipeParams } from "@/components/release/recipe-params";
import { CorpusScreen } from "@/components/shell/corpus-screen";

export function NewReleaseView() {
  const [state, setState] = useQueryStates(recipeParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen>
      {(corpus) => (
        <NewReleaseScreen key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
