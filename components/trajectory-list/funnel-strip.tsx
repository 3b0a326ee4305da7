"use client";
import { useQuery } from "@tanstack/react-query";
import { STAGE_LOOK } from "@/components/funnel/stage-look";
import { RequestError } from "@/components/shell/request-error";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { Tooltip } from "@/components/ui/tooltip";
import { funnelOptions } from "@/lib/client/corpora";
import { inNoFigure } from "./in-no-figure";
import { useFollowActivation } from "./use-follow-activation";

interface FunnelStripProps {
  corpus: string;
  filter: string;
  onFilter: (filter: string) => void;
}

/** Of a figure whose selection is behind. Said in its place, so that no row moves when it comes and goes. */
const BEHIND_SAYS = {
  being_made: "It is being brought up to date; the new figure appears by itself",
  out_of_date: "It is out of date: while home or the table is open it is counted anew, at most once in ten minutes",
} as const;

/** From imported to approved, each stage as wide as its share; a press lists its rows. */
export function FunnelStrip({ corpus, filter, onFilter }: FunnelStripProps) {
  const funnel = useQuery(funnelOptions(corpus));
  useFollowActivation(corpus, funnel.data);
  if (funnel.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The funnel could not be counted"
        error={funnel.error}
        onRetry={() => void funnel.refetch()}
      />
    );
  if (!funnel.data) return <div aria-hidden className="h-9.5" />;
  const { leftOut, selection } = funnel.data;
  const largest = Math.max(1, ...funnel.data.stages.map(({ count }) => count));

  return (
    <div className="flex flex-col gap-1">
      <ul aria-label="Funnel from imported to approved" className="flex gap-0.5 overflow-x-auto">
        {funnel.data.stages.map(({ stage, count, filter: stageFilter }) => {
          const isOn = filter.trim() === stageFilter.trim();
          const behind = stage === "kept" ? selection : undefined;

          return (
            <li key={stage} className="min-w-24" style={{ flexGrow: Math.max(0.12, count / largest), flexBasis: 0 }}>
              <Tooltip label={behind ? `${STAGE_LOOK[stage].says}. ${BEHIND_SAYS[behind]}` : STAGE_LOOK[stage].says}>
                <button
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => onFilter(stageFilter)}
                  className={classNames(
                    "flex h-9.5 w-full flex-col justify-center rounded-mark px-2 text-left leading-tight -outline-offset-2 hover:opacity-85",
                    STAGE_LOOK[stage].ground,
                    isOn && "mark-below",
                  )}
                >
                  <span className="truncate text-caption text-ink-2">
                    {STAGE_LOOK[stage].name}
                    {behind ? ", outdated" : null}
                  </span>
                  <span className="font-semibold">{formatNumber(count)}</span>
                </button>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      {leftOut ? <p className="text-caption text-ink-2">{inNoFigure(leftOut)}</p> : null}
      {filter.trim() === "" ? null : (
        <p className="text-caption text-ink-3">
          These count the whole corpus; the facets and the rows follow the filter.
        </p>
      )}
    </div>
  );
}
