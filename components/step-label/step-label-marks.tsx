"use client";
import { useQuery } from "@tanstack/react-query";
import { whoDid } from "@/components/review/who-did";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { classNames } from "@/components/ui/class-names";
import { stepLabelsOptions } from "@/lib/client/step-labels";
import type { StepLabel } from "@/lib/contract/comments";
import { stepLabelAt } from "@/lib/domain/step-labels";
import { STEP_LABEL_LOOK } from "./step-label-look";

/** Labels of one step in the gutter: the own one solid, other people's outlined, an inherited one dashed. */
export function StepLabelMarks({ step }: { step: number }) {
  const { id } = useReaderFacts();
  const { data } = useQuery(stepLabelsOptions(id));
  const people = byPerson(data ?? []).flatMap((labels) => {
    const shown = stepLabelAt(labels, step);
    const [first] = labels;
    return shown && first ? [{ ...shown, who: whoDid(first), isMine: first.isMine }] : [];
  });

  return people.map(({ label, isInherited, who, isMine }) => {
    const { mark, word, ink } = STEP_LABEL_LOOK[label];
    const says = `${who}: ${word}${isInherited ? ", after the first wrong step" : ""}`;
    return (
      <span
        key={who}
        title={says}
        className={classNames(
          "flex size-4.5 shrink-0 items-center justify-center rounded-mark border font-mono text-caption font-semibold",
          ink,
          isInherited ? "border-dashed border-edge" : "border-current",
          isMine && !isInherited && "bg-surface",
        )}
      >
        <span aria-hidden>{mark}</span>
        <span className="sr-only">{says}</span>
      </span>
    );
  });
}

function byPerson(labels: readonly StepLabel[]): readonly (readonly StepLabel[])[] {
  const people = new Map<string, StepLabel[]>();
  // A namesake of the person who looks is somebody else.
  for (const label of labels) people.set(whoDid(label), [...(people.get(whoDid(label)) ?? []), label]);

  return [...people.values()];
}
