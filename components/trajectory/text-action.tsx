"use client";
import type { ComponentProps } from "react";

/** A word in running text that does something. */
export function TextAction(props: Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      type="button"
      // As high as a finger needs, in the place of the words alone: a badge that opens may stand right above.
      className="-my-1 rounded-mark py-1 text-ink-2 underline decoration-edge underline-offset-2 hover:text-ink hover:decoration-ink"
      {...props}
    />
  );
}
