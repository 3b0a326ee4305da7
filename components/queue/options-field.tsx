"use client";
import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { MOST_OPTIONS, newOption, type OptionDraft, type QuestionDraft } from "./question-draft";
import { type Faults, optionPath } from "./question-faults";

interface OptionsFieldProps {
  question: Pick<QuestionDraft, "id" | "kind" | "options">;
  faults: Faults;
  onChange: (options: readonly OptionDraft[]) => void;
}

/** The fixed answers of a question, each at the digit that gives it. */
export function OptionsField({ question: { id, kind, options }, faults, onChange }: OptionsFieldProps) {
  const noun = kind === "flags" ? "flag" : "answer";

  return (
    <div className="flex flex-col gap-1.5">
      <ol className="grid gap-1.5 narrow:grid-cols-2">
        {options.map((option, index) => {
          const fault = faults[optionPath(id, option.id)];
          return (
            <li key={option.id}>
              <span className="flex items-center gap-1">
                <span aria-hidden className="w-3 text-caption text-ink-3">
                  {index + 1}
                </span>
                <Input
                  aria-label={`${noun === "flag" ? "Flag" : "Answer"} ${index + 1}`}
                  aria-invalid={fault !== undefined}
                  maxLength={80}
                  value={option.text}
                  onChange={(event) =>
                    onChange(
                      options.map((other) => (other.id === option.id ? { ...other, text: event.target.value } : other)),
                    )
                  }
                />
                <IconButton
                  label={`Remove ${noun} ${index + 1}`}
                  onClick={() => onChange(options.filter((other) => other.id !== option.id))}
                >
                  <X aria-hidden />
                </IconButton>
              </span>
              {fault ? <p className="pl-4 text-caption text-danger">{fault}</p> : null}
            </li>
          );
        })}
      </ol>
      {options.length < MOST_OPTIONS ? (
        <span className="pl-4">
          <Button size="small" onClick={() => onChange([...options, newOption()])}>
            <Plus aria-hidden /> Add {noun === "flag" ? "a flag" : "an answer"}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
