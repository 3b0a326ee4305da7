"use client";
import { useQueryStates } from "nuqs";
import { JudgeScreen } from "@/components/judge-report/judge-screen";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import { judgeSearchParams } from "./search-params";

export function JudgeView() {
  const [state, setState] = useQueryStates(judgeSearchParams, { clearOnDefault: true, history: "replace" });

  return (
    <CorpusScreen>
      {(corpus) => (
        <JudgeScreen key={corpus.id} corpus={corpus} state={state} setState={(change) => void setState(change)} />
      )}
    </CorpusScreen>
  );
}
