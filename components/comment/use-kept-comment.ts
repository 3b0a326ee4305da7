"use client";
import { useRef } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import type { ReaderState } from "@/lib/client/reader-store";
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedPlace } from "@/lib/client/unsaved";
import { useMe } from "@/lib/client/use-me";

export interface KeptComment {
  /** What was typed here and not saved. */
  readonly read: () => string;
  readonly keep: (text: string) => void;
  readonly forget: () => void;
}

/** The text of a comment that is being written, kept for its person in this tab until it is saved or given up. */
export function useKeptComment(place: ReaderState["commenting"]): KeptComment {
  const { id } = useReaderFacts();
  const person = useMe()?.id;
  const last = useRef<{ readonly at: UnsavedPlace; readonly text: string }>(undefined);
  const words = place?.span
    ? `${place.span.field}:${place.span.call ?? ""}:${place.span.start}-${place.span.end}`
    : "all";
  const at = person === undefined ? undefined : { person, of: `comment/${id}/${place?.step ?? "all"}/${words}` };

  function forget(): void {
    if (last.current) forgetUnsaved(last.current.at, last.current.text);
    last.current = undefined;
  }

  return {
    read: () => {
      const text = at && readUnsaved(at);
      if (at === undefined || typeof text !== "string") return "";
      last.current = { at, text };

      return text;
    },
    keep: (text) => {
      // The box may stand at another place by now, and takes its text along.
      forget();
      if (at === undefined || text.trim() === "") return;
      keepUnsaved(at, text);
      last.current = { at, text };
    },
    forget,
  };
}
