"use client";
import { useQueryStates } from "nuqs";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import type { SetListState } from "@/components/trajectory-list/list-state";
import { TrajectoryList } from "@/components/trajectory-list/trajectory-list";
import { listSearchParams } from "./search-params";

export function TrajectoriesView() {
  const [state, setQuery] = useQueryStates(listSearchParams, { clearOnDefault: true });
  const setState: SetListState = ({ sort, ...change }, options) =>
    void setQuery(
      { ...change, ...(sort === undefined ? {} : { sort: listSearchParams.sort.parse(sort) }) },
      { history: options?.history ?? "replace" },
    );

  return (
    <CorpusScreen>{(corpus) => <TrajectoryList corpus={corpus} state={state} setState={setState} />}</CorpusScreen>
  );
}
