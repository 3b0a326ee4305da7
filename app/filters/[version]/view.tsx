"use client";
import { useQueryStates } from "nuqs";
import { labParams } from "@/components/filter-lab/lab-params";
import { LabPlace } from "@/components/filter-lab/lab-place";
import { LabScreen } from "@/components/filter-lab/lab-screen";
import { CorpusScreen } from "@/components/shell/corpus-screen";

export function LabView({ version }: { version: string }) {
  const [state, setState] = useQueryStates(labParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen place={({ id }) => <LabPlace corpus={id} named={version} />}>
      {(corpus) => (
        <LabScreen
          key={corpus.id}
          corpus={corpus}
          named={version}
          state={state}
          setState={(change, options) => void setState(change, options)}
        />
      )}
    </CorpusScreen>
  );
}
