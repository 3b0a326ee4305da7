"use client";
import { useState } from "react";
import { Input } from "@/components/ui/input";

interface NumberFieldProps {
  label: string;
  value: string;
  /** Whether the text is a value. */
  isValid: (text: string) => boolean;
  onChange: (text: string) => void;
}

/** A number to type. What is no number yet stays in the field and changes nothing. */
export function NumberField({ label, value, isValid, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();

  return (
    <span className="w-19 shrink-0">
      <Input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={typed !== undefined && !isValid(typed)}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isValid(target.value)) onChange(target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </span>
  );
}
