"use client";
import { useQueryStates } from "nuqs";
import { ProblemMatrixScreen } from "@/components/problem/problem-matrix";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { matrixSearchParams } from "./search-params";

export function ProblemsView() {
  const [state, setState] = useQueryStates(matrixSearchParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen>
      {(corpus) => (
        <ProblemMatrixScreen
          key={corpus.id}
          corpus={corpus}
          state={state}
          setState={({ runs, ...change }) => void setState({ ...change, ...(runs ? { runs: [...runs] } : {}) })}
        />
      )}
    </CorpusScreen>
  );
}
