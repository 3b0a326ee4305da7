import { notifyManager, QueryObserver, type QueryObserverResult, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { stepChunkOptions } from "@/lib/client/trajectory";
import type { Outline } from "@/lib/contract/outline";
import type { Step } from "@/lib/domain/step";

type Result = QueryObserverResult<readonly Step[]>;

/**
 * What is known of each chunk of an open trajectory, in their order. useQueries does the same for queries that come, go and
 * change their places, which those of one trajectory do not; the reader need not carry that.
 *
 * @param isWanted - of the place of a chunk: whether it is fetched
 */
export function useChunkQueries(
  id: string,
  chunks: Outline["chunks"],
  isWanted: (at: number) => boolean,
): readonly Result[] {
  const client = useQueryClient();
  const observed = useMemo(() => observe(), [client, id, chunks]);
  useEffect(() => {
    for (const [at, observer] of observed.observers.entries()) {
      if (observer.options.enabled !== isWanted(at))
        observer.setOptions({ ...observer.options, enabled: isWanted(at) });
    }
  });

  return useSyncExternalStore(observed.subscribe, observed.results, observed.results);

  function observe() {
    const observers = chunks.map(
      ({ chunk }, at) => new QueryObserver(client, { ...stepChunkOptions(id, chunk), enabled: isWanted(at) }),
    );
    let known: readonly Result[] = [];

    return {
      observers,
      subscribe: (onChange: () => void) => {
        const leave = observers.map((observer) => observer.subscribe(notifyManager.batchCalls(onChange)));

        return () => {
          for (const end of leave) end();
        };
      },
      /** The same list as long as nothing changed. */
      results: () => {
        const now = observers.map((observer) => observer.getCurrentResult());
        if (now.length !== known.length || now.some((result, at) => result !== known[at])) known = now;

        return known;
      },
    };
  }
}
