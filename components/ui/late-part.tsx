"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A part whose code is fetched once what stands beside it is drawn. Next's own way holds all of it back until the code is
 * here, or, with a boundary, shows the part a third of a second late.
 *
 * @param waiting - stands in its place until then; nothing where it is left out
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  type State = { readonly Part: ComponentType<Props> } | { readonly error: unknown };
  let known: State | undefined;

  return function LatePart(props: Props) {
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
  };
}
