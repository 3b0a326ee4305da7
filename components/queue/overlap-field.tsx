"use client";
import { NoSecondPerson } from "@/components/release/no-second-person";
import { Segmented } from "@/components/ui/segmented";
import { useIsAlone } from "@/lib/client/use-me";
import { FormPart } from "./form-part";
import type { ReviewersDraft } from "./queue-draft";
import { usePossibleReviewers } from "./use-possible-reviewers";

const OVERLAPS = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

interface OverlapFieldProps {
  overlap: number;
  reviewers: ReviewersDraft;
  onChange: (overlap: number) => void;
}

/** How many people answer each item. */
export function OverlapField({ overlap, reviewers, onChange }: OverlapFieldProps) {
  const possible = usePossibleReviewers(reviewers);
  const isTooMany = possible !== undefined && possible < overlap && overlap > 1;
  const isForOthers = useIsAlone() && overlap > 1;
  const hint = isTooMany ? tooManyWords(overlap, possible) : hintWords(overlap);

  return (
    <FormPart title="Answers an item" hint={isForOthers ? undefined : hint}>
      <span>
        <Segmented
          label="Answers an item"
          value={String(overlap)}
          options={OVERLAPS}
          onValueChange={(value) => onChange(Number(value))}
        />
      </span>
      {isForOthers ? (
        <NoSecondPerson instead="Ask for one answer">
          {`An item is finished once ${overlap} people have answered it`}
        </NoSecondPerson>
      ) : null}
    </FormPart>
  );
}

function hintWords(overlap: number): string {
  return overlap === 1
    ? "One person’s answer counts, so agreement is not measured."
    : "What all of them say is agreed; what they differ on is adjudicated.";
}

/** A person answers an item once, so it would wait for the others for ever. */
function tooManyWords(overlap: number, possible: number): string {
  const people = possible === 1 ? "is 1 person" : `are ${possible} people`;

  return `There ${people} to answer here, so an item that asks for ${overlap} is not finished until others come.`;
}
