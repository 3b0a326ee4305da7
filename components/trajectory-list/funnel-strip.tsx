"use client";
import { useQuery } from "@tanstack/react-query";
import { funnelBars } from "@/components/funnel/funnel-bars";
import { KEPT_UNTOLD, STAGE_LOOK } from "@/components/funnel/stage-look";
import { RequestError } from "@/components/shell/request-error";
import { classNames } from "@/components/ui/class-names";
import { formatCount, formatNumber } from "@/components/ui/format-number";
import { Tooltip } from "@/components/ui/tooltip";
import { funnelOptions } from "@/lib/client/corpora";
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

const ALL_BUT_BLIND = "Every trajectory of the corpus, without those that you review blind";

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
    <ul aria-label="Funnel from imported to approved" className="flex gap-0.5 overflow-x-auto">
      {funnelBars(funnel.data).map((bar) => {
        if (bar.kind === "untold") return <UntoldStage key="kept" />;
        const { stage, count, filter: stageFilter } = bar.of;
        const isOn = filter.trim() === stageFilter.trim();
        const behind = stage === "kept" ? selection : undefined;
        const says = stage === "imported" && leftOut ? ALL_BUT_BLIND : STAGE_LOOK[stage].says;

        return (
          <li
            key={stage}
            // A note is there whole: the strip goes sideways where it has no room.
            className={stage === "imported" && leftOut ? "min-w-max" : "min-w-24"}
            style={{ flexGrow: Math.max(0.12, count / largest), flexBasis: 0 }}
          >
            <Tooltip label={behind ? `${says}. ${BEHIND_SAYS[behind]}` : says}>
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
                <span className="truncate">
                  <span className="font-semibold">{formatNumber(count)}</span>
                  {stage === "imported" && leftOut ? (
                    <span className="text-caption text-ink-2"> + {formatCount(leftOut)} you review blind</span>
                  ) : null}
                </span>
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

/** What is kept, in its place without a figure. */
function UntoldStage() {
  return (
    <li className="min-w-max" style={{ flexGrow: 0.24, flexBasis: 0 }} title={KEPT_UNTOLD.long}>
      <span className="flex h-9.5 w-full flex-col justify-center rounded-mark border border-dashed border-line px-2 leading-tight">
        <span className="truncate text-caption text-ink-2">{STAGE_LOOK.kept.name}</span>
        <span className="truncate text-caption text-ink-2">{KEPT_UNTOLD.short}</span>
      </span>
    </li>
  );
}
