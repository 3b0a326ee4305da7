import { useEffect, useState } from "react";
import type { FindHit } from "@/lib/domain/find-in-steps";

/** Hits by chunk, as far as the server has searched. */
export interface ServerFind {
  readonly text: string;
  readonly chunks: ReadonlyMap<number, readonly FindHit[]>;
  /** The search broke off: the rest has to be searched here. */
  readonly hasFailed: boolean;
}

/** Lets the server search the steps that are not here. An empty text asks for nothing. */
export function useServerFind(id: string, text: string): ServerFind | undefined {
  const [found, setFound] = useState<ServerFind>();

  useEffect(() => {
    if (text === "") return undefined;

    const leaving = new AbortController();
    const change = (next: (known: ServerFind) => ServerFind) => {
      if (leaving.signal.aborted) return;
      setFound((known) => next(known?.text === text ? known : { text, chunks: new Map(), hasFailed: false }));
    };
    // Few look for a text, and fewer in a trajectory that is not here whole.
    import("@/lib/client/find")
      .then(({ findOnServer }) =>
        findOnServer({
          id,
          text,
          signal: leaving.signal,
          onFound: (more) =>
            change((known) => {
              const chunks = new Map(known.chunks);
              for (const { chunk, hits } of more) chunks.set(chunk, hits);

              return { ...known, chunks };
            }),
        }),
      )
      .catch(() => change((known) => ({ ...known, hasFailed: true })));

    return () => leaving.abort();
  }, [id, text]);

  return found?.text === text ? found : undefined;
}
