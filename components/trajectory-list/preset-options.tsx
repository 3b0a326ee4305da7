"use client";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { PresetOption } from "@/lib/exporters/options/preset-option";

interface PresetOptionsProps {
  options: readonly PresetOption[];
  chosen: Readonly<Record<string, string>>;
  /** The option that cannot be read, with a sentence. */
  wrong: { readonly option: string; readonly message: string } | undefined;
  onChoose: (name: string, value: string) => void;
}

/** What can be chosen about a preset, each with what counts when nothing is. */
export function PresetOptions({ options, chosen, wrong, onChoose }: PresetOptionsProps) {
  return options.map((option) => (
    <Field
      key={option.name}
      label={option.label}
      hint={option.hint}
      error={wrong?.option === option.name ? wrong.message : undefined}
    >
      {(ids) => (
        <OptionControl option={option} ids={ids} value={chosen[option.name] ?? option.initial} onChoose={onChoose} />
      )}
    </Field>
  ));
}

interface OptionControlProps {
  option: PresetOption;
  ids: { id: string; "aria-describedby": string; "aria-invalid": boolean };
  value: string;
  onChoose: (name: string, value: string) => void;
}

function OptionControl({ option, ids, value, onChoose }: OptionControlProps) {
  switch (option.kind) {
    case "choice":
      return (
        <Select
          label={option.label}
          value={value}
          options={option.choices}
          onValueChange={(next) => onChoose(option.name, next)}
        />
      );
    case "number":
      return (
        <Input
          {...ids}
          inputMode={option.isWhole ? "numeric" : "decimal"}
          value={value}
          onChange={(event) => onChoose(option.name, event.target.value)}
        />
      );
    case "text":
      return (
        <Input
          {...ids}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChoose(option.name, event.target.value)}
        />
      );
  }
}
