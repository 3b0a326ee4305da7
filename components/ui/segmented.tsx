"use client";
import * as RadixToggleGroup from "radix-ui/toggle-group";
import type { ReactNode } from "react";

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; title?: string }[];
}

/** A few choices side by side, one of them taken. */
export function Segmented<Value extends string>({ label, value, onValueChange, options }: SegmentedProps<Value>) {
  return (
    <RadixToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      className="inline-flex h-7.5 shrink-0 overflow-hidden rounded-control border border-line-strong bg-surface"
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onValueChange(option.value);
      }}
    >
      {options.map((option) => (
        <RadixToggleGroup.Item
          key={option.value}
          value={option.value}
          title={option.title}
          className="inline-flex items-center gap-1.5 border-r border-line px-2.5 text-ink-2 -outline-offset-2 last:border-r-0 hover:bg-raised hover:text-ink data-[state=on]:bg-accent-soft data-[state=on]:text-accent [&_svg]:size-3.5"
        >
          {option.label}
        </RadixToggleGroup.Item>
      ))}
    </RadixToggleGroup.Root>
  );
}
