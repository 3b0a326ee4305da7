"use client";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** How long after a failure the code of a part is asked for again. */
const AGAIN_MS = 3_000;

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
  let known: { readonly Part: ComponentType<Props> } | undefined;

  return Object.assign(Late, {
    fetchAhead: async () => {
      known = { Part: await load() };
    },
  });

  function Late(props: Props) {
    const [state, setState] = useState(known);
    const [isFailing, setFailing] = useState(false);

    useEffect(() => {
      if (known) return setState(known);
      const left = new AbortController();
      const { signal } = left;
      let timer: ReturnType<typeof setTimeout>;
      const ask = () => {
        load().then(
          (Part) => {
            known = { Part };
            if (!signal.aborted) setState(known);
          },
          // Who reads without a network or a server goes on reading: the code is asked for again.
          () => {
            if (signal.aborted) return;
            if (!navigator.onLine) return window.addEventListener("online", ask, { once: true, signal });
            setFailing(true);
            timer = setTimeout(ask, AGAIN_MS);
          },
        );
      };
      ask();

      return () => {
        left.abort();
        clearTimeout(timer);
      };
    }, []);

    if (state) return <state.Part {...props} />;

    return (
      <>
        {waiting}
        {isFailing ? <NotComing /> : null}
      </>
    );
  }
}

/** Stands where notices do; the code of those may be what is missing. */
function NotComing() {
  return createPortal(
    <p
      role="status"
      className="fixed bottom-(--notice-foot) left-1/2 z-50 w-max max-w-[90vw] -translate-x-1/2 rounded-control border border-danger bg-surface px-3 py-2 text-body text-ink shadow-layer"
    >
      A part of this page does not come: the server did not answer. It is tried again; if it stays away, reload the
      page.
    </p>,
    // Where it stands is painted by itself, so what is beside would cover it.
    document.body,
  );
}
