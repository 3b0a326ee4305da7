import { TriangleAlert } from "lucide-react";
import { seriesLook } from "@/components/charts/series-look";
import { InertText } from "@/components/import/inert-text";
import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import type { Comparison } from "@/lib/contract/comparison";
import { K_WITHOUT_THEM } from "@/lib/domain/left-out-words";
import { addressWarnings } from "./address-warnings";
import { measuredSeries } from "./compared-series";
import { comparisonWarnings } from "./comparison-warnings";

interface NoticesProps {
  comparison: Comparison;
  /** Runs of the address that are not compared, since there are too many. */
  beyond: number;
  /** Words of the address that are no runs. */
  unreadable: number;
  /** As the address asks for it; null: nobody did. */
  k: number | null;
}

/** What has to be known before the figures are read, and which runs have none. */
export function Notices({ comparison, beyond, unreadable, k }: NoticesProps) {
  const warnings = [...addressWarnings({ comparison, beyond, unreadable, k }), ...comparisonWarnings(comparison)];
  const refused = comparison.runs.flatMap(({ id, name, measured }, place) =>
    measured.status === "refused" ? [{ id, name, reason: measured.reason, letter: seriesLook(place).letter }] : [],
  );
  const { leftOut } = comparison;

  return (
    <>
      {warnings.length > 0 ? (
        <section
          aria-label="Before comparing"
          className="flex flex-wrap gap-x-3 gap-y-1 rounded-panel border border-subtask bg-subtask-soft px-4 py-2"
        >
          <h2 className="flex items-center gap-2 text-section text-subtask">
            <TriangleAlert aria-hidden className="size-3.5" />
            Before comparing
          </h2>
          {/* One warning stands in the line of its title. */}
          <ul className="flex min-w-60 flex-1 flex-col gap-1">
            {warnings.map(({ kind, text }) => (
              <li key={kind}>
                <InertText text={text} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {refused.length > 0 ? (
        <section aria-label="Refused runs" className="rounded-panel border border-danger bg-danger-soft px-4 py-3">
          <h2 className="text-section text-danger">⊘ Not drawn</h2>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ id, name, reason, letter }) => (
              <li key={id}>
                <span className="font-medium">
                  {letter} <InertText text={name} />
                </span>
                : <InertText text={reason} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {leftOut ? (
        <p className="text-ink-2">
          {inNoFigure(leftOut)} {k === null && measuredSeries(comparison).length > 0 ? K_WITHOUT_THEM : null}
        </p>
      ) : null}
    </>
  );
}
