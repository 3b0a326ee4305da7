"use client";
import { type ReactNode, type Ref, useId } from "react";

interface SegmentedProps<Value extends string> {
  ref?: Ref<HTMLElement> | undefined;
  label: string;
  /** Undefined while none is taken. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; title?: string }[];
}

/** A few choices side by side, one of them taken. The browser's own radio buttons bring the keys. */
export function Segmented<Value extends string>({ ref, label, value, onValueChange, options }: SegmentedProps<Value>) {
  const name = useId();

  return (
    <span
      ref={ref}
      role="radiogroup"
      aria-label={label}
      className="inline-flex h-7.5 max-w-full shrink-0 overflow-x-auto overflow-y-hidden rounded-control border border-line-strong bg-surface whitespace-nowrap"
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.title}
          className="relative inline-flex items-center gap-1.5 border-r border-line px-2.5 text-ink-2 last:border-r-0 hover:bg-raised hover:text-ink has-checked:bg-accent-soft has-checked:text-accent [&_svg]:size-3.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 size-full appearance-none -outline-offset-2"
          />
          {option.label}
        </label>
      ))}
    </span>
  );
}
