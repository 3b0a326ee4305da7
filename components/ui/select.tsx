"use client";
import { Check, ChevronDown } from "lucide-react";
import * as RadixSelect from "radix-ui/select";
import { FIELD_BASE } from "./input";

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; hint?: string }[];
  onValueChange: (value: Value) => void;
  disabled?: boolean;
}

export function Select<Value extends string>({ label, value, options, onValueChange, disabled }: SelectProps<Value>) {
  return (
    <RadixSelect.Root
      value={value}
      disabled={disabled ?? false}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onValueChange(option.value);
      }}
    >
      <RadixSelect.Trigger
        aria-label={label}
        className={`${FIELD_BASE} inline-flex h-7.5 min-w-0 items-center justify-between gap-2 px-2.5`}
      >
        <span className="truncate">
          {/* Said here, or it would not stand in what the server draws. */}
          <RadixSelect.Value>{options.find((option) => option.value === value)?.label}</RadixSelect.Value>
        </span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-open overflow-auto rounded-control border border-line-strong bg-surface p-1 shadow-layer"
        >
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                className="flex min-h-7 items-center gap-2 rounded-chip px-2 outline-none data-highlighted:bg-accent-soft"
              >
                <span className="w-3.5 shrink-0 text-accent">
                  <RadixSelect.ItemIndicator>
                    <Check aria-hidden className="size-3.5" />
                  </RadixSelect.ItemIndicator>
                </span>
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                {option.hint ? <span className="ml-auto pl-4 text-caption text-ink-3">{option.hint}</span> : null}
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
