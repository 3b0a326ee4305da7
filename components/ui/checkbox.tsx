"use client";
import { Check, Minus } from "lucide-react";
import * as RadixCheckbox from "radix-ui/checkbox";

interface CheckboxProps {
  checked: boolean | "indeterminate";
  onCheckedChange?: (checked: boolean) => void;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  id?: string;
  disabled?: boolean;
  tabIndex?: number;
}

export function Checkbox({ onCheckedChange, ...props }: CheckboxProps) {
  return (
    <RadixCheckbox.Root
      className="relative inline-flex size-3.5 shrink-0 items-center justify-center rounded-[3px] border border-edge bg-surface after:absolute after:-inset-[6px] hover:border-ink-2 disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent"
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      {...props}
    >
      <RadixCheckbox.Indicator className="text-surface">
        {props.checked === "indeterminate" ? (
          <Minus className="size-2.5" strokeWidth={4} />
        ) : (
          <Check className="size-2.5" strokeWidth={4} />
        )}
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
}
