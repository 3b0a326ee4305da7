import { ReportTable } from "@/components/judge-report/report-table";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { LabelledScores } from "@/lib/contract/what-if";
import { LAB_ANSWERS, type LabAnswer } from "@/lib/domain/lab-answer";
import type { ComparedSide, LabFigureOf } from "@/lib/domain/lab-figure";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { ANSWER_LOOK } from "./answer-look";
import { FigureButton, type OnFigure } from "./figure-button";

interface ConfusionTableProps {
  caption: string;
  cells: LabelledScores["confusion"];
  side: ComparedSide;
  onFigure: OnFigure;
}

/** Rows are what people say, columns what the filter says; the same answer of both is marked with a sign. */
export function ConfusionTable({ caption, cells, side, onFigure }: ConfusionTableProps) {
  // Without a gate its column would be all zeros.
  const answers = LAB_ANSWERS.filter(
    (answer) => answer !== "below_gate" || cells.some((cell) => cell.answer === answer),
  );

  return (
    <ReportTable
      caption={caption}
      columns={[
        { name: "people ↓ filter →" },
        ...answers.map((answer) => ({
          name: answer,
          isNumber: true as const,
          shown: (
            <span className="whitespace-nowrap">
              <span aria-hidden>{ANSWER_LOOK[answer].mark} </span>
              {ANSWER_LOOK[answer].word}
            </span>
          ),
        })),
      ]}
      rows={STRUCTURE_LABELS.map((label) => ({
        key: label,
        head: (
          <Chip tone={LABEL_LOOK[label].tone} mark={LABEL_LOOK[label].mark}>
            {LABEL_LOOK[label].word}
          </Chip>
        ),
        cells: answers.map((answer) => (
          <Count
            key={answer}
            figure={{ kind: "confusion", side, answer, label }}
            count={confusionCount(cells, answer, label)}
            onFigure={onFigure}
          />
        )),
      }))}
    />
  );
}

interface CountProps extends Pick<ConfusionTableProps, "onFigure"> {
  figure: LabFigureOf<"confusion">;
  count: number;
}

function Count({ figure, count, onFigure }: CountProps) {
  const agrees = figure.label === figure.answer;

  return (
    <FigureButton {...{ figure, count, onFigure }}>
      <span
        className={classNames(
          "font-mono text-mono whitespace-nowrap",
          agrees && "font-semibold text-ok",
          !agrees && count === 0 && "text-ink-3",
        )}
      >
        {agrees ? <span aria-hidden>✓ </span> : null}
        {formatNumber(count)}
      </span>
    </FigureButton>
  );
}

/** Pairs that never met are left out of the cells. */
export function confusionCount(cells: LabelledScores["confusion"], answer: LabAnswer, label: StructureLabel): number {
  return cells.find((cell) => cell.answer === answer && cell.label === label)?.count ?? 0;
}
