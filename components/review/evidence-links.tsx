"use client";
import { useState } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { type Place, placeWords } from "./place-words";

/** About two lines: what a person answers stands below them. */
const FIRST_SHOWN = 3;

/** Places in the trajectory, one link each; a link opens the place and marks the very call that it names. */
export function EvidenceLinks({ places, label }: { places: readonly Place[]; label: string }) {
  const { index: log, store } = useReaderFacts();
  const [isAsked, setAsked] = useState(false);
  if (places.length === 0) return null;
  // One alone takes no more room than the word that there is one.
  const shown = isAsked || places.length === FIRST_SHOWN + 1 ? places : places.slice(0, FIRST_SHOWN);
  const hidden = places.length - shown.length;

  return (
    <ul aria-label={label} className="mt-1 flex flex-wrap gap-x-2.5 gap-y-0.5 text-table">
      {shown.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes order, and a place may be named twice
        <li key={index}>
          {/* The keyboard goes on with the first of those that take the place of the word that was pressed. */}
          <TextAction autoFocus={isAsked && index === FIRST_SHOWN} onClick={() => store.goTo(targetOf(place))}>
            {placeWords(place, log)}
          </TextAction>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <TextAction onClick={() => setAsked(true)}>and {hidden} more</TextAction>
        </li>
      ) : null}
    </ul>
  );
}

function targetOf({ step, call, order }: Place) {
  return order === undefined ? { step, call } : { step, logged: order };
}
