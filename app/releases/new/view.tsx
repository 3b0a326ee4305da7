"use client";
import { useQueryStates } from "nuqs";
import { NewReleaseScreen } from "@/components/release/new-release-screen";
import { recipeParams } from "@/components/release/recipe-params";
import { releasesAddress } from "@/components/release/release-address";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { Place } from "@/components/shell/place";

export function NewReleaseView() {
  const [state, setState] = useQueryStates(recipeParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen
      place={({ id }) => <Place all={{ href: releasesAddress(id), name: "Releases" }} title="Build a release" />}
    >
      {(corpus) => (
        <NewReleaseScreen key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
