import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { clusterFindOptions } from "@/lib/client/clusters";
import type { SplitDetail } from "@/lib/contract/splits";
import { type PinnedProblem, wordsOf } from "./pinned-problem";

/** Looks for clusters by words and keeps those that are chosen; a single hit is chosen until somebody unticks it. */
export function useClusterFinder({ corpus, name }: Pick<SplitDetail, "corpus" | "name">) {
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<readonly PinnedProblem[]>([]);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const find = useDeferredValue(typed.trim());
  const found = useQuery({ ...clusterFindOptions(corpus.id, find), enabled: find !== "" });

  const offered = found.data?.items.map(
    ({ id, key, query, problems, pools, match }): PinnedProblem => ({
      ...{ id, name: key, query: wordsOf({ name: key, query }), problems },
      ...(match && isBeyond(query, { find, isOther: match.key !== key }) ? { match: match.words } : {}),
      pools: pools.find(({ split }) => split === name)?.pools ?? [],
    }),
  );
  const isPicked = (id: string) => picked.some((one) => one.id === id);
  const single = offered?.length === 1 ? offered.filter(({ id }) => !isPicked(id) && !unticked.includes(id)) : [];
  const chosen = [...picked, ...single];

  function onToggle(cluster: PinnedProblem) {
    const isChosen = chosen.some(({ id }) => id === cluster.id);
    setUnticked(isChosen ? [...unticked, cluster.id] : unticked.filter((id) => id !== cluster.id));
    setPicked(isChosen ? picked.filter(({ id }) => id !== cluster.id) : [...picked, cluster]);
  }

  // What was chosen stays in sight when other words are looked for.
  const kept = picked.filter(({ id }) => !offered?.some((one) => one.id === id));

  return {
    typed,
    setTyped,
    isSearching: found.isLoading,
    error: found.error,
    offered,
    shown: [...kept, ...(offered ?? [])],
    chosen,
    onToggle,
  };
}

/** Of a query about so many letters are read in a row of the list. */
const SHOWN_CHARS = 90;

/** Whether a row does not show what was looked for: another problem of the cluster has it, or the end of a long query. */
function isBeyond(query: string, { find, isOther }: { readonly find: string; readonly isOther: boolean }): boolean {
  const at = query.toLowerCase().indexOf(find.toLowerCase());

  return isOther || at + find.length > SHOWN_CHARS;
}
