"use client";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { useRefusal } from "@/lib/client/use-refusal";
import type { RemovedCurve } from "@/lib/contract/training";
import { useRestoreCurve } from "./use-restore-curve";

/** Curves that were taken off the list, each with the way back. */
export function RemovedCurves({ curves }: { curves: readonly RemovedCurve[] }) {
  const { onRestore, isPending } = useRestoreCurve();
  const refusal = useRefusal("import");

  return (
    <Panel title="Removed curves" subtitle="Kept until their metric is uploaded for their run again.">
      {refusal === undefined ? null : <p className="mb-2 text-ink-2">{refusal}</p>}
      <ul className="flex max-h-100 flex-col divide-y divide-line overflow-auto" data-scrolls>
        {curves.map((curve) => (
          <li key={curve.id} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0 wrap-anywhere">
              {curve.metric} of {curve.run}
            </span>
            <Button
              aria-label={`Bring back ${curve.metric} of ${curve.run}`}
              disabled={isPending || refusal !== undefined}
              title={refusal}
              onClick={() => onRestore(curve)}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
