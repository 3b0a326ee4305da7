"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A part with a way to have its code here before it is drawn: then it stands in its place at once. */
type LatePart<Props> = ComponentType<Props> & { readonly fetchAhead: () => Promise<void> };

/**
 * A part whose code is fetched once what stands beside it is drawn. Next's own way holds all of it back until the code is
 * here, or, with a boundary, shows the part a third of a second late.
 *
 * @param waiting - stands in its place until then; nothing where it is left out
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LatePart<Props> {
  type State = { readonly Part: ComponentType<Props> } | { readonly error: unknown };
  let known: State | undefined;

  return Object.assign(Late, {
    fetchAhead: async () => {
      known = { Part: await load() };
    },
  });

  function Late(props: Props) {
    const [state, setState] = useState(known);

    useEffect(() => {
      if (known) return setState(known);
      const left = new AbortController();
      const settle = (next: State) => {
        if (!left.signal.aborted) setState(next);
      };
      const ask = () => {
        load().then(
          (Part) => {
            known = { Part };
            settle(known);
          },
          // Who reads without a network goes on reading: the code is asked for again when the network is back.
          (error: unknown) => {
            if (navigator.onLine) settle({ error });
            else window.addEventListener("online", ask, { once: true, signal: left.signal });
          },
        );
      };
      ask();

      return () => left.abort();
    }, []);

    if (!state) return waiting;
    if ("error" in state) throw state.error;

    return <state.Part {...props} />;
  }
}
