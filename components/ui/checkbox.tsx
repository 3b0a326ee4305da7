"use client";
import { Check, Minus } from "lucide-react";

interface CheckboxProps {
  checked: boolean | "indeterminate";
  onCheckedChange?: (checked: boolean) => void;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  id?: string;
  disabled?: boolean;
  tabIndex?: number;
}

/** The browser's own box, drawn like the others; a half state is a property that no attribute sets. */
export function Checkbox({ checked, onCheckedChange, ...props }: CheckboxProps) {
  const isMixed = checked === "indeterminate";

  return (
    <span className="relative inline-flex size-3.5 shrink-0 items-center justify-center text-surface">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        checked={checked === true}
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className="absolute inset-0 size-full appearance-none rounded-[3px] border border-edge bg-surface after:absolute after:-inset-[6px] hover:border-ink-2 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50"
        {...props}
      />
      {isMixed ? <Minus aria-hidden className="pointer-events-none relative size-2.5" strokeWidth={4} /> : null}
      {checked === true ? (
        <Check aria-hidden className="pointer-events-none relative size-2.5" strokeWidth={4} />
      ) : null}
    </span>
  );
}
