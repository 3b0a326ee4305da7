"use client";
import { Segmented } from "@/components/ui/segmented";
import { FormPart } from "./form-part";

const OVERLAPS = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

interface OverlapFieldProps {
  overlap: number;
  onChange: (overlap: number) => void;
}

/** How many people answer each item. */
export function OverlapField({ overlap, onChange }: OverlapFieldProps) {
  return (
    <FormPart
      title="Answers an item"
      hint={
        overlap === 1
          ? "One person’s answer counts, so agreement is not measured."
          : "What all of them say is agreed; what they differ on is adjudicated."
      }
    >
      <span>
        <Segmented
          label="Answers an item"
          value={String(overlap)}
          options={OVERLAPS}
          onValueChange={(value) => onChange(Number(value))}
        />
      </span>
    </FormPart>
  );
}
