"use client";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { type KnownPlaces, SignalPlaces } from "./signal-places";
import { type SignalRow, type SignalsOf, signalRows } from "./signal-rows";

/** Signals that the filter computes from one trajectory; a value that comes from places opens links to them. */
export function SignalsList({ known, ...signals }: SignalsOf & { known: KnownPlaces }) {
  return (
    <section aria-label="Signals" className="px-3.5">
      <h2 className="mb-1 text-caption font-semibold text-ink-2">Signals</h2>
      <dl>
        {signalRows(signals).map((row) => (
          <SignalLine key={row.name} row={row} known={known} />
        ))}
      </dl>
    </section>
  );
}

function SignalLine({ row: { name, value, says, isBad, from }, known }: { row: SignalRow; known: KnownPlaces }) {
  const [isOpen, setOpen] = useState(false);
  const led = from.filter(({ places }) => known.kind === "steps" || (known.places[places] ?? []).length > 0);

  return (
    <div title={says} className="flex min-h-6 flex-wrap items-center justify-between gap-x-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className={classNames("font-mono text-mono", isBad && "text-danger")}>
        {led.length === 0 ? (
          value
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${name}: ${value}, where`}
            onClick={() => setOpen(!isOpen)}
            className="min-h-6 rounded-mark underline decoration-edge underline-offset-2 hover:decoration-current"
          >
            {value}
          </button>
        )}
      </dd>
      {isOpen && led.length > 0 ? (
        <dd className="w-full pb-1">
          <SignalPlaces from={led} known={known} />
        </dd>
      ) : null}
    </div>
  );
}
