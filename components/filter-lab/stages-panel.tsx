import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { STAGE_WORDS } from "@/components/filter-panels/stage-words";
import { formatNumber } from "@/components/ui/format-number";
import type { WhatIf } from "@/lib/contract/what-if";
import { capReachWords } from "@/lib/domain/cap-reach";
import type { ComparedSide } from "@/lib/domain/lab-figure";
import { BarKey, BeforeAfterTable } from "./before-after";
import type { OnFigure } from "./figure-button";

interface StagesPanelProps {
  stages: WhatIf["stages"];
  /** That the settings after have. */
  caps: WhatIf["caps"];
  against: string;
  onFigure: OnFigure;
}

/** How many come as far as each stage of the pipeline, before and after. */
export function StagesPanel({ stages, caps, against, onFigure }: StagesPanelProps) {
  return (
    <ChartFrame
      name="stages"
      title="How far they come"
      subtitle="Trajectories that come as far as each stage of the pipeline; a stage that is off lets all pass."
      isPicture={false}
      table={{
        columns: [
          { name: "Stage" },
          ...["Before", "After", "Change"].map((name) => ({ name, format: formatNumber })),
          { name: "Off" },
        ],
        rows: stages.map(({ stage, before, after, isOff }) => [
          STAGE_WORDS[stage].name,
          before,
          after,
          after - before,
          isOff ? "off" : "",
        ]),
      }}
    >
      <div className="flex flex-col gap-3">
        <BeforeAfterTable
          caption="Trajectories by stage, before and after"
          head="Stage"
          onFigure={onFigure}
          rows={stages.map(({ stage, before, after, isOff }) => ({
            key: stage,
            head: (
              <>
                {STAGE_WORDS[stage].name}
                {isOff ? <span className="text-ink-3"> (off)</span> : null}
              </>
            ),
            before,
            after,
            ...(stage === "extracted" ? {} : { figureOf: (side: ComparedSide) => ({ kind: "stage", side, stage }) }),
          }))}
        />
        <BarKey against={against} />
        {caps.length > 0 ? (
          <ul aria-label="Caps after" className="flex flex-col gap-1 text-ink-2">
            {caps.map((cap) => (
              <li key={cap.by}>{capReachWords(cap)}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </ChartFrame>
  );
}
