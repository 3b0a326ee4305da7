"use client";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";

interface ConfirmCountProps {
  count: number;
  /** Why the number is asked for. */
  hint?: string;
  /** It stands where nothing else is asked for, so it takes the keyboard. */
  isAlone?: boolean;
  onChange: (isConfirmed: boolean) => void;
}

/** Asks a person to type the number of rows before a large change. */
export function ConfirmCount({
  count,
  hint = "More than 1,000 rows change at once, so the number is asked for.",
  isAlone = false,
  onChange,
}: ConfirmCountProps) {
  const [text, setText] = useState("");

  return (
    <Field label={`Type ${formatNumber(count)} to confirm`} hint={hint}>
      {(ids) => (
        <Input
          {...ids}
          autoFocus={isAlone}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onChange(event.target.value.replaceAll(/[\s,.]/g, "") === String(count));
          }}
        />
      )}
    </Field>
  );
}
