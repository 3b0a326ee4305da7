"use client";
import type { ComponentProps } from "react";
import { ACT, BUTTON_BASE } from "./button";
import { classNames } from "./class-names";
import { Tooltip } from "./tooltip";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "aria-label"> {
  /** Its name for screen readers and its tooltip. */
  label: string;
  /** The key that does the same, as declared in the key table. */
  keys?: string | undefined;
  side?: "top" | "right" | "bottom" | "left";
}

export function IconButton({ label, keys, side = "bottom", ...props }: IconButtonProps) {
  return (
    <Tooltip label={label} keys={keys} side={side}>
      <button
        type="button"
        aria-label={label}
        data-keys={keys}
        {...ACT}
        className={classNames(
          BUTTON_BASE,
          "size-7 border-transparent text-ink-2 hover:bg-raised hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent",
        )}
        {...props}
      />
    </Tooltip>
  );
}
