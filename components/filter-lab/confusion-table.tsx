import { ReportTable } from "@/components/judge-report/report-table";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { LabelledScores } from "@/lib/contract/what-if";
import { LAB_ANSWERS, type LabAnswer } from "@/lib/domain/lab-answer";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { ANSWER_LOOK } from "./answer-look";
import { type ConfusionCell, printCell } from "./confusion-cell";
import { openerId } from "./use-list-focus";

interface ConfusionTableProps {
  caption: string;
  cells: LabelledScores["confusion"];
  side: ConfusionCell["side"];
  /** Lists the rows behind a figure. */
  onCell: (cell: ConfusionCell) => void;
}

/** Rows are what people say, columns what the filter says; the same answer of both is marked with a sign. */
export function ConfusionTable({ caption, cells, side, onCell }: ConfusionTableProps) {
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
          <Count key={answer} cell={{ side, answer, label }} count={countOf(cells, answer, label)} onCell={onCell} />
        )),
      }))}
    />
  );
}

interface CountProps extends Pick<ConfusionTableProps, "onCell"> {
  cell: ConfusionCell;
  count: number;
}

function Count({ cell, count, onCell }: CountProps) {
  const { label, answer } = cell;
  const agrees = label === answer;
  const figure = (
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
  );
  if (count === 0) return figure;

  return (
    <button
      id={openerId(printCell(cell))}
      type="button"
      aria-label={`${formatNumber(count)} that people call ${LABEL_LOOK[label].word} and the filter ${ANSWER_LOOK[answer].word}: list them`}
      onClick={() => onCell(cell)}
      className="-mx-1 inline-flex h-6 min-w-6 items-center justify-end rounded-mark px-1 underline decoration-line-strong hover:bg-raised hover:decoration-current"
    >
      {figure}
    </button>
  );
}

function countOf(cells: LabelledScores["confusion"], answer: LabAnswer, label: StructureLabel): number {
  return cells.find((cell) => cell.answer === answer && cell.label === label)?.count ?? 0;
}
