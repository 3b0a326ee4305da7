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
      let isHere = true;
      const settle = (next: State) => {
        if (isHere) setState(next);
      };
      load().then(
        (Part) => {
          known = { Part };
          settle(known);
        },
        // Asked for again by the next one.
        (error: unknown) => settle({ error }),
      );

      return () => {
        isHere = false;
      };
    }, []);

    if (!state) return waiting;
    if ("error" in state) throw state.error;

    return <state.Part {...props} />;
  };
}
