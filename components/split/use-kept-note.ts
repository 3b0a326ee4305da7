"use client";
import { parseAsString, useQueryState } from "nuqs";
import { type KeptText, useKeptText } from "@/lib/client/use-kept-text";

/** The note of a split that is to be made, kept for its person in this tab over a reload: it is too long for an address. */
export function useKeptNote(corpus: string): KeptText {
  // Addresses that people kept may hold one.
  const [addressed, setAddressed] = useQueryState("note", parseAsString);

  return useKeptText(`split/${corpus}`, () => {
    if (addressed === null) return undefined;
    void setAddressed(null);

    return addressed;
  });
}
