"use client";
import { type MouseEvent, useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import type { OutlineStep } from "@/lib/contract/outline";
import { MAP_ACROSS, MAP_HANDS, type MapInk, mapPaths } from "@/lib/domain/map-paths";
import { mapBuckets } from "@/lib/domain/step-map";
import { useReader, useReaderFacts } from "./reader-context";

const BUCKETS = 120;

const FILL = {
  model: "fill-agentic",
  macro: "fill-agentic",
  retry: "fill-ink-3",
  code: "fill-subtask",
  unknown: "fill-line-strong",
  none: "fill-line",
  fault: "fill-danger",
} as const satisfies Record<MapInk, string>;

/** The whole trajectory in one strip: who made the calls, and where something is wrong. */
export function OutlineMinimap({ steps }: { steps: readonly OutlineStep[] }) {
  return <StepMap steps={steps} isLying={false} className="w-3 shrink-0 py-1 pr-1" />;
}

/** The same strip lying down, where the outline is a line. */
export function OutlineMapLine({ steps }: { steps: readonly OutlineStep[] }) {
  return <StepMap steps={steps} isLying className="h-2 shrink-0 border-b border-line bg-bg" />;
}

interface StepMapProps {
  steps: readonly OutlineStep[];
  isLying: boolean;
  className: string;
}

function StepMap({ steps, isLying, className }: StepMapProps) {
  const { store } = useReaderFacts();
  const buckets = useMemo(() => mapBuckets(steps, BUCKETS), [steps]);
  const paths = useMemo(() => [...mapPaths(buckets, isLying)], [buckets, isLying]);
  const here = useReader((state) => buckets.findIndex(({ last }) => state.focus <= last));

  function goTo({ clientX, clientY, currentTarget }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    const share = isLying ? (clientX - box.left) / box.width : (clientY - box.top) / box.height;
    store.goTo({ step: Math.floor(share * steps.length) });
  }

  return (
    <div aria-hidden className={classNames("isolate", className)} onClick={goTo}>
      <svg
        aria-hidden
        viewBox={isLying ? `0 0 ${buckets.length} ${MAP_ACROSS}` : `0 0 ${MAP_ACROSS} ${buckets.length}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="block size-full"
      >
        {paths.map(([ink, path]) => (
          <path key={ink} d={path} className={FILL[ink]} />
        ))}
        {here === -1 ? null : (
          // What is wrong there stays in sight.
          <path
            d={isLying ? `M${here} 0h1v${MAP_HANDS}h-1z` : `M0 ${here}h${MAP_HANDS}v1h-${MAP_HANDS}z`}
            className="fill-accent"
          />
        )}
      </svg>
    </div>
  );
}
