"use client";
import { useState } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { type Place, placeWords } from "./place-words";

const FIRST_SHOWN = 6;

/** Places in the trajectory, one link each; a link opens the place and marks the very call that it names. */
export function EvidenceLinks({ places, label }: { places: readonly Place[]; label: string }) {
  const { index: facts, store } = useReaderFacts();
  const [areAllShown, setAllShown] = useState(false);
  if (places.length === 0) return null;
  const pointed = places.map((place) => {
    const claimed = place.order === undefined ? undefined : facts.byOrder.get(place.order)?.claimed;
    return claimed?.step === place.step ? { call: claimed.call, ...place } : place;
  });
  const words = placeWords(pointed);
  const shown = areAllShown ? pointed : pointed.slice(0, FIRST_SHOWN);
  const hidden = places.length - shown.length;

  return (
    <ul aria-label={label} className="mt-1 flex flex-wrap gap-x-2.5 gap-y-0.5 text-table">
      {shown.map(({ step, call, order }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes order, and a place may be named twice
        <li key={index}>
          <TextAction onClick={() => store.goTo(order === undefined ? { step, call } : { step, logged: order })}>
            {words[index]}
          </TextAction>
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
