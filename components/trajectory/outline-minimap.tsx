"use client";
import { useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import type { OutlineStep } from "@/lib/contract/outline";
import { type MapBucket, mapBuckets } from "@/lib/domain/step-map";
import { ATTRIBUTION_FILL } from "./attribution-bar";
import { useReader, useReaderFacts } from "./reader-context";

const BUCKETS = 120;

/** The whole trajectory in one strip: who made the calls, and where something is wrong. */
export function OutlineMinimap({ steps }: { steps: readonly OutlineStep[] }) {
  const { store } = useReaderFacts();
  const buckets = useMemo(() => mapBuckets(steps, BUCKETS), [steps]);

  return (
    <div
      aria-hidden
      className="flex w-3 shrink-0 flex-col py-1 pr-1"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = (event.clientY - box.top) / box.height;
        store.goTo({ step: Math.floor(share * steps.length) });
      }}
    >
      {buckets.map((bucket) => (
        <MapRow key={bucket.first} bucket={bucket} />
      ))}
    </div>
  );
}

/** The same strip lying down, where the outline is a line. */
export function OutlineMapLine({ steps }: { steps: readonly OutlineStep[] }) {
  const { store } = useReaderFacts();
  const buckets = useMemo(() => mapBuckets(steps, BUCKETS), [steps]);

  return (
    <div
      aria-hidden
      className="flex h-2 shrink-0 border-b border-line bg-bg"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = (event.clientX - box.left) / box.width;
        store.goTo({ step: Math.floor(share * steps.length) });
      }}
    >
      {buckets.map((bucket) => (
        <MapRow key={bucket.first} bucket={bucket} />
      ))}
    </div>
  );
}

function MapRow({ bucket }: { bucket: MapBucket }) {
  const isHere = useReader((state) => state.focus >= bucket.first && state.focus <= bucket.last);

  return (
    <span className={classNames("flex min-h-px flex-1 gap-px", isHere && "bg-accent")}>
      {bucket.attribution.length === 0 ? <span className="flex-1 bg-line" /> : null}
      {bucket.attribution.map((kind) => (
        <span key={kind} className={classNames("flex-1", ATTRIBUTION_FILL[kind])} />
      ))}
      <span className={classNames("w-0.75", bucket.hasFault && "bg-danger")} />
    </span>
  );
}
