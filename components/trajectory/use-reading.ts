"use client";
import { useDeferredValue, useState } from "react";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { chunkAt } from "@/lib/domain/chunk-at";
import { useReader, useReaderFacts } from "./reader-context";
import { useDifference } from "./use-difference";
import { useHorizon } from "./use-horizon";
import { useServerFind } from "./use-server-find";
import { isFetchedWhole, useStepBodies } from "./use-step-bodies";

/** The bodies that reading needs now, and what is looked for in them. */
export function useReading(header: TrajectoryHeader) {
  const { id, outline, store } = useReaderFacts();
  const [range, setRange] = useState(() => {
    const at = chunkAt(outline.chunks, store.get().focus);
    return { first: at, last: at };
  });
  const findText = useReader((state) => (state.isFinding ? state.findText.trim() : ""));
  const isComparing = useReader((state) => state.layers.includes("difference"));
  const isHorizonOn = useReader((state) => state.layers.includes("horizon"));
  const chosen = useReader((state) => state.reference);
  const text = useDeferredValue(findText);
  const server = useServerFind(id, isFetchedWhole(outline) ? "" : text);
  const bodies = useStepBodies(id, outline, isComparing || server?.hasFailed ? "all" : range);
  const difference = useDifference({ header, bodies, isOn: isComparing, chosen });
  const horizon = useHorizon(id, isHorizonOn);

  return {
    bodies,
    /** The text that is looked for, and what the server finds of it in bodies that are not here. */
    sought: { text, server },
    difference,
    horizon,
    onRange: (first: number, last: number) =>
      setRange((old) => (old.first === first && old.last === last ? old : { first, last })),
  };
}

export type Reading = ReturnType<typeof useReading>;
