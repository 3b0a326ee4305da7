"use client";
import { useState } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";

interface Place {
  readonly step: number;
  readonly call?: number | undefined;
  readonly order?: number | undefined;
}

const FIRST_SHOWN = 6;

function wordsOf(place: Place): string {
  return place.call === undefined ? `step ${place.step + 1}` : `step ${place.step + 1}, call ${place.call + 1}`;
}

/** Places in the trajectory, one link each; a link opens and shows the place. */
export function EvidenceLinks({ places, label }: { places: readonly Place[]; label: string }) {
  const { store } = useReaderFacts();
  const [areAllShown, setAllShown] = useState(false);
  if (places.length === 0) return null;
  const shown = areAllShown ? places : places.slice(0, FIRST_SHOWN);
  const hidden = places.length - shown.length;

  return (
    <ul aria-label={label} className="mt-1 flex flex-wrap gap-x-2.5 gap-y-0.5 text-table">
      {shown.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes order, and a place may be named twice
        <li key={index}>
          <TextAction onClick={() => store.goTo({ step: place.step, call: place.call })}>{wordsOf(place)}</TextAction>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <TextAction onClick={() => setAllShown(true)}>and {hidden} more</TextAction>
        </li>
      ) : null}
    </ul>
  );
}
