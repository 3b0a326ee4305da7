"use client";
import { useState } from "react";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { useReader, useReaderFacts } from "./reader-context";
import { useDifference } from "./use-difference";
import { useFind } from "./use-find";
import { useStepBodies } from "./use-step-bodies";

/** The bodies that reading needs now, and what is found in them. */
export function useReading(header: TrajectoryHeader) {
  const { id, outline } = useReaderFacts();
  const [range, setRange] = useState({ first: 0, last: 0 });
  const findText = useReader((state) => (state.isFinding ? state.findText.trim() : ""));
  const isComparing = useReader((state) => state.layers.includes("difference"));
  const chosen = useReader((state) => state.reference);
  const bodies = useStepBodies(id, outline, findText !== "" || isComparing ? "all" : range);
  const hits = useFind(findText, bodies.ready);
  const difference = useDifference({ header, bodies, isOn: isComparing, chosen });

  return {
    bodies,
    hits,
    difference,
    onRange: (first: number, last: number) =>
      setRange((old) => (old.first === first && old.last === last ? old : { first, last })),
  };
}

export type Reading = ReturnType<typeof useReading>;
