import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { formatNumber } from "@/components/ui/format-number";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { LabelledScores, WhatIf } from "@/lib/contract/what-if";
import { LAB_ANSWERS } from "@/lib/domain/lab-answer";
import type { ComparedSide } from "@/lib/domain/lab-figure";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { ANSWER_LOOK } from "./answer-look";
import { ConfusionTable, confusionCount } from "./confusion-table";
import type { OnFigure } from "./figure-button";

interface ConfusionPanelProps {
  labelled: Pick<WhatIf["labelled"], "before" | "after">;
  onFigure: OnFigure;
}

/** What people say by what the filter answers, before and after. */
export function ConfusionPanel({ labelled: { before, after }, onFigure }: ConfusionPanelProps) {
  return (
    <ChartFrame
      name="confusion"
      title="Label by answer"
      subtitle="Trajectories by what people say and what the filter answers; a count lists them."
      isPicture={false}
      table={{
        columns: [
          { name: "People say" },
          { name: "The filter says" },
          ...["Before", "After"].map((name) => ({ name, format: formatNumber })),
        ],
        rows: STRUCTURE_LABELS.flatMap((label) =>
          LAB_ANSWERS.map((answer) => [
            LABEL_LOOK[label].word,
            ANSWER_LOOK[answer].word,
            ...[before, after].map(({ confusion }) => confusionCount(confusion, answer, label)),
          ]),
        ),
      }}
    >
      <div className="grid gap-x-8 gap-y-4 wide:grid-cols-2">
        <Side title="Before" side="before" scores={before} onFigure={onFigure} />
        <Side title="After" side="after" scores={after} onFigure={onFigure} />
      </div>
    </ChartFrame>
  );
}

interface SideProps extends Pick<ConfusionPanelProps, "onFigure"> {
  title: string;
  side: ComparedSide;
  scores: LabelledScores;
}

function Side({ title, side, scores, onFigure }: SideProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-table font-semibold">{title}</h3>
      <ConfusionTable
        caption={`People’s label by the filter’s answer, ${side}`}
        cells={scores.confusion}
        {...{ side, onFigure }}
      />
    </div>
  );
}
