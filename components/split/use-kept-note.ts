"use client";
import { parseAsString, useQueryState } from "nuqs";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { forgetUnsaved, keepUnsaved, readUnsaved, type UnsavedPlace } from "@/lib/client/unsaved";
import { useMe } from "@/lib/client/use-me";

interface KeptNote {
  readonly note: string;
  readonly setNote: (note: string) => void;
  /** Drops what was made with the split. What was typed since stays. */
  readonly dropSaved: (sent: string) => void;
}

/** The note of a split that is to be made, kept for its person in this tab over a reload: it is too long for an address. */
export function useKeptNote(corpus: string): KeptNote {
  const person = useMe()?.id;
  const [note, show] = useState("");
  const owner = useRef<string>(undefined);
  // Addresses that people kept may hold one.
  const [addressed, setAddressed] = useQueryState("note", parseAsString);

  const open = useEffectEvent((by: string) => {
    const kept = readUnsaved(placeOf(by, corpus));
    const isOwn = owner.current === undefined || owner.current === by;
    owner.current = by;
    // Typed before it was known by whom.
    if (isOwn && note !== "") keepUnsaved(placeOf(by, corpus), note);
    else if (typeof kept === "string") show(kept);
    else if (!isOwn) show("");
    else if (addressed !== null) {
      show(addressed);
      if (addressed !== "") keepUnsaved(placeOf(by, corpus), addressed);
      void setAddressed(null);
    }
  });
  useLayoutEffect(() => {
    if (person !== undefined) open(person);
  }, [person]);

  function setNote(next: string): void {
    show(next);
    if (person === undefined) return;
    if (next === "") forgetUnsaved(placeOf(person, corpus), note);
    else keepUnsaved(placeOf(person, corpus), next);
  }

  const dropSaved = (sent: string) => {
    if (person !== undefined) forgetUnsaved(placeOf(person, corpus), sent);
  };

  return { note, setNote, dropSaved };
}

function placeOf(person: string, corpus: string): UnsavedPlace {
  return { person, of: `split/${corpus}` };
}
