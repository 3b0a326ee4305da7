"use client";
import { useQueryStates } from "nuqs";
import { CorpusScreen } from "@/components/shell/corpus-screen";
import type { SetListState } from "@/components/trajectory-list/list-state";
import { TrajectoryList } from "@/components/trajectory-list/trajectory-list";
import { listSearchParams } from "./search-params";

export function TrajectoriesView() {
  const [state, setQuery] = useQueryStates(listSearchParams, { clearOnDefault: true });
  const setState: SetListState = ({ sort, ...change }, { history, leaves } = { history: "replace" }) => {
    const go = () =>
      void setQuery(
        { ...change, ...(sort === undefined ? {} : { sort: listSearchParams.sort.parse(sort) }) },
        { history },
      );
    // Changes of one moment are one step, so the other one waits for the first.
    if (leaves) void setQuery(leaves, { history: "replace" }).then(go);
    else go();
  };

  return (
    <CorpusScreen>{(corpus) => <TrajectoryList corpus={corpus} state={state} setState={setState} />}</CorpusScreen>
  );
}
