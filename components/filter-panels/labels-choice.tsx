import type { Ref } from "react";
import { Segmented } from "@/components/ui/segmented";
import type { CountedLabels } from "@/lib/domain/counted-labels";

const CHOICES = [
  {
    value: "blind",
    label: "Blind labels",
    title: "Structures that people gave before they saw the filter’s verdict",
  },
  {
    value: "all",
    label: "All labels",
    title: "Those that are not blind, too: who had the verdict in sight may have followed it",
  },
] as const;

interface LabelsChoiceProps {
  ref?: Ref<HTMLElement>;
  labels: CountedLabels;
  onLabels: (labels: CountedLabels) => void;
}

/** Which labels of people the filter is held against. */
export function LabelsChoice({ ref, labels, onLabels }: LabelsChoiceProps) {
  return <Segmented ref={ref} label="Labels that count" value={labels} options={CHOICES} onValueChange={onLabels} />;
}
