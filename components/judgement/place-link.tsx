"use client";
import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import type { Span } from "@/lib/domain/label";
import { DEFAULT_LAYERS, readerLinkPairs } from "@/lib/domain/reader-link";

const Elsewhere = createContext<string | undefined>(undefined);

/** Below it places belong to another trajectory than the open one, so their links open it in a tab of its own. */
export function PlacesElsewhere({ trajectory, children }: { trajectory: string; children: ReactNode }) {
  return <Elsewhere value={trajectory}>{children}</Elsewhere>;
}

/** Words that open a place of the trajectory: unfolded, in view and marked. A link, so that long words may break. */
export function PlaceLink({ span, children }: { span: Span; children: ReactNode }) {
  const { id, store } = useReaderFacts();
  const elsewhere = useContext(Elsewhere);
  const { step, call, field, start, end } = span;
  const place = { step, ...(call === undefined ? {} : { call }), range: { field, start, end } };
  const pairs = readerLinkPairs({ ...place, mode: "story", layers: DEFAULT_LAYERS });
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.goTo(place);
  }

  return (
    <a
      href={`/trajectories/${elsewhere ?? id}?${query}`}
      {...(elsewhere === undefined ? { onClick } : { target: "_blank", rel: "noreferrer" })}
      title={spanWords(span)}
      className="rounded-mark text-ink-2 underline decoration-edge underline-offset-2 hover:text-ink hover:decoration-ink"
    >
      {children}
    </a>
  );
}

/** "step 4, call 2, result" */
export function spanWords({ step, call, field }: Span): string {
  return [`step ${step + 1}`, ...(call === undefined ? [] : [`call ${call + 1}`]), FIELD_WORD[field]].join(", ");
}

const FIELD_WORD = { thought: "thought", text: "text", call: "arguments", result: "result" } as const satisfies Record<
  Span["field"],
  string
>;
