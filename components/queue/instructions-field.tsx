"use client";
import { useId, useState } from "react";
import { InstructionsText } from "@/components/review-flow/instructions-text";
import { TextArea } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";

const OPTIONS = [
  { value: "write", label: "Write" },
  { value: "preview", label: "Preview" },
] as const;

interface InstructionsFieldProps {
  instructions: string;
  onChange: (instructions: string) => void;
}

/** The guideline: written as markdown, previewed as reviewers will see it. */
export function InstructionsField({ instructions, onChange }: InstructionsFieldProps) {
  const id = useId();
  const [view, setView] = useState<(typeof OPTIONS)[number]["value"]>("write");

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="flex-1 text-table font-medium">
          Instructions
        </label>
        <Segmented label="Instructions" value={view} options={OPTIONS} onValueChange={setView} />
      </div>
      {view === "write" ? (
        <TextArea
          id={id}
          rows={6}
          maxLength={20_000}
          value={instructions}
          placeholder="When is a call the model’s own? What counts as a reject? Markdown works."
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div
          id={id}
          className="max-h-80 min-h-32 overflow-y-auto rounded-control border border-line bg-bg px-3.5 py-1.5"
        >
          {instructions.trim() === "" ? (
            <p className="py-1.5 text-ink-3">Nothing is written yet.</p>
          ) : (
            <InstructionsText instructions={instructions} />
          )}
        </div>
      )}
    </div>
  );
}
