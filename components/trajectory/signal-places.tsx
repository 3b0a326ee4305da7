"use client";
import { useMemo } from "react";
import { EvidenceLinks } from "@/components/review/evidence-links";
import { MOST_EVIDENCE } from "@/lib/domain/verdict";
import { type PlacedSignal, type SignalPlaces as Places, signalPlaces } from "@/lib/filter/signal-places";
import { useReaderFacts } from "./reader-context";
import type { SignalRow } from "./signal-rows";
import { useStepBodies } from "./use-step-bodies";

/** How the places of signals are known: from the steps, where the reader fetches all of them, else from the outline. */
export type KnownPlaces = { readonly kind: "steps" } | { readonly kind: "outline"; readonly places: Partial<Places> };

interface SignalPlacesProps {
  from: SignalRow["from"];
  known: KnownPlaces;
}

/** Links to where a signal comes from. */
export function SignalPlaces({ from, known }: SignalPlacesProps) {
  return known.kind === "steps" ? <InSteps from={from} /> : <Lists from={from} places={known.places} />;
}

/** Computed only once somebody asks: it walks through every result. */
function InSteps({ from }: Pick<SignalPlacesProps, "from">) {
  const { id, outline } = useReaderFacts();
  const { chunks, isComplete } = useStepBodies(id, outline, "all");
  const { analysis } = outline;
  const places = useMemo(
    () =>
      analysis && isComplete
        ? signalPlaces(
            chunks.flatMap((steps) => steps ?? []),
            analysis,
          )
        : undefined,
    [analysis, isComplete, chunks],
  );
  if (!places) return <p className="text-table text-ink-3">Its places are known once all steps are here.</p>;

  return <Lists from={from} places={places} />;
}

function Lists({ from, places }: Pick<SignalPlacesProps, "from"> & { places: Partial<Places> }) {
  return from.map(({ places: of, words }) => (
    <div key={of}>
      <p className="text-caption text-ink-3">{words}</p>
      <PlaceList all={places[of] ?? []} label={words} />
    </div>
  ));
}

function PlaceList({ all, label }: { all: Places[PlacedSignal]; label: string }) {
  if (all.length === 0) return <p className="text-table text-ink-3">No step shows where.</p>;

  return (
    <>
      <EvidenceLinks places={all.slice(0, MOST_EVIDENCE)} label={label} />
      {all.length > MOST_EVIDENCE ? (
        <p className="text-caption text-ink-3">No more than the first {MOST_EVIDENCE} are linked.</p>
      ) : null}
    </>
  );
}
