"use client";
import type { ComponentProps } from "react";

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
