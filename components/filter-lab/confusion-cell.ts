import { LAB_ANSWERS, type LabAnswer } from "@/lib/domain/lab-answer";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";

const SIDES = ["before", "after"] as const;

/** A figure of the confusion before or after: what the filter answers where people say something. */
export interface ConfusionCell {
  readonly side: (typeof SIDES)[number];
  readonly answer: LabAnswer;
  readonly label: StructureLabel;
}

/** As the address of the lab names it: "after,sub_task,agentic", side, filter, people. */
export function printCell({ side, answer, label }: ConfusionCell): string {
  return [side, answer, label].join(",");
}

/** Null of what names none. */
export function parseCell(text: string): ConfusionCell | null {
  const [sideText, answerText, labelText, ...more] = text.split(",");
  const side = SIDES.find((known) => known === sideText);
  const answer = LAB_ANSWERS.find((known) => known === answerText);
  const label = STRUCTURE_LABELS.find((known) => known === labelText);

  return side && answer && label && more.length === 0 ? { side, answer, label } : null;
}
