"use client";

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** What the value means, for screen readers; the number itself where it is left out. */
  valueText?: string | undefined;
  disabled?: boolean;
  onValueChange: (value: number) => void;
}

/** A number on a track. The browser's own control brings the keys. */
export function Slider({ label, value, min, max, step = 1, valueText, disabled = false, onValueChange }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      className="h-6 w-full min-w-24 cursor-pointer accent-accent disabled:cursor-default disabled:opacity-50"
      {...{ value, min, max, step, disabled }}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
    />
  );
}
