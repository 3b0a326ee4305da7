"use client";
import type { ComponentProps } from "react";

/** For a line of such words alone, as high as a finger needs: a badge that opens may stand right above or below. */
export const HIGH_ENOUGH = "[&>button]:min-h-6";

/** A word in running text that does something. */
export function TextAction(props: Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      type="button"
      className="rounded-mark text-ink-2 underline decoration-edge underline-offset-2 hover:text-ink hover:decoration-ink"
      {...props}
    />
  );
}
