"use client";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedPlace } from "./unsaved";
import { useMe } from "./use-me";

export interface KeptText {
  /** Undefined until something was typed; empty where it was cleared. */
  readonly text: string | undefined;
  readonly setText: (text: string) => void;
  /** Forgets what was saved. What was typed since stays. */
  readonly dropSaved: (sent: string) => void;
}

/**
 * What somebody types into one field, kept for them in this tab over a reload. Where the field becomes another's, or one of
 * another thing, it has what is kept of that.
 *
 * @param of - the kind of thing, a slash, and which one
 * @param otherwise - what stands there at first where nothing is kept
 */
export function useKeptText(of: string, otherwise?: () => string | undefined): KeptText {
  const person = useMe()?.id;
  const [text, show] = useState<string>();
  const owner = useRef<UnsavedPlace>(undefined);

  const open = useEffectEvent((place: UnsavedPlace) => {
    const kept = readUnsaved(place);
    const before = owner.current;
    owner.current = place;
    const isOwn = before === undefined || before.person === place.person;
    const isSame = isOwn && (before === undefined || before.of === place.of);
    // Typed before it was known by whom.
    if (isSame && text?.trim()) return keepUnsaved(place, text.trim());
    if (typeof kept === "string") return show(kept);
    if (!isSame) show(undefined);
    const first = isOwn ? otherwise?.() : undefined;
    if (first !== undefined) setText(first);
  });
  useLayoutEffect(() => {
    if (person !== undefined) open({ person, of });
  }, [person, of]);

  function setText(next: string): void {
    show(next);
    if (person === undefined) return;
    // Without its ends, as it is saved, so that what was saved is told from what was typed since.
    if (next.trim() === "") dropSaved(text ?? "");
    else keepUnsaved({ person, of }, next.trim());
  }

  const dropSaved = (sent: string) => {
    if (person !== undefined) forgetUnsaved({ person, of }, sent.trim());
  };

  return { text, setText, dropSaved };
}
