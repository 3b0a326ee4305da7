"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { Select } from "@/components/ui/select";
import { filterCurveOptions } from "@/lib/client/filter-lab";
import { useMay } from "@/lib/client/use-me";
import type { FilterCurve } from "@/lib/contract/what-if";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { lacksBlindLabels } from "@/lib/domain/not-blind-words";
import { CURVE_THRESHOLDS, type CurveThreshold, THRESHOLD_FIELDS } from "@/lib/domain/threshold-fields";
import { CurvePicture } from "./curve-picture";
import { curveTable } from "./curve-table";
import { curveCaveats, curveConclusion, curveSubtitle } from "./curve-words";
import { filterCommand } from "./filter-command";
import { LabAnswer } from "./lab-answer";
import type { LabScope } from "./lab-scope";
import { LABEL_CAVEATS } from "./label-caveats";
import { LeftOutRows } from "./left-out-rows";
import { NoCurve } from "./no-curve";
import { NotBlindNote } from "./not-blind-note";

const TITLE = "People against one threshold";
const CHOICES = CURVE_THRESHOLDS.map((value) => ({ value, label: THRESHOLD_FIELDS[value].words }));
const along = parseAsStringLiteral(CURVE_THRESHOLDS).withDefault("agenticShare");

interface CurvePanelProps extends LabScope {
  /** What the version says that a draft is written over. */
  saved: FilterThresholds;
  /** Counts labels that are not blind, too. */
  onCountAll: () => void;
  /** A place of the curve is taken into the draft. */
  onThreshold: (name: CurveThreshold, value: number) => void;
}

/** Precision and recall of “agentic” against people's labels along one threshold, the others held. */
export function CurvePanel({ onThreshold, onCountAll, saved, ...scope }: CurvePanelProps) {
  const [chosen, choose] = useQueryState("along", along);
  const curve = useQuery({
    ...filterCurveOptions(scope.corpus.id, { thresholds: scope.thresholds, along: chosen, labels: scope.labels }),
    placeholderData: keepPreviousData,
    enabled: useMay("test_filter"),
  });
  const choice = (
    <Select
      label="The threshold that is varied"
      value={chosen}
      options={CHOICES}
      onValueChange={(value) => void choose(value)}
    />
  );

  return (
    <LabAnswer title={TITLE} asked={curve} waiting="Computing precision and recall along a threshold" heightPx={440}>
      {(answer) => (
        <ChartFrame
          name="filter-curve"
          title={TITLE}
          subtitle={curveSubtitle(answer, scope.thresholds)}
          caveats={{ says: LABEL_CAVEATS, all: curveCaveats(answer) }}
          conclusion={lacksBlindLabels(answer) ? undefined : curveConclusion(answer)}
          actions={choice}
          table={() => curveTable(answer)}
          command={filterCommand({ verb: "curve", along: answer.along }, scope)}
        >
          <LeftOutRows corpus={scope.corpus.id} counted={answer} />
          {isDrawn(answer) ? (
            <CurvePicture
              key={answer.along}
              curve={answer}
              thresholds={scope.thresholds}
              isDrafted={scope.thresholds[answer.along] !== saved[answer.along]}
              onPick={(at) => onThreshold(answer.along, at)}
            />
          ) : (
            <>
              {lacksBlindLabels(answer) ? <NotBlindNote notBlind={answer.notBlind} onCountAll={onCountAll} /> : null}
              <NoCurve corpus={scope.corpus.id} />
            </>
          )}
        </ChartFrame>
      )}
    </LabAnswer>
  );
}

function isDrawn({ points }: FilterCurve): boolean {
  return points.some(({ precision, recall }) => precision.value !== null || recall.value !== null);
}
